import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { multiply } from './manyItems.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'

const MANY = 1200

let server: TestServer
let person: Person
let [from, to, last] = ['', '', '']

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL: '1' } })
  person = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())
beforeEach(async () => {
  ;[from, to] = [await newFolder(person), await newFolder(person)]
  last = assetIdOf(await upload(person, { folderId: from, name: newName('wav'), bytes: soundOf(100) }))
  await multiply(server.database, last, MANY)
})

const begin = async (action: 'move' | 'copy'): Promise<string> => {
  const body = { selection: { kind: 'contents', folderId: from, except: [] }, destinationId: to, decisions: {} }
  const answer = await person.ask({ method: 'POST', path: `/v1/library/${action}`, headers: records, body })
  expect(answer.status, answer.text).toBe(202)
  return (answer.json as { readonly bulkOperation: { readonly id: string } }).bulkOperation.id
}
/** Not by a request: that would wait for the one connection. */
const job = async (id: string): Promise<unknown> =>
  (await server.database.owner.query('select state, done, failure from jobs where id = $1', [id])).rows[0]

it('a large copy ends well where requests have one connection', async () => {
  const id = await begin('copy')
  await expect.poll(() => job(id), { interval: 50 }).toMatchObject({ state: expect.stringMatching('Done|Failed') })
  expect(await job(id)).toEqual({ state: 'Done', done: MANY + 1, failure: null })
})

it('a large move tells how far it is while it holds that connection', async () => {
  const client = await server.database.owner.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from assets where id = $1 for update', [last])
    const id = await begin('move')
    await expect.poll(() => job(id), { timeout: 8_000, interval: 50 }).toMatchObject({ state: 'Working', done: 1000 })
    await client.query('rollback')
    await expect.poll(() => job(id), { interval: 50 }).toMatchObject({ state: 'Done', done: MANY + 1 })
  } finally {
    client.release(true)
  }
})

it('a large move whose connection breaks is begun again, and done once', async () => {
  const client = await server.database.owner.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from assets where id = $1 for update', [last])
    const id = await begin('move')
    await expect.poll(() => job(id), { interval: 50 }).toMatchObject({ state: 'Working', done: 1000 })
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    await expect.poll(() => job(id), { interval: 50 }).not.toMatchObject({ state: 'Working', done: 1000 })
    await client.query('rollback')
    await expect.poll(() => job(id), { interval: 50 }).toEqual({ state: 'Done', done: MANY + 1, failure: null })
  } finally {
    client.release(true)
  }
  const { rows } = await server.database.owner.query('select count(*)::integer as moved from assets where folder_id = $1', [to])
  expect(rows).toEqual([{ moved: MANY + 1 }])
})
