import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { isServerCode } from '../../src/domain/failures/codeOf.ts'
import { STATUS } from '../../src/domain/failures/status.ts'
import type { Route, StreamRoute } from '../../server/http/route.ts'
import type { Asking, Person } from '../support/server/person.ts'
import { settled } from '../support/server/settled.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { nameOf } from './matrix/sample.ts'
import { SAMPLES } from './matrix/samples.ts'

const server = await startTestServer()

beforeAll(() => server.database.owner.query('update organizations set features = $1', [FEATURES]))
afterAll(() => server.stop())

/** What a header is given, of what can be sent in one. */
const NASTY = ['', '-1', '1e308', '9007199254740993', 'x'.repeat(7000), '%00', `'; drop table users; --`, '../../etc/passwd', '{"$ne":null}', 'a,b;c="', 'bytes=0-0,5-,-1', '*', '"', 'filename']
const COMMON = ['x-resource-type', 'x-organization-id', 'accept-language', 'idempotency-key']
const OF_READING = [...COMMON, 'range', 'if-range', 'if-none-match', 'if-modified-since']
const OF_SENDING = [...COMMON, 'tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata', 'upload-defer-length', 'upload-concat', 'upload-checksum', 'content-type']
/** A header and a query are given one of them, each another; all of them by `npm run test:full`. */
const STEP = process.env['VALUES'] === 'all' ? 1 : NASTY.length
const someNasty = (at: number): readonly string[] => NASTY.filter((_, each) => (each + at) % STEP === 0)
const NO_IDENTIFIERS = ['x', '0', `'--`, '%00', 'a'.repeat(150), '%2e%2e%2f', '%EF%BC%8F', '%F0%9F%92%A9']

const isStream = (route: Route): route is StreamRoute => route.kind === 'stream'
const cells = server.routes.filter(isStream).flatMap((route) => (SAMPLES[nameOf(route)] ?? []).map((sample, index) => ({ name: `${nameOf(route)} (${index + 1})`, route, sample })))

/** Only what it answers first: a stream of events has no end. */
const expectAnswer = async (person: Person, route: StreamRoute, { method = 'GET', path, headers, body }: Asking): Promise<void> => {
  const proof = route.authorisation === 'cookie' ? { cookie: person.cookie } : { authorization: `Bearer ${person.token}` }
  const over = new AbortController()
  const response = await fetch(`${server.url}${path}`, { method, headers: { ...proof, ...headers }, ...(body !== undefined && { body: body as BodyInit }), signal: over.signal })
  const what = `${method} ${path.slice(0, 200)} ${JSON.stringify(headers ?? {}).slice(0, 300)}`
  expect(response.status, what).toBeLessThan(500)
  if (response.status >= 400 && method !== 'HEAD' && (response.headers.get('content-type') ?? '').startsWith('application/json')) {
    const { message } = (await response.json()) as { readonly message?: string }
    if (!isServerCode(message)) throw new Error(`${what}: ${message ?? 'nothing'} is no code`)
    expect(STATUS[message], what).toBe(response.status)
  }
  over.abort()
}

describe.each(cells)('$name', ({ route, sample }) => {
  it('answers a code of the catalogue to whatever stands in its address or its headers', { timeout: 60_000 * (NASTY.length / STEP) }, async () => {
    // A sign-in of their own: one for all would end before a long run does.
    const person = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS, [], randomUUID())
    const { ids, asking } = await sample(person, 'RECORDS', person)
    // What is still being made is asked for again, which is no fault.
    await settled(server.database)
    const valid = asking(person, ids)
    for (const id of NO_IDENTIFIERS) await expectAnswer(person, route, asking(person, ids.map(() => id)))
    const names = route.method === 'GET' || route.method === 'HEAD' ? OF_READING : OF_SENDING
    for (const [at, name] of names.entries())
      for (const value of someNasty(at)) await expectAnswer(person, route, { ...valid, headers: { ...valid.headers, [name]: value } })
    if (names !== OF_READING) return
    for (const value of someNasty(names.length)) await expectAnswer(person, route, { ...valid, path: `${valid.path}${valid.path.includes('?') ? '&' : '?'}inline=${encodeURIComponent(value)}` })
  })
})
