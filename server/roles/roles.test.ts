import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '../../tests/security/matrix/people.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'

interface Made {
  readonly id: string
  readonly name: string
  readonly permissions: readonly string[]
  readonly users: number
  readonly revision: number
}

let server: TestServer
let admin: Person

const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | undefined> =>
  (await server.database.owner.query<Row>(text, values)).rows[0]

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL: '20' } })
  admin = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())

const newName = () => `Role ${randomUUID()}`
const create = (name: string, permissions: readonly string[] = ['VIEW_RESOURCES'], by = admin): Promise<Answer> =>
  by.ask({ method: 'POST', path: '/v1/roles', body: { name, permissions } })
const made = async (permissions?: readonly string[]): Promise<Made> => (await create(newName(), permissions)).json as Made
const edit = (role: Made, change: Partial<Made>, by = admin): Promise<Answer> => {
  const { name, permissions, revision } = { ...role, ...change }
  return by.ask({ method: 'PATCH', path: `/v1/roles/${role.id}`, body: { name, permissions, revision } })
}
const remove = (id: string, moveTo?: string): Promise<Answer> =>
  admin.ask({ method: 'DELETE', path: `/v1/roles/${id}${moveTo === undefined ? '' : `?moveTo=${moveTo}`}` })
const named = async (name: string): Promise<Made> => {
  const { items } = (await admin.ask({ path: '/v1/roles' })).json as { readonly items: readonly Made[] }
  const found = items.find((role) => role.name === name)
  if (found === undefined) throw new Error(`No role ${name}`)
  return found
}
const addUser = async (roleId: string): Promise<string> => {
  const username = `u${randomUUID()}`
  const body = { username, firstName: 'Bo', lastName: 'Lie', email: `${username}@people.example`, roleId, language: 'es' }
  return ((await admin.ask({ method: 'POST', path: '/v1/users', body })).json as Made).id
}
const recorded = (id: string) =>
  one<{ kind: string; before: object | null; after: object | null }>(
    `select kind, before, after from activity where resource_id = $1 and status = 'Succeeded' order by at desc, id limit 1`,
    id,
  )

describe('a role', () => {
  it('is made, listed with its users, and read with who has it', async () => {
    const role = await made(['MANAGE_CONTACTS', 'VIEW_CONTACTS'])
    expect(role).toMatchObject({ permissions: ['VIEW_CONTACTS', 'MANAGE_CONTACTS'], users: 0, revision: 1 })
    const userId = await addUser(role.id)
    expect((await named(role.name)).users).toBe(1)
    const read = await admin.ask({ path: `/v1/roles/${role.id}` })
    expect(read.json).toMatchObject({ users: 1, holders: [{ id: userId, roleName: role.name }] })
    expect(await recorded(role.id)).toMatchObject({ kind: 'role.created', after: { name: role.name } })
  })

  it('has a name that is free, compared without case; of ten at once one gets it', async () => {
    const name = newName()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => create(index % 2 === 0 ? name : name.toUpperCase())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(answers.find(({ status }) => status === 409)?.json).toEqual({ message: 'ROLE_ALREADY_EXISTS' })
    expect((await edit(await made(), { name })).message).toBe('ROLE_ALREADY_EXISTS')
  })

  it.each([
    [[], { permissions: { code: 'permissionRequired' } }],
    [['FLY'], { permissions: { code: 'notAnOption' } }],
    [['VIEW_RESOURCES', 'VIEW_RESOURCES'], { permissions: { code: 'duplicated' } }],
  ])('with %j is refused', async (permissions, fields) => {
    expect((await create(newName(), permissions)).json).toEqual({ message: 'VALIDATION_FAILED', fields })
  })

  it('gives nothing that its author lacks', async () => {
    const answer = await create(newName(), ['VIEW_RESOURCES', 'CREATE_ORGS', 'BAN_ORGS'])
    expect([answer.status, answer.json]).toEqual([403, { message: 'PERMISSION_NOT_HELD', names: ['CREATE_ORGS', 'BAN_ORGS'] }])
    const role = await made()
    expect((await edit(role, { permissions: PERMISSIONS })).message).toBe('PERMISSION_NOT_HELD')
  })

  it('that is changed reaches who has it with their next request, and is told with what changed', async () => {
    const reader = await signIn(server.url, 'user@harbour.example')
    const role = await named('User')
    expect((await edit(role, { permissions: [...role.permissions, 'CREATE_FOLDERS'] })).status).toBe(200)
    expect((await reader.ask({ path: '/v1/organizations/current/usage' })).status).toBe(401)
    expect(await recorded(role.id)).toMatchObject({ kind: 'role.updated', before: { permissions: [] }, after: { permissions: ['CREATE_FOLDERS'] } })
    expect((await edit(role, { name: 'Older' })).message).toBe('STALE_EDIT')
  })

  it('that gives meanwhile what its author lacks is a later one, and takes nothing from them', async () => {
    const manager = await personWith(server.url, server.database, 'Harbour Museum', ['MANAGE_ROLES', 'VIEW_RESOURCES'])
    const role = await made()
    expect((await edit(role, { permissions: ['VIEW_RESOURCES', 'CREATE_FOLDERS'] })).status).toBe(200)
    expect(await edit(role, { name: newName() }, manager)).toMatchObject({ status: 409, message: 'STALE_EDIT' })
    expect((await edit(role, { name: newName(), revision: 2 }, manager)).message).toBe('PERMISSION_NOT_HELD')
  })

  it('that runs the organization stays so', async () => {
    const role = await named('Admin')
    const refused = await edit(role, { permissions: ROLE_PERMISSIONS.Admin.filter((one) => one !== 'MANAGE_ROLES') })
    expect(refused.message).toBe('LAST_ADMINISTRATOR')
    expect((await remove(role.id, (await named('User')).id)).message).toBe('LAST_ADMINISTRATOR')
    expect(await named('Admin')).toEqual(role)
  })
})

describe('a role that goes', () => {
  it('gives its users another one, in the same transaction', async () => {
    const [role, other] = [await made(), await made(['VIEW_CONTACTS'])]
    const userId = await addUser(role.id)
    expect((await remove(role.id)).message).toBe('ROLE_IN_USE')
    expect((await remove(role.id, role.id)).message).toBe('ROLE_IN_USE')
    expect((await remove(role.id, randomUUID())).message).toBe('ROLE_NOT_FOUND')
    expect((await remove(role.id, other.id)).json).toEqual({ moved: 1 })
    expect(await one('select role_id from users where id = $1', userId)).toEqual({ role_id: other.id })
    expect(await recorded(role.id)).toMatchObject({ kind: 'role.deleted', after: { users: 1, movedTo: other.name } })
    expect((await remove(role.id)).message).toBe('ROLE_NOT_FOUND')
  })

  it('takes no other one when nobody has it, deleted users aside', async () => {
    const role = await made()
    const body = { userIds: [await addUser(role.id)], successorId: null, rehearse: false }
    expect((await admin.ask({ method: 'POST', path: '/v1/users/deletions', body })).status).toBe(200)
    expect((await remove(role.id)).json).toEqual({ moved: 0 })
  })

  it('while somebody is given it leaves nobody without a role', async () => {
    for (let round = 0; round < 5; round += 1) {
      const role = await made()
      const [added, removed] = await Promise.all([addUser(role.id), remove(role.id)])
      const isThere = (await one('select id from roles where id = $1', role.id)) !== undefined
      expect(removed.message).toBe(isThere ? 'ROLE_IN_USE' : undefined)
      expect(added === undefined).toBe(!isThere)
    }
  })
})
