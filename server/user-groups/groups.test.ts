import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { personWith } from '../../tests/security/matrix/people.ts'
import { claimsOf, credentialsOf, logIn, personOf, signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'

interface Group {
  readonly id: string
  readonly name: string
  readonly roleId: string | null
  readonly revision: number
}

let server: TestServer
let admin: Person
let user: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  user = await signIn(server.url, 'user@harbour.example')
})
afterAll(() => server.stop())

const records = { 'x-resource-type': 'RECORDS' }
const makeRole = async (permissions: readonly string[]): Promise<{ readonly id: string; readonly name: string; readonly revision: number }> =>
  (await admin.ask({ method: 'POST', path: '/v1/roles', body: { name: `Role ${randomUUID()}`, permissions } })).json as Group
const create = (form: Partial<{ name: string; roleId: string | null; members: readonly string[] }>, by = admin): Promise<Answer> =>
  by.ask({ method: 'POST', path: '/v1/groups', body: { name: `Group ${randomUUID()}`, roleId: null, members: [], ...form } })
const made = async (form: Parameters<typeof create>[0]): Promise<Group> => (await create(form)).json as Group
const edit = (group: Group, form: object, by = admin): Promise<Answer> =>
  by.ask({ method: 'PATCH', path: `/v1/groups/${group.id}`, body: { name: group.name, roleId: group.roleId, members: [], revision: group.revision, ...form } })
const remove = (id: string, by = admin): Promise<Answer> => by.ask({ method: 'DELETE', path: `/v1/groups/${id}` })

/** What somebody may do who signs in now. */
const permissionsNow = async (): Promise<readonly string[]> => {
  const { token } = (await logIn(server.url, credentialsOf('user@harbour.example'))).json as { readonly token: string }
  return (claimsOf(token) as unknown as { readonly permissions: readonly string[] }).permissions
}
const own = ROLE_PERMISSIONS.User

describe('a group', () => {
  it('gives its members what its role allows, beside what their own does, at once and until they leave it', async () => {
    const role = await makeRole(['VIEW_RESOURCES', 'MANAGE_CONTACTS'])
    const group = await made({ roleId: role.id, members: [user.userId] })
    expect(group).toMatchObject({ roleName: role.name, members: 1, revision: 1 })
    // What they hold of before is refused, and fetched anew by the web app.
    expect(await user.ask({ path: '/v1/folders', headers: records })).toMatchObject({ status: 401 })
    expect(new Set(await permissionsNow())).toEqual(new Set([...own, 'MANAGE_CONTACTS']))
    await admin.ask({ method: 'PATCH', path: `/v1/roles/${role.id}`, body: { name: role.name, permissions: ['MANAGE_WEB_READY_VIEW'], revision: role.revision } })
    expect(new Set(await permissionsNow())).toEqual(new Set([...own, 'MANAGE_WEB_READY_VIEW']))
    await edit(group, { roleId: null, members: [user.userId] })
    expect(new Set(await permissionsNow())).toEqual(new Set(own))
  })

  it('gives nothing any more once it is deleted', async () => {
    const group = await made({ roleId: (await makeRole(['MANAGE_CONTACTS'])).id, members: [user.userId] })
    expect(await permissionsNow()).toContain('MANAGE_CONTACTS')
    expect(await remove(group.id)).toMatchObject({ status: 200 })
    expect(await permissionsNow()).not.toContain('MANAGE_CONTACTS')
    expect(await admin.ask({ path: `/v1/groups/${group.id}` })).toMatchObject({ status: 404, message: 'GROUP_NOT_FOUND' })
  })

  it('gets the role that the users of a deleted one get, which is asked for', async () => {
    const [gone, other] = [await makeRole(['MANAGE_CONTACTS']), await makeRole(['MANAGE_WEB_READY_VIEW'])]
    const group = await made({ roleId: gone.id, members: [user.userId] })
    expect(await admin.ask({ method: 'DELETE', path: `/v1/roles/${gone.id}` })).toMatchObject({ status: 409, message: 'ROLE_IN_USE' })
    expect(await admin.ask({ method: 'DELETE', path: `/v1/roles/${gone.id}?moveTo=${other.id}` })).toMatchObject({ status: 200 })
    expect((await admin.ask({ path: `/v1/groups/${group.id}` })).json).toMatchObject({ roleId: other.id, revision: 2 })
    expect(new Set(await permissionsNow())).toEqual(new Set([...own, 'MANAGE_WEB_READY_VIEW']))
    await remove(group.id)
  })

  it('has a name of its own and a role and members that exist', async () => {
    const { name } = await made({})
    expect(await create({ name: name.toUpperCase() })).toMatchObject({ status: 409, message: 'GROUP_ALREADY_EXISTS' })
    expect(await create({ roleId: randomUUID() })).toMatchObject({ status: 404, message: 'ROLE_NOT_FOUND' })
    expect(await create({ members: [user.userId, randomUUID()] })).toMatchObject({ status: 404, message: 'USER_NOT_FOUND' })
    expect(await create({ members: [user.userId, user.userId] })).toMatchObject({ status: 400, json: { fields: { members: { code: 'duplicated' } } } })
  })

  it('that gives meanwhile what its author lacks is a later one, and takes nothing from them', async () => {
    const manager = await personWith(server.url, server.database, 'Harbour Museum', ['MANAGE_ROLES', 'VIEW_RESOURCES'])
    const group = await made({})
    const role = await makeRole(['MANAGE_CONTACTS'])
    expect((await edit(group, { roleId: role.id })).status).toBe(200)
    expect(await edit(group, { name: `${group.name} anew` }, manager)).toMatchObject({ status: 409, message: 'STALE_EDIT' })
  })

  it('is edited from the revision that was seen and deleted, and tells the log what changed', async () => {
    const group = await made({})
    expect(await edit(group, { name: `${group.name} anew`, members: [user.userId] })).toMatchObject({ status: 200, json: { revision: 2, members: 1 } })
    expect(await edit(group, {})).toMatchObject({ status: 409, message: 'STALE_EDIT' })
    expect((await remove(group.id)).status).toBe(200)
    const { rows } = await server.database.owner.query(`select kind, before, after from activity where resource_id = $1 and status = 'Succeeded' order by at`, [group.id])
    expect(rows).toEqual([
      { kind: 'group.created', before: null, after: { name: group.name, role: null, members: 0 } },
      { kind: 'group.updated', before: { name: group.name, role: null, members: 0 }, after: { name: `${group.name} anew`, role: null, members: 1 } },
      { kind: 'group.deleted', before: { name: `${group.name} anew`, role: null, members: 1 }, after: null },
    ])
  })

  it('gives and takes nothing that whoever changes it lacks', async () => {
    const group = await made({ roleId: (await makeRole(['EDIT_RESOURCES'])).id, members: [user.userId] })
    const modest = await personWith(server.url, server.database, 'Harbour Museum', ['MANAGE_ROLES'])
    const refused = { status: 403, json: { message: 'PERMISSION_NOT_HELD', names: ['EDIT_RESOURCES'] } }
    expect(await create({ roleId: group.roleId }, modest)).toMatchObject(refused)
    expect(await edit(group, { members: [] }, modest)).toMatchObject(refused)
    expect(await remove(group.id, modest)).toMatchObject(refused)
    expect(await edit(group, { name: `${group.name} anew`, members: [user.userId] }, modest)).toMatchObject({ status: 200 })
  })

  it('that restricts is left, or lost, only by who may lift restrictions, and by nobody for themselves', async () => {
    const ola = await personWith(server.url, server.database, 'Harbour Museum', ['MANAGE_ROLES', 'MANAGE_RESTRICTED_ACCESS'], [], 'restricted')
    const modest = await personWith(server.url, server.database, 'Harbour Museum', ['MANAGE_ROLES'], [], 'modest')
    const group = await made({ members: [ola.userId, user.userId] })
    const { json } = await admin.ask({ method: 'POST', path: '/v1/folders', headers: records, body: { name: `Closed ${randomUUID()}`, parentId: null } })
    const restrict = [{ kind: 'folder', id: (json as { readonly id: string }).id }]
    expect(await admin.ask({ method: 'POST', path: `/v1/groups/${group.id}/restrictions`, headers: records, body: { restrict, lift: [] } })).toMatchObject({ status: 200 })
    const own = { status: 409, message: 'OWN_ACCOUNT' }
    const again = personOf(server.url, await ola.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: ola.refreshToken } }))
    expect(await edit(group, { members: [user.userId] }, again)).toMatchObject(own)
    expect(await remove(group.id, again)).toMatchObject(own)
    const lacking = { status: 403, json: { message: 'PERMISSION_NOT_HELD', names: ['MANAGE_RESTRICTED_ACCESS'] } }
    expect(await edit(group, { members: [ola.userId] }, modest)).toMatchObject(lacking)
    expect(await remove(group.id, modest)).toMatchObject(lacking)
    expect(await edit(group, { members: [ola.userId, user.userId, modest.userId] }, modest)).toMatchObject({ status: 200 })
    expect(await edit({ ...group, revision: 2 }, { members: [ola.userId] }, again)).toMatchObject({ status: 200 })
    expect(await remove(group.id)).toMatchObject({ status: 200 })
  })

  it('counts among who administers: its last administrator is not taken out', async () => {
    const { rows } = await server.database.owner.query<{ id: string; role: string }>(
      `select user_.id, user_.role_id as role from users user_ where email = 'admin@fjord.example'`,
    )
    const [there] = rows
    const fjord = await signIn(server.url, 'admin@fjord.example')
    const plain = ((await fjord.ask({ method: 'POST', path: '/v1/roles', body: { name: 'Plain', permissions: ['VIEW_RESOURCES'] } })).json as Group).id
    const group = (await create({ roleId: there?.role ?? '', members: [fjord.userId] }, fjord)).json as Group
    await server.database.owner.query('update users set role_id = $2 where id = $1', [fjord.userId, plain])
    const again = await signIn(server.url, 'admin@fjord.example')
    expect(await remove(group.id, again)).toMatchObject({ status: 409, message: 'LAST_ADMINISTRATOR' })
    expect((await again.ask({ path: '/v1/folders', headers: records })).status).toBe(200)
  })
})
