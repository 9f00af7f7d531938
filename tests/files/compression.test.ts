import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { multiply } from './manyItems.ts'
import { assetIdOf, newFolder, records, upload } from './uploading.ts'

const JSON_FILE = JSON.stringify(Array.from({ length: 500 }, (_, number) => ({ number })))

let server: TestServer
let person: Person
let large: string
let small: string
let file: string

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  person = await signIn(server.url, 'publisher@harbour.example')
  const folderId = await newFolder(person)
  small = `/v1/assets?folderId=${await newFolder(person)}`
  large = `/v1/assets?folderId=${folderId}`
  const assetId = assetIdOf(await upload(person, { folderId, name: 'numbers.txt', bytes: Buffer.from(JSON_FILE) }))
  file = `/v1/s/${person.sessionId}/assets/${assetId}/content`
  await multiply(server.database, assetId, 20)
})
afterAll(() => server.stop())

interface Asking {
  readonly method?: string
  /** As the trusted proxy says; undefined: asked on this machine. */
  readonly from?: string
  readonly accepted?: string
}

/** The bytes as they came: `fetch` would have unpacked them. */
const asked = async (path: string, { method = 'GET', from, accepted }: Asking) => {
  const headers = {
    ...records,
    authorization: `Bearer ${person.token}`,
    cookie: person.cookie,
    ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
  }
  return new Promise<{ readonly headers: NodeJS.Dict<string | string[]>; readonly bytes: Buffer }>((settle, fail) => {
    const sent = request(`${server.url}${path}`, { method, headers }, (answer) => {
      buffer(answer).then((bytes) => settle({ headers: answer.headers, bytes }), fail)
    })
    sent.on('error', fail).end()
  })
}

const ELSEWHERE = '203.0.113.7'

describe('a list of more than 2 kB, asked for elsewhere', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, GZIP', gunzipSync],
  ] as const)('is sent as %s to whom takes "%s"', async (encoding, accepted, unpack) => {
    const plain = await asked(large, {})
    const { headers, bytes } = await asked(large, { from: ELSEWHERE, accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(headers['vary']).toBe('accept-encoding')
    expect(headers['cache-control']).toBe('no-store')
    expect(unpack(bytes).toString()).toBe(plain.bytes.toString())
    expect(bytes.length).toBeLessThan(plain.bytes.length / 4)
  })

  it.each(['identity', 'br;q=0, gzip;q=0', 'zstd', '', undefined])('is sent as it is to whom takes %j', async (accepted) => {
    const { headers, bytes } = await asked(large, { from: ELSEWHERE, ...(accepted === undefined ? {} : { accepted }) })
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(bytes.toString())).toMatchObject({ total: 21 })
  })

  it('is sent compressed to an address of IPv6 too', async () => {
    expect((await asked(large, { from: '2001:db8::7', accepted: 'br' })).headers['content-encoding']).toBe('br')
  })

  it('is sent compressed where the proxy does not say who asks', async () => {
    expect((await asked(large, { from: 'unknown', accepted: 'br' })).headers['content-encoding']).toBe('br')
  })
})

it.each([undefined, '127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('a list asked for on this machine (%s) is sent as it is', async (from) => {
  const { headers } = await asked(large, { accepted: 'br, gzip', ...(from === undefined ? {} : { from }) })
  expect(headers['content-encoding']).toBeUndefined()
})

it('a small answer is sent as it is', async () => {
  const { headers, bytes } = await asked(small, { from: ELSEWHERE, accepted: 'br' })
  expect([headers['content-encoding'], bytes.length < 2_048]).toEqual([undefined, true])
})

it.each(['GET', 'HEAD'])('a file is sent as it is, whatever is in it (%s)', async (method) => {
  const { headers, bytes } = await asked(file, { method, from: ELSEWHERE, accepted: 'br, gzip' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-length']).toBe(String(JSON_FILE.length))
  expect(bytes.toString()).toBe(method === 'HEAD' ? '' : JSON_FILE)
})

it('events are sent as they come', async () => {
  const stream = await fetch(`${server.url}/v1/s/${person.sessionId}/events`, {
    headers: { cookie: person.cookie, 'x-forwarded-for': ELSEWHERE, 'accept-encoding': 'br, gzip' },
  })
  expect(stream.headers.get('content-encoding')).toBeNull()
  await stream.body?.cancel()
})

it('the description of the API is sent compressed', async () => {
  const { headers, bytes } = await asked('/v1/openapi.json', { from: ELSEWHERE, accepted: 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(bytes).toString())).toMatchObject({ openapi: '3.1.0' })
})
