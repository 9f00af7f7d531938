import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContactOfItem } from '../../src/domain/contact-relations/contactRelation.ts'
import { makeContact } from '../../tests/security/matrix/contacts.ts'
import { personWith } from '../../tests/security/matrix/people.ts'
import { inModule, makeAsset, makeFolder } from '../../tests/security/matrix/targets.ts'
import { logIn, personOf, signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { inTenant } from '../database/tenant.ts'
import { DEMO_PASSWORD } from '../demo/installation.ts'
import { giveTiesBack, takeTiesOf } from '../duplicates/ties.ts'
import { takeTies } from '../relations/ties.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  await server.database.owner.query(`update organizations set modules = '{RECORDS,ARCHIVES,CONTACTS}'`)
  admin = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())

/** Their token of before a change of what they may see is refused. */
const signedInAgain = async ({ userId }: Person): Promise<Person> => {
  const { rows } = await server.database.owner.query<{ email: string }>('select email from users where id = $1', [userId])
  return personOf(server.url, await logIn(server.url, { email: rows[0]?.email ?? '', organization: 'Harbour Museum', password: DEMO_PASSWORD, rememberMe: false }))
}

const headers = inModule('RECORDS')
const DONOR = { kind: 'donor', from: '1887', until: '', note: '' }
const relate = (kind: string, id: string, contactId: string, form: object = DONOR): Promise<Answer> =>
  admin.ask({ method: 'POST', path: `/v1/${kind}/${id}/contacts`, headers, body: { contactId, ...form } })
const related = async (kind: string, id: string, form?: object) => {
  const contact = await makeContact(admin)
  return { contact, relation: (await relate(kind, id, contact.id, form)).json as ContactOfItem }
}
const ofItem = async (kind: string, id: string): Promise<readonly ContactOfItem[]> =>
  ((await admin.ask({ path: `/v1/${kind}/${id}/contacts`, headers })).json as { readonly items: readonly ContactOfItem[] }).items
const ofContact = async (id: string, by = admin) =>
  (await by.ask({ path: `/v1/contacts/${id}/relations` })).json as { readonly items: readonly { readonly kind: string; readonly item: object }[]; readonly total: number }

describe('what a contact is to an asset', () => {
  it('is shown on both sides, once, and by what it is', async () => {
    const { id } = await makeAsset(admin, 'RECORDS')
    const { contact, relation } = await related('assets', id)
    expect(relation).toMatchObject({ ...DONOR, revision: 1, contact: { id: contact.id } })
    expect((await relate('assets', id, contact.id)).json).toEqual(relation)
    await relate('assets', id, contact.id, { ...DONOR, kind: 'maker' })
    const { contact: seller } = await related('assets', id, { ...DONOR, kind: 'seller' })
    expect((await ofItem('assets', id)).map(({ kind, contact: { id: of } }) => [kind, of])).toEqual([['donor', contact.id], ['maker', contact.id], ['seller', seller.id]])
    expect(await ofContact(contact.id)).toMatchObject({ total: 2, totals: [{ kind: 'donor', items: 1 }, { kind: 'maker', items: 1 }], items: [{ kind: 'maker', item: { asset: { id } } }, { kind: 'donor', item: { asset: { id } } }] })
  })

  it('is said of many at once, but of what is kept from who says it; their histories tell', async () => {
    const contact = await makeContact(admin)
    const [folder, kept, asset] = [await makeFolder(admin, 'RECORDS'), await makeFolder(admin, 'RECORDS'), await makeAsset(admin, 'RECORDS')]
    const relater = await personWith(server.url, server.database, 'Harbour Museum', ['MANAGE_CONTACTS', 'EDIT_RESOURCES', 'VIEW_CONTACTS', 'VIEW_RESOURCES'])
    await admin.ask({ method: 'POST', path: `/v1/users/${relater.userId}/restrictions`, body: { restrict: [{ kind: 'folder', id: kept.id }], lift: [] } })
    const by = await signedInAgain(relater)
    const many = (itemIds: readonly string[]) => by.ask({ method: 'POST', path: `/v1/contacts/${contact.id}/relations`, body: { itemIds, ...DONOR } })
    const made = (await many([folder.id, kept.id, asset.id])).json as { readonly added: readonly object[] }
    expect(made).toMatchObject({ added: [{ revision: 1 }, { revision: 1 }], present: 0, left: 1 })
    expect([await ofItem('folders', folder.id), await ofItem('folders', kept.id), await ofItem('assets', asset.id)].map(({ length }) => length)).toEqual([1, 0, 1])
    expect((await many([folder.id, asset.id])).json).toEqual({ added: [], present: 2, left: 0 })
    expect((await by.ask({ method: 'POST', path: '/v1/contact-relations/remove', body: { relations: made.added } })).json).toEqual({ removed: 2 })
    const { rows } = await server.database.owner.query<{ kind: string }>(`select kind, count(*)::int as times from activity where resource_id = any ($1::uuid[]) and coalesce(after, before) ? 'contactRelation' group by kind order by kind`, [[folder.id, asset.id, contact.id]])
    expect(rows).toEqual([{ kind: 'asset.updated', times: 2 }, { kind: 'contact.updated', times: 4 }, { kind: 'folder.updated', times: 2 }])
  })

  it('is made once when two say it at once', async () => {
    const [{ id }, contact] = [await makeAsset(admin, 'RECORDS'), await makeContact(admin)]
    const answers = await Promise.all(Array.from({ length: 5 }, () => relate('assets', id, contact.id)))
    expect(new Set(answers.map(({ status, json }) => `${status} ${(json as { id: string }).id}`)).size).toBe(1)
    expect(await ofItem('assets', id)).toHaveLength(1)
  })

  it('is changed and ended by whoever saw how it is', async () => {
    const { id } = await makeFolder(admin, 'RECORDS')
    const { relation } = await related('folders', id)
    const path = `/v1/contact-relations/${relation.id}`
    const edited = await admin.ask({ method: 'PATCH', path, body: { kind: 'lender', from: '~1890', until: '1902', note: ' On loan ', revision: 1 } })
    expect(edited.json).toMatchObject({ kind: 'lender', from: '1890~', until: '1902', note: 'On loan', revision: 2 })
    expect(await admin.ask({ method: 'PATCH', path, body: { ...DONOR, until: '1880', revision: 2 } })).toMatchObject({ status: 400, json: { fields: { until: { code: 'untilBeforeFrom' } } } })
    expect(await admin.ask({ method: 'DELETE', path: `${path}?revision=1` })).toMatchObject({ status: 409, message: 'STALE_EDIT' })
    expect(await admin.ask({ method: 'DELETE', path: `${path}?revision=2` })).toMatchObject({ status: 200 })
    expect(await ofItem('folders', id)).toEqual([])
  })

  it('stands in both histories, and names the other side to whoever may know of it', async () => {
    const { id } = await makeAsset(admin, 'RECORDS')
    const { name } = (await admin.ask({ path: `/v1/assets/${id}`, headers })).json as { readonly name: string }
    const { contact } = await related('assets', id)
    const [ofAsset] = ((await admin.ask({ path: `/v1/assets/${id}/history`, headers })).json as { readonly items: readonly object[] }).items
    expect(ofAsset).toMatchObject({ kind: 'asset.updated', after: { contact: `Ada ${contact.lastName}`, contactRelation: 'donor', relationFrom: '1887' } })
    const [ofOther] = ((await admin.ask({ path: `/v1/contacts/${contact.id}/history` })).json as { readonly items: readonly object[] }).items
    expect(ofOther).toMatchObject({ kind: 'contact.updated', after: { relatedItem: name } })
    const reader = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS'])
    const { text } = await reader.ask({ path: `/v1/assets/${id}/history`, headers })
    expect([text.includes(contact.lastName), text.includes(contact.id)]).toEqual([false, false])
  })

  it('is kept from whoever the asset is kept from, and from whoever sees no assets', async () => {
    const { id } = await makeAsset(admin, 'RECORDS')
    const { contact, relation } = await related('assets', id)
    const permissions = ['VIEW_CONTACTS', 'MANAGE_CONTACTS', 'VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS', 'EDIT_RESOURCES'] as const
    const before = await personWith(server.url, server.database, 'Harbour Museum', permissions)
    expect((await ofContact(contact.id, before)).total).toBe(1)
    await admin.ask({ method: 'POST', path: `/v1/users/${before.userId}/restrictions`, body: { restrict: [{ kind: 'asset', id }], lift: [] } })
    const other = await signedInAgain(before)
    expect(await ofContact(contact.id, other)).toEqual({ items: [], next: null, total: 0, totals: [] })
    expect(await other.ask({ path: `/v1/assets/${id}/contacts`, headers })).toMatchObject({ status: 403, message: 'ASSET_RESTRICTED_ACCESS' })
    expect(await other.ask({ method: 'DELETE', path: `/v1/contact-relations/${relation.id}?revision=1` })).toMatchObject({ status: 403, message: 'ASSET_RESTRICTED_ACCESS' })
    const bare = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_CONTACTS'])
    expect((await ofContact(contact.id, bare)).total).toBe(0)
  })

  it('rests while a side lies in the trash, and ends with it', async () => {
    const { id } = await makeAsset(admin, 'RECORDS')
    const { contact } = await related('assets', id)
    await admin.ask({ method: 'POST', path: '/v1/contacts/trash', body: { ids: [contact.id] } })
    expect(await ofItem('assets', id)).toEqual([])
    await admin.ask({ method: 'POST', path: '/v1/contacts/restore', body: { ids: [contact.id] } })
    expect(await ofItem('assets', id)).toHaveLength(1)
    await admin.ask({ method: 'POST', path: '/v1/contacts/trash', body: { ids: [contact.id] } })
    await admin.ask({ method: 'POST', path: '/v1/contacts/delete', body: { ids: [contact.id] } })
    const { rows } = await server.database.owner.query('select 1 from contact_relations where contact_id = $1', [contact.id])
    expect(rows).toEqual([])
  })

  it('goes along when another asset takes the file', async () => {
    const [from, to] = [await makeAsset(admin, 'RECORDS'), await makeAsset(admin, 'RECORDS')]
    const { contact } = await related('assets', from.id)
    await relate('assets', to.id, contact.id)
    const { contact: seller } = await related('assets', from.id, { ...DONOR, kind: 'seller' })
    await inTenant(server.database, admin.organizationId, (tenant) => takeTies(tenant, [{ from: from.id, to: to.id }]))
    expect((await ofItem('assets', to.id)).map(({ kind, contact: { id } }) => [kind, id])).toEqual([['donor', contact.id], ['seller', seller.id]])
  })
  it('is the kept asset’s, too, after a merge, and no longer once that is taken back', async () => {
    const [keep, other] = [await makeAsset(admin, 'RECORDS'), await makeAsset(admin, 'RECORDS')]
    const { contact } = await related('assets', keep.id)
    await relate('assets', other.id, contact.id)
    const { contact: maker } = await related('assets', other.id, { ...DONOR, kind: 'maker' })
    const kinds = async () => (await ofItem('assets', keep.id)).map(({ kind, contact: { id } }) => [kind, id])
    const ties = await inTenant(server.database, admin.organizationId, (tenant) => takeTiesOf(tenant, { type: 'RECORDS', keep: keep.id, others: [other.id], folderId: null }))
    expect([ties.contactRelations.length, ties.related]).toEqual([1, [maker.id]])
    expect(await kinds()).toEqual([['donor', contact.id], ['maker', maker.id]])
    await inTenant(server.database, admin.organizationId, (tenant) => giveTiesBack(tenant, ties))
    expect(await kinds()).toEqual([['donor', contact.id]])
  })
})

describe('what contacts are, in a search', () => {
  const search = async (path: string, body: object, by = admin) => (await by.ask({ method: 'POST', path: `/v1/search/${path}`, headers, body })).json
  const found = async (q: string, by = admin): Promise<number> => ((await search('results', { q, sort: { by: 'relevance' }, direction: 'asc', limit: 1 }, by)) as { readonly total: number }).total
  const facet = async (by = admin) =>
    ((await search('facets', { q: '' }, by)) as { readonly facets: readonly { readonly id: string; readonly values?: readonly { readonly value: string; readonly label: string; readonly count: number }[] }[] }).facets.find(
      ({ id }) => id === 'contact',
    )?.values
  const completed = async (q: string, by = admin) =>
    ((await by.ask({ path: `/v1/search/completions?${new URLSearchParams({ q, at: String(q.length) }).toString()}` })).json as { readonly items: readonly { readonly label: string; readonly count?: number }[] }).items

  it('is found by name and by kind, of assets and folders, as soon as it is said', async () => {
    const [{ id }, folder] = [await makeAsset(admin, 'RECORDS'), await makeFolder(admin, 'RECORDS')]
    const { contact, relation } = await related('assets', id)
    await relate('folders', folder.id, contact.id, { ...DONOR, kind: 'lender' })
    await relate('assets', id, contact.id, { ...DONOR, kind: 'maker' })
    const name = `Ada ${contact.lastName}`
    for (const [value, count] of [[name, 2], [name.toUpperCase(), 2], [`donor/${name}`, 1], [`lender/${name}`, 1], [`Utlåner/${name}`, 1], [`seller/${name}`, 0], [contact.lastName, 0], [`donor/id:${contact.id}`, 1]] as const)
      expect([value, await found(`contact:"${value}"`)]).toEqual([value, count])
    expect(await found(`contact:"${name.slice(0, -2)}"*`)).toBeGreaterThanOrEqual(2)
    expect(await found(`id:nothing OR contact:"donor/${name}" contact:"maker/${name}"`)).toBe(1)
    expect(await facet()).toEqual(expect.arrayContaining(['donor', 'maker', 'lender'].map((kind) => ({ value: `${kind}/${name}`, label: name, count: 1 }))))
    expect(await completed(`contact:"${contact.lastName}`)).toEqual([expect.objectContaining({ label: name, count: 2 })])
    expect(await completed(`contact:"maker/${contact.lastName}`)).toEqual([expect.objectContaining({ label: name, count: 1 })])
    await admin.ask({ method: 'DELETE', path: `/v1/contact-relations/${relation.id}?revision=1` })
    expect(await found(`contact:"donor/${name}"`)).toBe(0)
  })

  it('rests with a contact in the trash', async () => {
    const { id } = await makeAsset(admin, 'RECORDS')
    const { contact } = await related('assets', id, { ...DONOR, kind: 'rightsHolder' })
    const all = await found('contact:"rights holder/"')
    await admin.ask({ method: 'POST', path: '/v1/contacts/trash', body: { ids: [contact.id] } })
    expect([await found('contact:"rights holder/"'), await found(`contact:"Ada ${contact.lastName}"`)]).toEqual([all - 1, 0])
    expect((await facet())?.some(({ label }) => label.includes(contact.lastName))).toBe(false)
    await admin.ask({ method: 'POST', path: '/v1/contacts/restore', body: { ids: [contact.id] } })
    expect(await found('contact:"rights holder/"')).toBe(all)
  })

  it('tells nothing to whoever may not view contacts', async () => {
    const { id } = await makeAsset(admin, 'RECORDS')
    const { contact } = await related('assets', id)
    const bare = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS'])
    const values = [`Ada ${contact.lastName}`, `id:${contact.id}`, 'donor/']
    for (const value of values) expect([value, await found(`contact:"${value}"`, bare)]).toEqual([value, 0])
    const unlike = await Promise.all(values.map((value) => found(`-contact:"${value}"`, bare)))
    expect(new Set(unlike)).toEqual(new Set([await found('', bare)]))
    expect(await facet(bare)).toBeUndefined()
    expect(await completed(`contact:"${contact.lastName}`, bare)).toEqual([])
  })
})
