import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '../../tests/security/matrix/people.ts'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'

interface Saved {
  readonly id: string
  readonly name: string
  readonly roleIds: readonly string[]
  readonly isOwn: boolean
  readonly owner: string
  readonly revision: number
}

let server: TestServer
let admin: Person
let publisher: Person
let user: Person
let stranger: Person
let publisherRole = ''

beforeAll(async () => {
  server = await startTestServer()
  const people = ['admin@harbour.example', 'publisher@harbour.example', 'user@harbour.example'].map((email) => signIn(server.url, email))
  ;[admin, publisher, user] = (await Promise.all(people)) as [Person, Person, Person]
  stranger = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES'])
  const { items } = (await admin.ask({ path: '/v1/roles' })).json as { readonly items: readonly Saved[] }
  publisherRole = items.find(({ name }) => name === 'Publisher')?.id ?? ''
})
afterAll(() => server.stop())

const save = async (roleIds: readonly string[], by = admin) => {
  const body = { name: `Search ${randomUUID()}`, q: 'ship', roleIds }
  return by.ask({ method: 'POST', path: '/v1/saved-searches', body })
}
const saved = async (roleIds: readonly string[], by = admin): Promise<Saved> => (await save(roleIds, by)).json as Saved
const seenBy = async (person: Person, { id }: Saved): Promise<Saved | undefined> =>
  ((await person.ask({ path: '/v1/saved-searches' })).json as { readonly items: readonly Saved[] }).items.find((one) => one.id === id)
const edit = ({ id, name, revision }: Saved, by: Person, roleIds: readonly string[]) =>
  by.ask({ method: 'PATCH', path: `/v1/saved-searches/${id}`, body: { name, q: 'boat', roleIds, revision } })
const remove = ({ id }: Saved, by: Person) => by.ask({ method: 'DELETE', path: `/v1/saved-searches/${id}` })

describe('a saved search', () => {
  it('is its owner’s alone where it is for no role', async () => {
    const own = await saved([], publisher)
    expect(await seenBy(publisher, own)).toMatchObject({ isOwn: true })
    expect(await Promise.all([admin, user, stranger].map((person) => seenBy(person, own)))).toEqual([undefined, undefined, undefined])
    expect(await edit(own, admin, [])).toMatchObject({ status: 404, message: 'SAVED_SEARCH_NOT_FOUND' })
    expect(await remove(own, admin)).toMatchObject({ status: 404 })
  })

  it('is seen by whom it is for, who cannot change it, and by who manages roles, who can', async () => {
    const shared = await saved([publisherRole])
    expect(await seenBy(publisher, shared)).toMatchObject({ isOwn: false, owner: expect.stringMatching(/\S \S/), roleIds: [publisherRole] })
    expect([await seenBy(user, shared), await seenBy(stranger, shared)]).toEqual([undefined, undefined])
    expect(await edit(shared, publisher, [])).toMatchObject({ status: 404 })
    expect(await remove(shared, publisher)).toMatchObject({ status: 404 })
    const manager = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES', 'MANAGE_ROLES'])
    expect(await edit(shared, manager, [publisherRole])).toMatchObject({ status: 200, json: { isOwn: false, q: 'boat', revision: 2 } })
    expect(await remove(shared, manager)).toMatchObject({ status: 200 })
    expect(await seenBy(admin, shared)).toBeUndefined()
  })

  it('is taken from all roles by who manages these, and is its owner’s alone then', async () => {
    const manager = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES', 'MANAGE_ROLES'])
    const shared = await saved([publisherRole])
    expect(await edit(shared, manager, [])).toMatchObject({ status: 200, json: { isOwn: false, roleIds: [], revision: 2 } })
    expect([await seenBy(manager, shared), await seenBy(publisher, shared)]).toEqual([undefined, undefined])
    expect(await seenBy(admin, shared)).toMatchObject({ isOwn: true, q: 'boat', roleIds: [] })
  })

  it('that was taken from a role meanwhile is a later one, also for who may know no roles', async () => {
    const shared = await saved([publisherRole])
    await server.database.owner.query('update saved_searches set owner_id = $1 where id = $2', [stranger.userId, shared.id])
    const manager = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES', 'MANAGE_ROLES'])
    await edit(shared, manager, [])
    expect(await edit(shared, stranger, [publisherRole])).toMatchObject({ status: 409, message: 'STALE_EDIT' })
  })

  it('is for the members of a group that gives the role, and ends with the role', async () => {
    const role = (await admin.ask({ method: 'POST', path: '/v1/roles', body: { name: `Role ${randomUUID()}`, permissions: ['VIEW_RESOURCES'] } })).json as Saved
    const group = (await admin.ask({ method: 'POST', path: '/v1/groups', body: { name: `Group ${randomUUID()}`, roleId: role.id, members: [user.userId] } })).json as Saved
    const shared = await saved([role.id])
    user = await signIn(server.url, 'user@harbour.example')
    expect(await seenBy(user, shared)).toMatchObject({ isOwn: false })
    expect(await seenBy(publisher, shared)).toBeUndefined()
    await admin.ask({ method: 'DELETE', path: `/v1/groups/${group.id}` })
    user = await signIn(server.url, 'user@harbour.example')
    expect(await seenBy(user, shared)).toBeUndefined()
    expect(await admin.ask({ method: 'DELETE', path: `/v1/roles/${role.id}` })).toMatchObject({ status: 200 })
    expect(await seenBy(admin, shared)).toMatchObject({ isOwn: true, roleIds: [] })
  })

  it('is for roles only by who may know them', async () => {
    expect(await save([publisherRole], stranger)).toMatchObject({ status: 404, message: 'ROLE_NOT_FOUND' })
    expect(await save([], stranger)).toMatchObject({ status: 200 })
  })
})

it('recent searches are nobody else’s', async () => {
  await user.ask({ method: 'POST', path: '/v1/recent-searches', body: { q: 'anchor' } })
  const recent = async (person: Person) => (await person.ask({ path: '/v1/recent-searches' })).json
  expect(await recent(user)).toMatchObject({ items: [{ q: 'anchor' }] })
  await admin.ask({ method: 'DELETE', path: '/v1/recent-searches' })
  expect([await recent(admin), await recent(user)]).toMatchObject([{ items: [] }, { items: [{ q: 'anchor' }] }])
})

describe('what is new of a saved search', () => {
  const search = async (q: string, by = admin): Promise<Saved> =>
    (await by.ask({ method: 'POST', path: '/v1/saved-searches', body: { name: `Search ${randomUUID()}`, q, roleIds: [publisherRole] } })).json as Saved

  it('are assets that it finds, added since one looked, as far as one sees them', async () => {
    const found = await search('type:csv')
    const other = await search('type:pdf')
    const { id } = await makeAsset(admin, 'RECORDS')
    expect([await seenBy(admin, found), await seenBy(publisher, found), await seenBy(admin, other)]).toMatchObject([{ news: 1 }, { news: 1 }, { news: 0 }])
    expect(await admin.ask({ method: 'POST', path: `/v1/saved-searches/${found.id}/look` })).toMatchObject({ status: 200 })
    expect([await seenBy(admin, found), await seenBy(publisher, found)]).toMatchObject([{ news: 0 }, { news: 1 }])
    await admin.ask({ method: 'POST', path: '/v1/library/trash', headers: { 'x-resource-type': 'RECORDS' }, body: { selection: { kind: 'items', folders: [], assets: [id] } } })
    expect(await seenBy(publisher, found)).toMatchObject({ news: 0 })
  })

  it('is known to whom sees the search alone', async () => {
    const found = await search('ship')
    expect(await stranger.ask({ method: 'POST', path: `/v1/saved-searches/${found.id}/look` })).toMatchObject({ status: 404, message: 'SAVED_SEARCH_NOT_FOUND' })
  })
})
