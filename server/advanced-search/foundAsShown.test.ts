import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeContact } from '../../tests/security/matrix/contacts.ts'
import { personWith } from '../../tests/security/matrix/people.ts'
import { inModule } from '../../tests/security/matrix/targets.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { inTenant } from '../database/tenant.ts'
import { attribute, attributeOf, manyAssets, publishedTemplate, saySo } from '../metadata-table/described.fixture.ts'
import { enterAssets } from '../search-index/assetEntries.ts'

const HEADERS = inModule('RECORDS')

let server: TestServer
let admin: Person
/** May move to the trash, and knows of no contacts. */
let clerk: Person
let donor: string
/** Ten plates: the donor gave the first, made the second by what its template says, and the third is 2.5 cm wide. */
let plates: readonly string[]
let templateId: string

const done = async (by: Person, path: string, body: object): Promise<unknown> => {
  const answer = await by.ask({ method: 'POST', path, headers: HEADERS, body })
  expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300)
  return answer.json
}
const shown = async (by: Person, q: string) =>
  (await done(by, '/v1/search/results', { q, sort: { by: 'relevance' }, direction: 'asc', limit: 1 })) as { readonly total: number; readonly problems: readonly { readonly code: string }[] }
const selected = (q: string) => ({ kind: 'found', q, except: [] })
const reached = async (by: Person, q: string): Promise<number> => ((await done(by, '/v1/library/size', { selection: selected(q) })) as { readonly assets: number }).assets
const inTable = async (by: Person, scope: object): Promise<number> =>
  ((await done(by, '/v1/metadata-table/rows', { templateId, scope, sort: { by: 'name' }, direction: 'asc', filters: [], search: '', limit: 50 })) as { readonly items: readonly object[] }).items.length
const countTrashed = async (): Promise<number> =>
  Number((await server.database.owner.query<{ count: string }>('select count(*) from assets where id = any ($1) and trashed_at is not null', [plates])).rows[0]?.count)

beforeAll(async () => {
  server = await startTestServer()
  await server.database.owner.query(`update organizations set modules = '{RECORDS,ARCHIVES,CONTACTS}'`)
  await server.database.owner.query(`update users set language = 'no' where email = 'admin@harbour.example'`)
  admin = await signIn(server.url, 'admin@harbour.example')
  clerk = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES', 'DELETE_RESOURCES'])
  const made = await manyAssets(server, admin, 10, 'SHOWN')
  plates = made.map(({ id }) => id)
  await server.database.owner.query(`update folders set asset_count = asset_count + 10 where id = $1`, [made[0]?.folderId])
  await server.database.owner.query(`update module_contents set asset_count = asset_count + 10 where organization_id = $1 and type = 'RECORDS'`, [admin.organizationId])
  const contact = await makeContact(admin)
  donor = `Ada ${contact.lastName}`
  await done(admin, `/v1/assets/${plates[0]}/contacts`, { contactId: contact.id, kind: 'donor', from: '', until: '', note: '' })
  const template = await publishedTemplate(admin, [attribute('Engraver', 'contact'), attribute('Breadth', 'number', { unit: 'cm' })])
  templateId = template.id
  const saying = plates.map((assetId, at) => ({
    assetId,
    values: { [attributeOf(template, 'Engraver').id]: at === 1 ? [contact.id] : [], [attributeOf(template, 'Breadth').id]: at === 2 ? ['2.5 cm'] : [] },
  }))
  await saySo(server, admin, template, saying)
  await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', plates))
})
afterAll(() => server.stop())

const cases = () =>
  [
    [`contact:"donor/${donor}"`, 1],
    [`-contact:"donor/${donor}"`, 9],
    [`-contact:"${donor}"`, 9],
    [`Engraver:"${donor}"`, 1],
    [`-Engraver:"${donor}"`, 9],
  ].map(([q, count]) => [`number:HM-SHOWN* ${q}`, count] as const)

it('what is done with all that a query finds is done with as much as is shown, whatever contacts it names', async () => {
  for (const [q, count] of cases()) {
    expect([q, (await shown(admin, q)).total, await reached(admin, q)]).toEqual([q, count, count])
    expect([q, await inTable(admin, { kind: 'search', words: q }), await inTable(admin, { kind: 'selection', selection: selected(q) })]).toEqual([q, count, count])
  }
})

it('numbers mean what they mean in the reader’s language', async () => {
  const q = 'number:HM-SHOWN* Breadth:"2,5 cm"'
  expect([(await shown(admin, q)).total, await reached(admin, q)]).toEqual([1, 1])
})

it('nothing is done with what a query finds of which a part is not understood', async () => {
  const q = `number:HM-SHOWN* -contact:"donor/${donor}"`
  expect(await shown(clerk, q)).toMatchObject({ total: 10, problems: [{ code: 'contactsNotAllowed' }] })
  const answer = await clerk.ask({ method: 'POST', path: '/v1/library/trash', headers: HEADERS, body: { selection: selected(q) } })
  expect([answer.status, answer.message, await countTrashed()]).toEqual([409, 'SEARCH_NOT_UNDERSTOOD', 0])
  const table = await admin.ask({ method: 'POST', path: '/v1/metadata-table/rows', headers: HEADERS, body: { templateId, scope: { kind: 'search', words: '-folder:"Nowhere at all"' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '', limit: 50 } })
  expect(table.message).toBe('SEARCH_NOT_UNDERSTOOD')
})

it('nothing is done, shown as a table or filed with a query that is too much to be asked', async () => {
  const q = Array.from({ length: 51 }, (_each, at) => `-zq${at}`).join(' ')
  const codeOf = async (path: string, body: object) => {
    const { status, json } = await admin.ask({ method: 'POST', path, headers: HEADERS, body })
    return [status, json]
  }
  const refused = [400, { message: 'VALIDATION_FAILED', fields: { q: { code: 'tooManyConditions', limit: 50 } } }]
  expect(await codeOf('/v1/library/trash', { selection: selected(q) })).toEqual(refused)
  expect(await codeOf('/v1/metadata-table/rows', { templateId, scope: { kind: 'search', words: q }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '', limit: 50 })).toEqual(refused)
  expect(await codeOf('/v1/search/files', { q, sort: { by: 'relevance' }, direction: 'asc', format: 'csv', language: 'en-US' })).toEqual(refused)
})

it('who gave what is kept goes to the trash with nothing else', async () => {
  expect(await done(admin, '/v1/library/trash', { selection: selected(`number:HM-SHOWN* -contact:"donor/${donor}"`) })).toMatchObject({ assets: 9 })
  const { rows } = await server.database.owner.query('select trashed_at from assets where id = $1', [plates[0]])
  expect([rows, await countTrashed()]).toEqual([[{ trashed_at: null }], 9])
})
