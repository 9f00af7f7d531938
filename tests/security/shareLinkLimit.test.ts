import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { tomorrow } from './matrix/shareLinks.ts'
import { inModule, makeFolder } from './matrix/targets.ts'

/** Links of one person that open. */
const MOST = 1000

let server: TestServer
let person: Person

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())

/** So many links of theirs besides, as if made one by one. */
const COPIES = `
  insert into share_links (id, organization_id, token_sha256, home_organization_id, maker_id, maker_name, kind, type, title, note, until, may_download)
  select gen_random_uuid(), organization_id, sha256(convert_to(number::text, 'UTF8')), home_organization_id, maker_id, maker_name, kind, type, title, note, until, may_download
  from share_links, generate_series(1, $2) number where maker_id = $1`

it('of links made at the same moment, no more are made than one person may have', async () => {
  const { id } = await makeFolder(person, 'RECORDS')
  const form = { title: 'For the book', note: '', until: tomorrow(), mayDownload: false, isProtected: false, passPhrase: '' }
  const body = { ...form, selection: { kind: 'items', folders: [id], assets: [] } }
  const make = () => person.ask({ method: 'POST', path: '/v1/share-links', headers: inModule('RECORDS'), body })
  expect((await make()).status).toBe(200)
  await server.database.owner.query(COPIES, [person.userId, MOST - 2])
  const answers = await Promise.all(Array.from({ length: 6 }, make))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  expect(answers.find(({ status }) => status === 400)?.json).toEqual({ message: 'VALIDATION_FAILED', fields: { title: { code: 'tooMany', limit: MOST } } })
})
