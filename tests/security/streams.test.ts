import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const PUBLIC = 'https://vitrine.example'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: PUBLIC, STREAM_URL: 'https://streams.vitrine.example' } })
})

afterAll(() => server.stop())

/** Opens the stream; `rest` resolves to everything it said once it has closed. */
const open = async (person: Person): Promise<{ readonly headers: Headers; readonly rest: Promise<string> }> => {
  const response = await fetch(`${server.url}/v1/s/${person.sessionId}/events`, { headers: { cookie: person.cookie, origin: PUBLIC } })
  expect(response.status).toBe(200)
  return { headers: response.headers, rest: response.text() }
}

it.each([
  [
    'signing out',
    (person: Person) => ask(server.url, { method: 'POST', path: '/v1/auth/logout', body: { refreshToken: person.refreshToken } }),
  ],
  ['being blocked', (person: Person) => server.database.owner.query('update users set blocked_at = now() where id = $1', [person.userId])],
  [
    'another password',
    (person: Person) => server.database.owner.query(`update users set password_hash = 'x' where id = $1`, [person.userId]),
  ],
])('%s closes the open stream', async (what, end) => {
  const email = { 'signing out': 'admin@harbour.example', 'being blocked': 'publisher@harbour.example' }[what] ?? 'user@harbour.example'
  const person = await signIn(server.url, email)
  const other = await signIn(server.url, 'admin@fjord.example')
  const [mine, theirs] = await Promise.all([open(person), open(other)])
  await end(person)
  expect(await mine.rest).toContain('data: {"kind":"session.ended"}')
  const isOpen = await Promise.race([theirs.rest.then(() => false), new Promise((still) => setTimeout(still, 50, true))])
  expect(isOpen).toBe(true)
  await ask(server.url, { method: 'POST', path: '/v1/auth/logout', body: { refreshToken: other.refreshToken } })
  await theirs.rest
})

it('lets the page of the public address read it from the host of streams, and no other page', async () => {
  const person = await signIn(server.url, 'admin@fjord.example')
  const { headers, rest } = await open(person)
  expect(headers.get('access-control-allow-origin')).toBe(PUBLIC)
  expect(headers.get('access-control-allow-credentials')).toBe('true')
  expect(headers.get('content-security-policy')).toContain(`default-src 'none'`)
  const foreign = await person.fetch({ path: `/v1/s/${person.sessionId}/events`, headers: { origin: 'https://evil.example' } })
  expect(foreign.status).toBe(403)
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  await ask(server.url, { method: 'POST', path: '/v1/auth/logout', body: { refreshToken: person.refreshToken } })
  await rest
})

it('of an answer is read from the host of streams by that page, with its own headers, and by no other', async () => {
  const person = await signIn(server.url, 'admin@harbour.example')
  const asked = await person.ask({ method: 'POST', path: '/v1/ai-assistant/message', body: { message: 'hello' } })
  const path = `/v1/ai-assistant/stream-message/${asked.json as string}`
  const preflight = (origin: string) =>
    ask(server.url, { method: 'OPTIONS', path, headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' } })
  const before = await preflight(PUBLIC)
  expect([before.status, before.headers.get('access-control-allow-origin'), before.headers.get('access-control-allow-credentials')]).toEqual([204, PUBLIC, 'true'])
  expect(before.headers.get('access-control-allow-headers')).toContain('authorization')
  const response = await person.ask({ path, headers: { origin: PUBLIC } })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, PUBLIC])
  const foreign = await Promise.all([preflight('https://evil.example'), person.ask({ path, headers: { origin: 'https://evil.example' } })])
  expect(foreign.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual([null, null])
})

it('is open twenty times in one session at the most', async () => {
  const [person, other] = [await signIn(server.url, 'admin@fjord.example'), await signIn(server.url, 'admin@fjord.example')]
  const streams = await Promise.all(Array.from({ length: 25 }, () => fetch(`${server.url}/v1/s/${person.sessionId}/events`, { headers: { cookie: person.cookie } })))
  const refused = streams.filter(({ status }) => status === 429)
  expect([streams.filter(({ status }) => status === 200).length, refused.length]).toEqual([20, 5])
  expect(refused[0]?.headers.get('retry-after')).toBe('15')
  const theirs = await open(other)
  await streams.find(({ status }) => status === 200)?.body?.cancel()
  const again = async (): Promise<number> => {
    const response = await fetch(`${server.url}/v1/s/${person.sessionId}/events`, { headers: { cookie: person.cookie } })
    if (response.status !== 200) await response.body?.cancel()
    return response.status
  }
  await expect.poll(again).toBe(200)
  for (const { refreshToken } of [person, other]) await ask(server.url, { method: 'POST', path: '/v1/auth/logout', body: { refreshToken } })
  await theirs.rest
})

it('is open sixty times for one account at the most, in however many sessions', async () => {
  const email = 'admin@harbour.example'
  const people = [await signIn(server.url, email), await signIn(server.url, email), await signIn(server.url, email), await signIn(server.url, email)]
  const opened = (person: Person) => fetch(`${server.url}/v1/s/${person.sessionId}/events`, { headers: { cookie: person.cookie } })
  const streams: Response[] = []
  for (const person of people) streams.push(...(await Promise.all(Array.from({ length: 17 }, () => opened(person)))))
  const refused = streams.filter(({ status }) => status === 429)
  expect([streams.filter(({ status }) => status === 200).length, refused.length, refused[0]?.headers.get('retry-after')]).toEqual([60, 8, '15'])
  const other = await signIn(server.url, 'admin@fjord.example')
  const theirs = await opened(other)
  expect(theirs.status).toBe(200)
  for (const { refreshToken } of [...people, other]) await ask(server.url, { method: 'POST', path: '/v1/auth/logout', body: { refreshToken } })
  await Promise.all([...streams, theirs].map((stream) => stream.text()))
  const again = await opened(await signIn(server.url, email))
  expect(again.status).toBe(200)
  await again.body?.cancel()
})

it('ends with the server, which waits for nobody', async () => {
  const stopping = await startTestServer()
  const person = await signIn(stopping.url, 'admin@fjord.example')
  const response = await fetch(`${stopping.url}/v1/s/${person.sessionId}/events`, { headers: { cookie: person.cookie } })
  const rest = response.text()
  const started = performance.now()
  await stopping.stop()
  expect(performance.now() - started).toBeLessThan(8000)
  expect(await rest).toContain('retry:')
})
