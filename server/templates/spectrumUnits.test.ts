import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { migrate } from '../database/migrate.ts'

/** As three units of information of Spectrum were called before, and as the standard calls them. */
const UNITS = [
  ['Holder', 'spectrum:rights-holder', 'spectrum:right-holder'],
  ['Note', 'spectrum:rights-note', 'spectrum:right-note'],
  ['Checked', 'spectrum:condition-check-date', 'spectrum:condition-check-assessment-date'],
  ['Number', 'spectrum:object-number', 'spectrum:object-number'],
  ['Of no standard', null, null],
] as const

interface Read {
  readonly id: string
  readonly revision: number
  readonly attributes: readonly { readonly name: string; readonly element: string | null }[]
}

let server: TestServer
let admin: Person
let owner: pg.Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  owner = new pg.Client({ connectionString: server.database.connection.connectionString })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.stop()
})

/** A template with the former names, as a version before has saved it. */
const former = async (): Promise<Read> => {
  const { items } = (await admin.ask({ path: '/v1/roles' })).json as { readonly items: readonly { readonly id: string; readonly name: string }[] }
  const rolesIds = items.filter(({ name }) => name === 'User').map(({ id }) => id)
  const attributes = UNITS.map(([name, element]) => newAttribute(name, { element }))
  return (await admin.ask({ method: 'POST', path: '/v1/templates', body: { name: `Object ${randomUUID()}`, shortDescription: '', type: 'ALL', attributes, rolesIds, usersIds: [] } })).json as Read
}
const publish = ({ id, revision }: Read) => admin.ask({ method: 'POST', path: `/v1/templates/${id}/publish`, body: { revision } })
const elementsOf = async ({ id }: Read) => ((await admin.ask({ path: `/v1/templates/${id}` })).json as Read).attributes.map(({ element }) => element)

it('templates that name units of Spectrum as before have them under the names of the standard, published ones too, which stay frozen', async () => {
  const [draft, published] = [await former(), await former()]
  expect(await publish(published)).toMatchObject({ status: 200 })
  expect(await elementsOf(published)).toEqual(UNITS.map(([, before]) => before))

  await owner.query(`delete from migrations where name = '0590_spectrum_units.sql'`)
  expect(await migrate(owner)).toEqual(['0590_spectrum_units.sql'])

  expect(await elementsOf(draft)).toEqual(UNITS.map(([, , now]) => now))
  expect(await elementsOf(published)).toEqual(UNITS.map(([, , now]) => now))
  await expect(owner.query(`update template_attributes set element = null where template_id = $1`, [published.id])).rejects.toMatchObject({ code: 'P0001' })
})
