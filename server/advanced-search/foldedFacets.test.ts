import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EMPTY_CONTACT } from '../../src/domain/contacts/contact.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { withFacet } from '../../src/domain/query-language/facets.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { printQuery } from '../../src/domain/query-language/print.ts'
import { made } from '../../tests/security/matrix/accounts.ts'
import { makeCategory } from '../../tests/security/matrix/contacts.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { inTenant } from '../database/tenant.ts'
import { IN_RECORDS, manyAssets, type Plate } from '../metadata-table/described.fixture.ts'
import { enterAssets } from '../search-index/assetEntries.ts'
import { searchingBy } from './searching.fixture.ts'

let server: TestServer
let admin: Person
let plates: readonly Plate[]

beforeAll(async () => {
  server = await startTestServer()
  await server.database.owner.query(`update organizations set modules = '{RECORDS,ARCHIVES,CONTACTS}'`)
  admin = await signIn(server.url, 'admin@harbour.example')
  plates = await manyAssets(server, admin, 9)
  await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', plates.map(({ id }) => id)))
})
afterAll(() => server.stop())

const { total, terms } = searchingBy(() => admin)
/** What is counted of each value, and what a click on it finds. */
const clicked = async (facet: string) => {
  const { values } = await terms('plate', facet)
  return Promise.all(values.map(async ({ label, value, count }) => [label, count, await total(printQuery(withFacet(parseQuery('plate'), facet, { included: [value] })))]))
}
const idAt = (at: number): string => plates[at]?.id ?? ''

it('a tag counts in all of its spellings, once of each hit, and is called as most of the hits call it', async () => {
  const tag = (at: number, ...tags: readonly string[]) => server.database.owner.query('update assets set tags = $2 where id = $1', [idAt(at), tags])
  for (const at of [0, 1, 2]) await tag(at, 'Harbour')
  for (const at of [3, 4]) await tag(at, 'harbour', 'Sea')
  await tag(5, 'Harbour', 'Hárbour')
  expect(await clicked('tag')).toEqual([['Harbour', 6, 6], ['Sea', 2, 2]])
  expect(await terms('plate', 'tag')).toMatchObject({ distinct: 2, missing: 3 })
  expect((await terms('plate tag:sea', 'tag')).values.map(({ label, count }) => [label, count])).toEqual([['Harbour', 6], ['Sea', 2]])
  expect((await terms('number:"HM-P-4"', 'tag')).values.map(({ label, count }) => [label, count])).toEqual([['harbour', 1], ['Sea', 1]])
  for (const at of [0, 1, 2, 5]) await tag(at, 'HARBOUR')
  expect(await clicked('tag')).toEqual([['HARBOUR', 6, 6], ['Sea', 2, 2]])
})

it('a person counts in all spellings of the name', async () => {
  const { rows } = await server.database.owner.query<{ version: string }>('select content_version as version from assets where id = $1', [idAt(0)])
  const show = (at: number, name: string) =>
    server.database.owner.query(
      `insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, 0, 0, 0.5, 0.5, 'Drawn', $6, $6)`,
      [admin.organizationId, idAt(at), rows[0]?.version, name, nameKey(name), admin.userId],
    )
  await show(0, 'Jose Diaz')
  for (const at of [1, 2]) await show(at, 'José Díaz')
  await show(2, 'Ada Berg')
  await server.database.owner.query('update assets set size = size where organization_id = $1', [admin.organizationId])
  expect(await clicked('person')).toEqual([['José Díaz', 3, 3], ['Ada Berg', 1, 1]])
  const [jose] = (await terms('plate', 'person')).values
  expect(jose).toHaveProperty('face')
})

it('contacts whose names differ by accents alone stand by their identifiers', async () => {
  const category = await makeCategory(admin)
  const contact = (firstName: string, lastName: string, email: string) => made(admin, '/v1/contacts', { ...EMPTY_CONTACT, firstName, lastName, email, categoryId: category.id })
  const [accented, plain, alone] = [await contact('José', 'Díaz', 'a@people.example'), await contact('Jose', 'Diaz', 'b@people.example'), await contact('Ada', 'Berg', 'c@people.example')]
  const donate = (at: number, contactId: string) => admin.ask({ method: 'POST', path: `/v1/assets/${idAt(at)}/contacts`, headers: IN_RECORDS, body: { contactId, kind: 'donor', from: '', until: '', note: '' } })
  for (const at of [0, 1]) await donate(at, accented.id)
  await donate(2, plain.id)
  for (const at of [3, 4, 5]) await donate(at, alone.id)
  expect(await clicked('contact')).toEqual([['Ada Berg', 3, 3], ['José Díaz', 2, 2], ['Jose Diaz', 1, 1]])
  expect((await terms('plate', 'contact')).values.map(({ value }) => value)).toEqual(['donor/Ada Berg', `donor/id:${accented.id}`, `donor/id:${plain.id}`])
})

it('repositories whose names differ by accents alone stand by their identifiers', async () => {
  const keep = async (name: string, ...at: readonly number[]) => {
    const id = randomUUID()
    await server.database.owner.query('insert into repositories (id, organization_id, name, name_key) values ($1, $2, $3, $4)', [id, admin.organizationId, name, nameKey(name)])
    await server.database.owner.query('update assets set repository_id = $2 where id = any ($1::uuid[])', [at.map(idAt), id])
    return id
  }
  const [accented, plain] = [await keep('Dépôt', 0, 1), await keep('Depot', 2)]
  await keep('Strong room', 3, 4, 5)
  expect(await clicked('repository')).toEqual([['Strong room', 3, 3], ['Dépôt', 2, 2], ['Depot', 1, 1]])
  expect((await terms('plate', 'repository')).values.map(({ value }) => value)).toEqual(['Strong room', `id:${accented}`, `id:${plain}`])
})
