import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attribute, IN_RECORDS, publishedTemplate } from '../../server/metadata-table/described.fixture.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer
let admin: Person
let templateId: string

beforeAll(async () => {
  server = await startTestServer()
  await server.database.owner.query(`update organizations set modules = modules || '{CONTACTS}' where not modules @> '{CONTACTS}'`)
  admin = await signIn(server.url, 'admin@harbour.example')
  templateId = (await publishedTemplate(admin, [attribute('Title')], [admin])).id
})
afterAll(() => server.stop())

type Send = (file: Buffer, key?: string) => Promise<Answer>

const posting =
  (path: () => string): Send =>
  (body, key) =>
    admin.ask({
      method: 'POST',
      path: path(),
      headers: { ...IN_RECORDS, 'content-type': 'application/octet-stream', ...(key === undefined ? {} : { 'idempotency-key': key }) },
      body,
    })

const sendTable = posting(() => `/v1/metadata-imports?templateId=${templateId}&name=list.csv`)
const sendContacts = posting(() => '/v1/contact-imports?apply=true&same=add')

describe.each<[string, Send, number]>([
  ['of metadata', sendTable, 300],
  ['of contacts', sendContacts, 100],
])('a file %s', (_, send, limit) => {
  it('whose only line has millions of cells is refused', async () => {
    expect(await send(Buffer.from(`${'a;'.repeat(2_000_000)}\n1`))).toMatchObject({ status: 400, json: { fields: { file: { code: 'aboveMaximum', limit } } } })
  })
})

describe('a file whose answer was lost', () => {
  it('is one import, and answered as it was', async () => {
    const key = randomUUID()
    const file = Buffer.from('ID,Title\n1,Quay')
    const answers = [await sendTable(file, key), ...(await Promise.all([sendTable(file, key), sendTable(file, key)]))]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, answers[0]?.text]))
    expect(await sendTable(Buffer.from('ID,Title\n1,Pier'), key)).toMatchObject({ status: 400, json: { fields: { 'Idempotency-Key': { code: 'notAnOption' } } } })
    const { json } = await admin.ask({ path: `/v1/metadata-imports?templateId=${templateId}`, headers: IN_RECORDS })
    expect(json).toHaveLength(1)
  })

  it('brings its contacts once, whatever was decided of those that are there already', async () => {
    const key = randomUUID()
    const file = Buffer.from('First name,Last name\nLost,Answer\n')
    const answers = await Promise.all([sendContacts(file, key), sendContacts(file, key)])
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, answers[0]?.text]))
    const { rows } = await server.database.owner.query(`select from contacts where first_name = 'Lost'`)
    expect(rows).toHaveLength(1)
  })
})
