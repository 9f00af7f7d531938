import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, credentialsOf, type Answer } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})

afterAll(() => server.stop())

let addresses = 0
const newAddress = (): string => `192.0.2.${(addresses += 1)}`

const signIn = (address: string, body: object, cookie = ''): Promise<Answer> =>
  ask(server.url, { method: 'POST', path: '/v1/auth/login', body, headers: { 'x-forwarded-for': address, cookie } })

const right = credentialsOf('user@harbour.example')
const stranger = (name: string) => ({ ...right, email: `${name}@harbour.example`, password: 'a guess' })

/** A browser in which somebody has signed in. */
const deviceOf = async (body: object): Promise<string> => {
  const { headers } = await signIn(newAddress(), body)
  return headers.getSetCookie().find((cookie) => cookie.startsWith('vitrine_device='))?.split(';')[0] ?? ''
}

const timed = async <A>(work: () => Promise<A>): Promise<{ readonly took: number; readonly answer: A }> => {
  const begun = performance.now()
  const answer = await work()
  return { took: performance.now() - begun, answer }
}

describe('600 sign-ins at once', () => {
  it('at 600 names from one address: a newcomer and whoever is known are let in before its end', async () => {
    const device = await deviceOf(right)
    const address = newAddress()
    const judged: number[] = []
    const flood = Array.from({ length: 600 }, async (_, at) => {
      const answer = await signIn(address, stranger(`flood${at}`))
      if (answer.status === 403) judged.push(performance.now())
      return answer
    })
    await Promise.race(flood)
    const begun = performance.now()
    const [newcomer, known] = await Promise.all([
      timed(() => signIn(newAddress(), credentialsOf('publisher@harbour.example'))),
      timed(() => signIn(address, right, device)),
    ])
    expect([newcomer.answer.status, known.answer.status]).toEqual([200, 200])
    const answers = await Promise.all(flood)
    const after = judged.filter((at) => at > begun + Math.max(newcomer.took, known.took))
    expect(after.length).toBeGreaterThan(0)
    const counts = Map.groupBy(answers, ({ status }) => status)
    expect([...counts.keys()].toSorted()).toEqual([403, 429])
    expect(counts.get(403)?.length).toBeLessThanOrEqual(50)
    for (const { headers } of counts.get(429) ?? []) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('from 600 addresses at one account: the queue is bounded, and its owner gets in where they signed in before', async () => {
    const device = await deviceOf(right)
    const flood = Array.from({ length: 600 }, (_, at) => signIn(`198.51.${100 + Math.floor(at / 250)}.${at % 250}`, { ...right, password: 'a guess' }))
    await Promise.race(flood)
    expect((await signIn(newAddress(), right, device)).status).toBe(200)
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 429 || status === 503)
    expect(answers.filter(({ status }) => status === 403).length + refused.length).toBe(600)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    // What was not judged counts nowhere: none of those addresses is shut out by it.
    expect((await signIn('198.51.100.0', right)).status).toBe(200)
  })
})

describe('an address', () => {
  it('has fifty wrong guesses over all accounts; who is known, and everybody elsewhere, goes on', async () => {
    const device = await deviceOf(right)
    const address = newAddress()
    const statuses: number[] = []
    for (let at = 0; at < 52; at += 1) statuses.push((await signIn(address, stranger(`spray${at}`))).status)
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 403), 429, 429])
    expect((await signIn(address, right)).status).toBe(429)
    expect((await signIn(address, right, device)).status).toBe(200)
    expect((await signIn(newAddress(), right)).status).toBe(200)
  })

  it('of IPv6 is its network', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 7; at += 1) statuses.push((await signIn(`2001:db8:7:7::${at + 1}`, { ...right, password: 'wrong' })).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429])
    expect((await signIn('2001:db8:7:8::1', right)).status).toBe(200)
  })

  it('does not count who signs in, nor one account that is guessed at again and again', async () => {
    const address = newAddress()
    for (let at = 0; at < 55; at += 1) expect((await signIn(address, right)).status).toBe(200)
    for (let at = 0; at < 60; at += 1) await signIn(address, stranger('insistent'))
    expect((await signIn(address, right)).status).toBe(200)
  })
})
