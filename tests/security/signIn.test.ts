import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, credentialsOf, logIn, type Answer } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})

afterAll(() => server.stop())

/** Every test signs in from an address of its own, through the trusted proxy. */
let addresses = 0
const newAddress = (): string => `192.0.2.${(addresses += 1)}`
const from = (address: string, body: object): Promise<Answer> =>
  ask(server.url, { method: 'POST', path: '/v1/auth/login', body, headers: { 'x-forwarded-for': address } })

const right = credentialsOf('user@harbour.example')
const wrong = { ...right, password: 'not it' }

describe('signing in', () => {
  it('compares organization and address without case', async () => {
    const answer = await from(newAddress(), { ...right, organization: ' HARBOUR museum ', email: 'User@Harbour.EXAMPLE'.toLowerCase() })
    expect(answer.status).toBe(200)
  })

  it.each([
    ['a wrong password', wrong],
    ['an unknown user', { ...right, email: 'nobody@harbour.example' }],
    ['an unknown organization', { ...right, organization: 'Nowhere' }],
    ['a user of another organization', { ...right, organization: 'Fjord Archive' }],
  ])('says the same to %s', async (_what, body) => {
    const answer = await from(newAddress(), body)
    expect({ status: answer.status, json: answer.json, cookie: answer.headers.get('set-cookie') }).toEqual({
      status: 403,
      json: { message: 'INVALID_CREDENTIALS' },
      cookie: null,
    })
  })

  it('costs a core as much for an unknown user as for a wrong password', async () => {
    /** Milliseconds of a core, however busy the machine is with other things. */
    const costOf = async (body: object): Promise<number> => {
      const before = process.cpuUsage()
      await from(newAddress(), body)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    const costs = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 7; round += 1) {
      costs.known.push(await costOf(wrong))
      costs.unknown.push(await costOf({ ...right, email: `nobody${round}@harbour.example` }))
    }
    const [known, unknown] = [Math.min(...costs.known), Math.min(...costs.unknown)]
    // Hashing is most of it: without it the unknown would cost a third.
    expect(unknown).toBeGreaterThan(known / 2)
    expect(unknown).toBeLessThan(known * 2)
  })

  it('names what is wrong with the form by the rules of the web app', async () => {
    const answer = await from(newAddress(), { email: 'nobody', organization: '', password: '', rememberMe: false })
    expect(answer).toMatchObject({
      status: 400,
      json: {
        message: 'VALIDATION_FAILED',
        fields: { email: { code: 'invalidEmail' }, organization: { code: 'required' }, password: { code: 'required' } },
      },
    })
  })

  it('tells a blocked user so after the right password alone', async () => {
    await server.database.owner.query(`update users set blocked_at = now() where email = 'admin@fjord.example'`)
    expect(await from(newAddress(), credentialsOf('admin@fjord.example'))).toMatchObject({ status: 403, message: 'USER_BLOCKED' })
    const guessed = { ...credentialsOf('admin@fjord.example'), password: 'Wrong-1-password' }
    expect(await from(newAddress(), guessed)).toMatchObject({ status: 403, message: 'INVALID_CREDENTIALS' })
    await server.database.owner.query(`update users set blocked_at = null where email = 'admin@fjord.example'`)
    expect((await from(newAddress(), credentialsOf('admin@fjord.example'))).status).toBe(200)
  })

  it('is told in the activity log, refused or not', async () => {
    const recorded = async (): Promise<readonly string[]> => {
      const { rows } = await server.database.owner.query<{ status: string }>(
        `select status from activity
         where kind = 'login' and changed_by = (select id from users where email = 'publisher@harbour.example') order by at`,
      )
      return rows.map(({ status }) => status)
    }
    const publisher = credentialsOf('publisher@harbour.example')
    await from(newAddress(), { ...publisher, password: 'wrong' })
    await expect.poll(recorded).toEqual(['Failed'])
    await from(newAddress(), publisher)
    expect(await recorded()).toEqual(['Failed', 'Succeeded'])
  })
})

describe('guessing', () => {
  it('ends after five, also when all guesses come at once', async () => {
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 40 }, () => from(address, wrong)))
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5)
    const limited = answers.filter(({ status }) => status === 429)
    expect(limited).toHaveLength(35)
    for (const answer of limited) {
      const { message, retryAfter } = answer.json as { readonly message: string; readonly retryAfter: number }
      expect(message).toBe('RATE_LIMITED')
      expect(retryAfter).toBeGreaterThan(0)
      expect(retryAfter).toBeLessThanOrEqual(900)
      expect(answer.headers.get('retry-after')).toBe(String(retryAfter))
    }
    expect((await from(address, right)).status).toBe(429)
    expect((await from(newAddress(), right)).status).toBe(200)
  })

  it('counts an unknown user as well', async () => {
    const address = newAddress()
    const guess = { ...right, email: 'ghost@harbour.example' }
    const statuses = []
    for (let round = 0; round < 7; round += 1) statuses.push((await from(address, guess)).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429])
  })

  it('begins anew after the right password and after a quarter of an hour', async () => {
    const address = newAddress()
    for (let round = 0; round < 4; round += 1) await from(address, wrong)
    expect((await from(address, right)).status).toBe(200)
    for (let round = 0; round < 5; round += 1) expect((await from(address, wrong)).status).toBe(403)
    expect((await from(address, right)).status).toBe(429)
    await server.database.owner.query(`update login_attempts set window_ends = now()`)
    expect((await from(address, right)).status).toBe(200)
  })
})

describe('a device', () => {
  /** Signs in and keeps what the browser would keep. */
  const deviceOf = async (body: object): Promise<string> => {
    const answer = await from(newAddress(), body)
    const cookies = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('vitrine_device='))
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/; Path=\/v1\/auth; HttpOnly; SameSite=Strict; Max-Age=31536000$/)
    return cookies[0]?.split(';')[0] ?? ''
  }
  const on = (cookie: string, address: string, body: object): Promise<Answer> =>
    ask(server.url, { method: 'POST', path: '/v1/auth/login', body, headers: { 'x-forwarded-for': address, cookie } })

  it('that signed in before lets its owner in, after a thousand guesses from the same address', async () => {
    const address = newAddress()
    const device = await deviceOf(right)
    const statuses: number[] = []
    for (let round = 0; round < 40; round += 1) {
      const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => from(address, { ...right, password: `Guess-${round}-${at}` })))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect([statuses.length, statuses.filter((status) => status === 403).length]).toEqual([1000, 5])
    expect((await from(address, right)).status).toBe(429)
    expect((await on(device, address, right)).status).toBe(200)
  })

  it('has five guesses of its own, wherever it is', async () => {
    const device = await deviceOf(right)
    const statuses = []
    for (let round = 0; round < 7; round += 1) statuses.push((await on(device, newAddress(), wrong)).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429])
  })

  it('is known for the account that signed in, and for no other', async () => {
    const device = await deviceOf(right)
    const publisher = { ...credentialsOf('publisher@harbour.example'), password: 'wrong' }
    const address = newAddress()
    for (let round = 0; round < 5; round += 1) await from(address, publisher)
    expect((await on(device, address, publisher)).status).toBe(429)
  })

  it('is known for several accounts', async () => {
    const first = await deviceOf(right)
    const publisher = credentialsOf('publisher@harbour.example')
    const both = (await on(first, newAddress(), publisher)).headers.getSetCookie().find((cookie) => cookie.startsWith('vitrine_device')) ?? ''
    const address = newAddress()
    for (const account of [right, publisher]) {
      for (let round = 0; round < 6; round += 1) await from(address, { ...account, password: 'wrong' })
      expect((await on(both.split(';')[0] ?? '', address, account)).status).toBe(200)
    }
  })

  it.each(['vitrine_device=', `vitrine_device=${'a'.repeat(22)}.${'b'.repeat(43)}`])('that nobody made (%s) counts for nothing', async (cookie) => {
    const address = newAddress()
    for (let round = 0; round < 5; round += 1) await from(address, wrong)
    expect((await on(cookie, address, right)).status).toBe(429)
  })
})

describe('a forwarded address', () => {
  it('does not count from whom is no trusted proxy', async () => {
    const open = await startTestServer()
    try {
      const body = { ...wrong, email: 'admin@harbour.example' }
      const statuses = []
      for (let round = 0; round < 6; round += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${round}` }
        statuses.push((await ask(open.url, { method: 'POST', path: '/v1/auth/login', body, headers })).status)
      }
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
      expect((await logIn(open.url, credentialsOf('user@harbour.example'))).status).toBe(200)
    } finally {
      await open.stop()
    }
  })
})
