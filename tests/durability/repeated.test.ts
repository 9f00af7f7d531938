import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Folder } from '../../src/domain/folders/folder.ts'
import { ReadCache } from '../../src/infrastructure/cache/ReadCache.ts'
import { AssetStates } from '../../src/infrastructure/cache/AssetStates.ts'
import { HttpCaller } from '../../src/infrastructure/http/HttpCaller.ts'
import { HttpClient } from '../../src/infrastructure/http/HttpClient.ts'
import { HttpFolderGateway } from '../../src/infrastructure/folders/HttpFolderGateway.ts'
import { LocalEventHub } from '../../src/infrastructure/notifications/LocalEventHub.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer
let person: Person

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())

const create = (name: string, key: string, by = person, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  by.ask({
    method: 'POST',
    path: '/v1/folders',
    headers: { 'x-resource-type': 'RECORDS', 'idempotency-key': key, ...headers },
    body: { parentId: null, name },
  })

const count = async (sql: string, values: readonly unknown[]): Promise<number | undefined> =>
  (await server.database.owner.query<{ count: number }>(`select count(*)::int as count from ${sql}`, [...values])).rows[0]?.count

/** Folders of a name, and what the log says of making them. */
const effects = async (name: string) => ({
  folders: await count('folders where name = $1', [name]),
  records: await count(`activity where kind = 'folder.created' and resource_name = $1`, [name]),
})
const ONE = { folders: 1, records: 1 }

describe('a change that is sent again under its key', () => {
  it('is made once, and answered as it was', async () => {
    const key = randomUUID()
    const first = await create('Sent twice', key)
    const second = await create('Sent twice', key)
    expect(first.status).toBe(200)
    expect([second.status, second.text]).toEqual([200, first.text])
    expect(await effects('Sent twice')).toEqual(ONE)
    expect(await create('Sent twice', randomUUID())).toMatchObject({ status: 409, message: 'FOLDER_ALREADY_EXISTS' })
  })

  it('is made once when it comes many times at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => create('At once', key)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await effects('At once')).toEqual(ONE)
  })

  it('is refused when it is another change, or of another module', async () => {
    const key = randomUUID()
    expect((await create('Asked first', key)).status).toBe(200)
    const fields = { 'Idempotency-Key': { code: 'notAnOption' } }
    for (const answer of [await create('Asked then', key), await create('Asked first', key, person, { 'x-resource-type': 'ARCHIVES' })]) {
      expect(answer).toMatchObject({ status: 400, json: { message: 'VALIDATION_FAILED', fields } })
    }
    expect([await effects('Asked first'), await effects('Asked then')]).toEqual([ONE, { folders: 0, records: 0 }])
  })

  it('is tried anew when it had failed', async () => {
    const key = randomUUID()
    const taken = (await create('Taken', randomUUID())).json as Folder
    expect((await create('Taken', key)).message).toBe('FOLDER_ALREADY_EXISTS')
    const renaming = { method: 'PATCH', path: `/v1/folders/${taken.id}`, body: { name: 'Given up', revision: 1 } }
    expect((await person.ask({ ...renaming, headers: { 'x-resource-type': 'RECORDS' } })).status).toBe(200)
    expect((await create('Taken', key)).status).toBe(200)
  })

  it('is somebody’s own: the same key of another is another', async () => {
    const key = randomUUID()
    const other = await signIn(server.url, 'admin@harbour.example')
    const abroad = await signIn(server.url, 'admin@fjord.example')
    const mine = await create('Mine', key)
    const answers = [await create('Theirs', key, other), await create('Mine', key, abroad)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ text }) => text)).not.toContain(mine.text)
    expect((await effects('Mine')).folders).toBe(2)
  })
})

it.each(['', 'x'.repeat(201), 'two words', 'æ'])('a key must be one: %j is refused', async (key) => {
  expect(await create('Badly keyed', key)).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' })
  expect(await effects('Badly keyed')).toEqual({ folders: 0, records: 0 })
})

it('an answer that was lost is fetched again by the client, and the change is there once', async () => {
  const real = globalThis.fetch
  let calls = 0
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    calls += 1
    const response = await real(...request)
    if (calls > 1) return response
    await response.text()
    throw new TypeError('The connection was lost')
  })
  const held = { token: person.token, organizationId: person.organizationId, sessionId: person.sessionId }
  const credentials = {
    held: () => held,
    current: async () => held,
    renew: async () => 'refused' as const,
  }
  const cache = new ReadCache()
  const folders = new HttpFolderGateway(
    new HttpClient(new HttpCaller(server.url), credentials, () => 'en-US'),
    cache,
    new LocalEventHub(cache, new AssetStates(cache)),
  )
  try {
    const made = await folders.create('RECORDS', null, 'Answer lost', AbortSignal.timeout(10_000))
    expect(Result.getOrThrow(made).name).toBe('Answer lost')
  } finally {
    vi.unstubAllGlobals()
  }
  expect(calls).toBe(2)
  expect(await effects('Answer lost')).toEqual(ONE)
})

it('keys are kept for a day', async () => {
  const [old, young] = [randomUUID(), randomUUID()]
  await create('Long ago', old)
  await create('Just now', young)
  await server.database.owner.query(`update idempotency_keys set created_at = now() - interval '25 hours' where key = $1`, [old])
  await server.database.pool.query('select sweep_idempotency_keys()')
  expect(await count('idempotency_keys where key = $1', [old])).toBe(0)
  expect(await count('idempotency_keys where key = $1', [young])).toBe(1)
})

it('what is over is removed by jobs that recur, one for each capability that keeps such rows', async () => {
  const { rows } = await server.database.owner.query<{ kind: string }>('select kind from jobs where organization_id is null order by kind')
  const { rows: functions } = await server.database.owner.query<{ name: string }>(`select proname as name from pg_proc where proname like 'sweep\\_%' order by proname`)
  const kinds = rows.map(({ kind }) => kind)
  expect(functions.length).toBeGreaterThan(5)
  expect(functions.map(({ name }) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())).filter((kind) => !kinds.includes(kind))).toEqual([])
  expect(kinds).toEqual(expect.arrayContaining(['endExpiredVisits', 'renewEntries', 'removeGoneOrganizations', 'sweepFiles', 'sweepFingerprints', 'sweepReadings', 'tidyDeliveries']))
})
