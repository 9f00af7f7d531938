import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, credentialsOf, logIn, personOf, signIn, type Answer, type Person } from '../support/server/person.ts'
import { enrol } from '../support/server/secondStep.ts'
import { linkIn, mailsTo, mailTo } from '../support/server/outbox.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const ORGANIZATION = 'Harbour Museum'
const PASSWORD = 'Another-one-2'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => server.stop())

let addresses = 0
const newAddress = (): string => `192.0.2.${(addresses += 1)}`

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  ask(server.url, { method: 'POST', path, body, headers: { 'x-forwarded-for': newAddress(), ...headers } })

const request = (email: string, headers?: Readonly<Record<string, string>>, organization = ORGANIZATION): Promise<Answer> =>
  post('/v1/auth/password-link', { email, organization }, headers)
const read = (token: string): Promise<Answer> => post('/v1/auth/password-link/read', { token })
const set = (token: string, password = PASSWORD, repeat = password): Promise<Answer> => post('/v1/auth/password', { token, password, repeat })

/** A user of the museum, with the demo's password or none. */
const newUser = async (hasPassword = true): Promise<string> => {
  const email = `${randomUUID()}@harbour.example`
  await server.database.owner.query(
    `insert into users (id, organization_id, email, email_key, first_name, last_name, role_id, password_hash)
     select $1, organization_id, $2, $2, 'Ada', 'Berg', role_id, case when $3 then password_hash end
     from users where email = 'user@harbour.example'`,
    [randomUUID(), email, hasPassword],
  )
  return email
}

const tokenFor = async (email: string, count = 1): Promise<string> => {
  expect((await request(email)).status).toBe(200)
  return linkIn(await mailTo(server.dataDirectory, email, count)).token
}

const signInWith = (email: string, password: string): Promise<Answer> =>
  post('/v1/auth/login', { email, organization: ORGANIZATION, password, rememberMe: false })

describe('asking for a link', () => {
  it.each([
    ['an account', 'user@harbour.example', ORGANIZATION],
    ['an unknown user', 'nobody@harbour.example', ORGANIZATION],
    ['an unknown organization', 'user@harbour.example', 'Nowhere'],
    ['a user of another organization', 'admin@fjord.example', ORGANIZATION],
  ])('answers the same for %s', async (_, email, organization) => {
    const { status, json } = await request(email, {}, organization)
    expect({ status, json }).toEqual({ status: 200, json: { outbox: false } })
  })

  it('mails to the account alone, and not to who is blocked', async () => {
    const [known, blocked] = [await newUser(), await newUser()]
    await server.database.owner.query('update users set blocked_at = now() where email = $1', [blocked])
    await request(blocked)
    await request('stranger@harbour.example')
    await request(known)
    await mailTo(server.dataDirectory, known)
    expect([await mailsTo(server.dataDirectory, blocked), await mailsTo(server.dataDirectory, 'stranger@harbour.example')]).toEqual([[], []])
  })

  it('ends after five from one address, known or not, and not for others', async () => {
    for (const email of [await newUser(), 'ghost@harbour.example']) {
      const from = { 'x-forwarded-for': newAddress() }
      const statuses = []
      for (let round = 0; round < 7; round += 1) statuses.push((await request(email, from)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
      expect((await request(email)).status).toBe(200)
    }
  })

  it('fills nobody’s mailbox, however many addresses ask', async () => {
    const email = await newUser()
    await Promise.all(Array.from({ length: 25 }, () => request(email)))
    const tokens = async () => (await mailsTo(server.dataDirectory, email)).map((mail) => linkIn(mail).token)
    const good = async () => {
      const all = await tokens()
      const read_ = await Promise.all(all.map(read))
      return all.filter((_, at) => read_[at]?.status === 200)
    }
    await expect.poll(async () => (await good()).length).toBe(1)
    expect((await request(email)).json).toEqual({ outbox: false })
    expect((await tokens()).length).toBeLessThanOrEqual(10)
    // Whoever has the latest of those mails is not kept out by it.
    expect((await set((await good())[0] ?? '')).status).toBe(200)
  })

  it('judges the form as the web app does', async () => {
    expect((await request('nobody', {}, '')).json).toEqual({
      message: 'VALIDATION_FAILED',
      fields: { email: { code: 'invalidEmail' }, organization: { code: 'required' } },
    })
  })

  it('takes no link from a forwarded host or an origin', async () => {
    const email = await newUser()
    await request(email, { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' })
    const mail = await mailTo(server.dataDirectory, email)
    expect(linkIn(mail).address).toBe(`${server.url}/account/new-password`)
    expect(`${mail.text}${mail.html}`).not.toContain('evil')
  })

  it('writes in the language of who asks first, and keeps to it', async () => {
    const email = await newUser()
    await request(email, { 'accept-language': 'nb-NO,nb;q=0.9' })
    expect((await mailTo(server.dataDirectory, email)).subject).toBe('Nytt passord for Harbour Museum')
    await request(email, { 'accept-language': 'es' })
    expect((await mailTo(server.dataDirectory, email, 2)).subject).toBe('Nytt passord for Harbour Museum')
  })
})

describe('the own password', () => {
  const change = (person: Person, current: string, password = PASSWORD): Promise<Answer> => person.ask({ method: 'PUT', path: '/v1/account/password', body: { current, password, repeat: password } })

  it('is guessed five times in a quarter of an hour, whatever forms come between', async () => {
    const { password } = credentialsOf('user@harbour.example')
    const email = await newUser()
    const person = personOf(server.url, await signInWith(email, password))
    const answers: unknown[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      answers.push(((await change(person, `Wrong-guess-${guess}`)).json as { readonly message: string }).message)
      expect((await change(person, 'whatever', 'a')).json).toMatchObject({ message: guess < 4 ? 'VALIDATION_FAILED' : 'RATE_LIMITED' })
    }
    expect(answers).toEqual([...Array<string>(5).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED'])
    expect((await change(person, password)).status).toBe(429)
  })

  it('once changed ends links that were under way', async () => {
    const { password } = credentialsOf('user@harbour.example')
    const email = await newUser()
    const token = await tokenFor(email)
    const person = personOf(server.url, await signInWith(email, password))
    expect((await change(person, password)).json).toEqual({})
    expect((await set(token, 'Stranger-demo-9')).status).not.toBe(200)
    expect((await signInWith(email, PASSWORD)).status).toBe(200)
  })
})

describe('a link', () => {
  it('says whose password it sets, sets it, and ends every session of the user', async () => {
    const email = await newUser()
    const before = personOf(server.url, await signInWith(email, credentialsOf('user@harbour.example').password))
    const token = await tokenFor(email)
    expect((await read(token)).json).toEqual({ purpose: 'reset', email, organization: ORGANIZATION })
    expect(await set(token)).toMatchObject({ status: 200, json: {} })
    expect((await before.ask({ path: '/v1/folders', headers: { 'x-resource-type': 'RECORDS' } })).status).toBe(401)
    expect((await post('/v1/auth/refresh-token', { refreshToken: before.refreshToken })).status).toBe(401)
    expect((await signInWith(email, credentialsOf('user@harbour.example').password)).status).toBe(403)
    expect((await signInWith(email, PASSWORD)).status).toBe(200)
    const { rows } = await server.database.owner.query(
      `select status, first_name, after from activity where kind = 'password.changed' and resource_name = $1`,
      [email],
    )
    expect(rows).toEqual([{ status: 'Succeeded', first_name: 'Ada', after: null }])
  })

  it('is used once, of many at the same time by one', async () => {
    const token = await tokenFor(await newUser())
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => set(token, `${PASSWORD}${at}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410, 410, 410])
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set([undefined, 'PASSWORD_TOKEN_ALREADY_USED']))
    expect((await read(token)).message).toBe('PASSWORD_TOKEN_ALREADY_USED')
  })

  it.each([true, false])('ends the older ones of the same user, who has a password: %s', async (hasPassword) => {
    const email = await newUser(hasPassword)
    const [one, other] = [await tokenFor(email), await tokenFor(email, 2)]
    expect([(await read(one)).message, (await set(one)).message]).toEqual(['PASSWORD_TOKEN_EXPIRED', 'PASSWORD_TOKEN_EXPIRED'])
    expect((await set(other)).status).toBe(200)
    expect((await set(one)).message).toBe('PASSWORD_TOKEN_ALREADY_USED')
  })

  it('sets no password that is the present one, and is not used up by it', async () => {
    const token = await tokenFor(await newUser())
    const { password } = credentialsOf('user@harbour.example')
    expect(await set(token, password)).toMatchObject({ status: 400, json: { fields: { password: { code: 'passwordUnchanged' } } } })
    expect((await set(token)).status).toBe(200)
  })

  it('does not lead round the second step, and is told by mail', async () => {
    const email = await newUser()
    const person = personOf(server.url, await signInWith(email, credentialsOf('user@harbour.example').password))
    await enrol(person, credentialsOf('user@harbour.example').password)
    expect((await set(await tokenFor(email, 2))).status).toBe(200)
    expect((await signInWith(email, PASSWORD)).json).toMatchObject({ twoFactor: { methods: ['app', 'recovery'] } })
    expect((await mailTo(server.dataDirectory, email, 3)).subject).toBe('Your sign-in to Harbour Museum was changed')
  })

  it('expires', async () => {
    const email = await newUser()
    const token = await tokenFor(email)
    const before = `update password_tokens set expires_at = now() - interval '1 second' where user_id = (select id from users where email = $1)`
    await server.database.owner.query(before, [email])
    expect([(await read(token)).message, (await set(token)).message]).toEqual(['PASSWORD_TOKEN_EXPIRED', 'PASSWORD_TOKEN_EXPIRED'])
    expect((await signInWith(email, PASSWORD)).status).toBe(403)
  })

  it('is invalid once the account is blocked, or its organization', async () => {
    const email = await newUser()
    const token = await tokenFor(email)
    await server.database.owner.query('update organizations set blocked_at = now() where name = $1', [ORGANIZATION])
    expect([(await read(token)).message, (await set(token)).message]).toEqual(['PASSWORD_TOKEN_INVALID', 'PASSWORD_TOKEN_INVALID'])
    await server.database.owner.query('update organizations set blocked_at = null where name = $1', [ORGANIZATION])
    expect((await read(token)).status).toBe(200)
    await server.database.owner.query('update users set blocked_at = now() where email = $1', [email])
    expect((await set(token)).message).toBe('PASSWORD_TOKEN_INVALID')
  })

  it.each(['', 'nonsense', `${randomUUID()}.${'a'.repeat(43)}`, '\u0000'])('%j is invalid', async (token) => {
    expect([(await read(token)).message, (await set(token)).message]).toEqual(['PASSWORD_TOKEN_INVALID', 'PASSWORD_TOKEN_INVALID'])
  })

  it('of another organization leads nowhere', async () => {
    const token = await tokenFor(await newUser())
    const fjord = await signIn(server.url, 'admin@fjord.example')
    expect((await set(`${fjord.organizationId}.${token.split('.')[1] ?? ''}`)).message).toBe('PASSWORD_TOKEN_INVALID')
  })

  it('takes a password by the rules of the web app, and is not used up by a wrong one', async () => {
    const token = await tokenFor(await newUser())
    expect((await set(token, 'short', 'other')).json).toEqual({
      message: 'VALIDATION_FAILED',
      fields: { password: { code: 'passwordTooShort', limit: 8 }, repeat: { code: 'passwordsDiffer' } },
    })
    expect((await set(token)).status).toBe(200)
  })

  it('is nowhere in the database', async () => {
    const token = await tokenFor(await newUser())
    const [, secret = ''] = token.split('.')
    const { rows } = await server.database.owner.query<{ found: number }>(
      `select (select count(*) from password_tokens row_ where row_::text like '%' || $1 || '%')
         + (select count(*) from jobs row_ where row_::text like '%' || $1 || '%') as found`,
      [secret],
    )
    expect([secret.length, rows]).toEqual([43, [{ found: 0 }]])
  })
})

describe('somebody without a password', () => {
  it('is told apart from nobody when they sign in, and is invited when they ask', async () => {
    const email = await newUser(false)
    expect(await signInWith(email, 'Whatever-1')).toMatchObject({ status: 403, json: { message: 'INVALID_CREDENTIALS' } })
    await request(email)
    const mail = await mailTo(server.dataDirectory, email)
    const { address, token } = linkIn(mail)
    expect([address, mail.subject]).toEqual([`${server.url}/password-not-set`, 'Your invitation to Harbour Museum'])
    expect((await read(token)).json).toEqual({ purpose: 'invitation', email, organization: ORGANIZATION })
    expect((await set(token)).status).toBe(200)
    expect((await signInWith(email, PASSWORD)).status).toBe(200)
  })
})

describe('a browser that has opened a link from the mail', () => {
  const openedBy = async (email: string): Promise<string> => {
    const { headers } = await read(await tokenFor(email))
    return headers.getSetCookie().find((cookie) => cookie.startsWith('vitrine_device='))?.split(';')[0] ?? ''
  }
  const signInFrom = (address: string, email: string, cookie = '', password = 'Vitrine-demo-1'): Promise<Answer> =>
    post('/v1/auth/login', { email, organization: ORGANIZATION, password, rememberMe: false }, { 'x-forwarded-for': address, cookie })

  it('is told alone that no password was set yet, unless the user is blocked', async () => {
    const [email, other] = [await newUser(false), await newUser(false)]
    const cookie = await openedBy(email)
    expect(await signInFrom(newAddress(), email, cookie, 'x')).toMatchObject({ status: 403, message: 'PASSWORD_NOT_SET' })
    expect(await signInFrom(newAddress(), other, cookie, 'x')).toMatchObject({ status: 403, message: 'INVALID_CREDENTIALS' })
    await server.database.owner.query('update users set blocked_at = now() where email = $1', [email])
    expect(await signInFrom(newAddress(), email, cookie, 'x')).toMatchObject({ status: 403, message: 'INVALID_CREDENTIALS' })
  })

  it('goes through what others guess at the account from the same address', async () => {
    const [email, address] = [await newUser(), newAddress()]
    const cookie = await openedBy(email)
    for (let round = 0; round < 6; round += 1) await signInFrom(address, email, '', 'wrong')
    expect((await signInFrom(address, email)).status).toBe(429)
    expect((await signInFrom(address, email, cookie)).status).toBe(200)
  })

  it('is not remembered for a link that nobody sent', async () => {
    expect((await read(`${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'a'.repeat(43)}`)).headers.getSetCookie()).toEqual([])
  })
})

it('guesses made before do not keep out who has just set a password', async () => {
  const email = await newUser()
  const from = { 'x-forwarded-for': newAddress() }
  const body = { email, organization: ORGANIZATION, password: 'wrong', rememberMe: false }
  for (let round = 0; round < 6; round += 1) await post('/v1/auth/login', body, from)
  expect((await post('/v1/auth/login', body, from)).status).toBe(429)
  const token = await tokenFor(email)
  await post('/v1/auth/password', { token, password: PASSWORD, repeat: PASSWORD }, from)
  expect((await post('/v1/auth/login', { ...body, password: PASSWORD }, from)).status).toBe(200)
})

it('PUBLIC_URL is where links begin, wherever the request came to', async () => {
  const other = await startTestServer({ environment: { PUBLIC_URL: 'https://vitrine.example' } })
  try {
    await ask(other.url, { method: 'POST', path: '/v1/auth/password-link', body: { email: 'user@harbour.example', organization: ORGANIZATION } })
    const mail = await mailTo(other.dataDirectory, 'user@harbour.example')
    expect([linkIn(mail).address, mail.from?.address]).toEqual(['https://vitrine.example/account/new-password', 'no-reply@vitrine.example'])
    expect((await logIn(other.url, credentialsOf('user@harbour.example'))).status).toBe(200)
  } finally {
    await other.stop()
  }
})
