import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { mailTo } from '../support/server/outbox.ts'
import { ask, personOf, signIn, type Answer } from '../support/server/person.ts'
import { appCode, beginSignIn, codeIn, enrol, otherThan, post, type Enrolled, type Waiting } from '../support/server/secondStep.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const BY_APP = 'publisher@harbour.example'
const BY_MAIL = 'user@harbour.example'

let server: TestServer
let enrolled: Enrolled
/** One that tells them of their choice. */
let mails = 1

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  enrolled = await enrol(await signIn(server.url, BY_APP), DEMO_PASSWORD)
  await post(await signIn(server.url, BY_MAIL), '/e-mail', { password: DEMO_PASSWORD })
})
afterAll(() => server.stop())

// Codes of an authenticator are good once: each test begins as if none had been given for a while.
beforeEach(async () => {
  await server.database.owner.query('update two_factor set last_step = 0; delete from login_attempts')
})

let addresses = 0
/** Whether a code by mail may stand in for an authenticator. */
const letMail = (may: boolean) => server.database.owner.query('update organizations set two_factor_by_mail = $1', [may])

const begin = (email = BY_APP): Promise<Waiting> => beginSignIn(server.url, email, `192.0.2.${(addresses += 1)}`)

/** A sign-in by mail, with the code that was sent. */
const beginByMail = async (): Promise<Waiting & { readonly code: string }> => {
  const waiting = await begin(BY_MAIL)
  return { ...waiting, code: codeIn(await mailTo(server.dataDirectory, BY_MAIL, (mails += 1))) }
}

const said = ({ status, message }: Answer) => [status, message]
const INVALID = [403, 'TWO_FA_CODE_INVALID']
const EXPIRED = [403, 'TWO_FA_CODE_EXPIRED']
const OVER = [401, 'NOT_SIGNED_IN']
const IN = [200, undefined]

describe('the right password of who has chosen a second step', () => {
  it('opens nothing by itself', async () => {
    const { answer, methods, expiresIn, resendAfter, challenge, cookie } = await begin()
    expect({ methods, expiresIn, resendAfter }).toEqual({ methods: ['app', 'recovery'], expiresIn: 1200, resendAfter: null })
    expect(answer.text).not.toContain('token')
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^vitrine_step=.+; Path=\/v1\/auth; HttpOnly; SameSite=Strict; Max-Age=1200$/)])
    const refresh = await ask(server.url, { method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: challenge }, headers: { cookie } })
    expect(said(refresh)).toEqual(OVER)
    const call = await ask(server.url, { path: '/v1/account/profile', headers: { authorization: `Bearer ${challenge}`, cookie } })
    expect(said(call)).toEqual(OVER)
  })

  it('leads to a session by a code of the authenticator, remembered as was asked for', async () => {
    const waiting = await beginSignIn(server.url, BY_APP, '198.51.100.1', true)
    const answer = await waiting.confirm('app', appCode(enrolled.secret))
    expect(said(answer)).toEqual(IN)
    const person = personOf(server.url, answer)
    expect((await person.ask({ path: '/v1/account/two-factor' })).json).toMatchObject({ choice: 'app', required: false })
    const { rows } = await server.database.owner.query('select remembered from sessions where id = $1', [person.sessionId])
    expect(rows).toEqual([{ remembered: true }])
  })

  it('does not lead round the authenticator by the mailbox: not by a mailed code, nor by one from before', async () => {
    const waiting = await begin()
    expect(waiting.methods).toEqual(['app', 'recovery'])
    expect(said(await waiting.mail())).toEqual([403, 'PERMISSION_DENIED'])
    await letMail(true)
    const mailed = await begin()
    await mailed.mail()
    const code = codeIn(await mailTo(server.dataDirectory, BY_APP, 2))
    await letMail(false)
    expect(said(await mailed.confirm('email', code))).toEqual(INVALID)
  })

  it('leads to a session by a mailed code, in place of the authenticator as well where the organization lets it', async () => {
    await letMail(true)
    const byMail = await beginByMail()
    expect({ methods: byMail.methods, resendAfter: byMail.resendAfter }).toEqual({ methods: ['email'], resendAfter: 30 })
    expect(said(await byMail.confirm('email', byMail.code))).toEqual(IN)
    const waiting = await begin()
    expect((await waiting.mail()).json).toEqual({ resendAfter: 30 })
    expect(said(await waiting.confirm('email', codeIn(await mailTo(server.dataDirectory, BY_APP, 3))))).toEqual(IN)
    await letMail(false)
  })

  it('leads to a session by each recovery code once', async () => {
    const [code = '', other = ''] = enrolled.recoveryCodes
    expect(said(await (await begin()).confirm('recovery', ` ${code.toUpperCase()} `))).toEqual(IN)
    expect(said(await (await begin()).confirm('recovery', code))).toEqual(INVALID)
    expect(said(await (await begin(BY_MAIL)).confirm('recovery', other))).toEqual(INVALID)
    expect(said(await (await begin()).confirm('recovery', other))).toEqual(IN)
    mails += 1
  })
})

describe('a code is refused', () => {
  it('that was given before, in the same sign-in or another', async () => {
    const [one, other] = [await begin(), await begin()]
    const code = appCode(enrolled.secret)
    expect(said(await one.confirm('app', code))).toEqual(IN)
    expect(said(await one.confirm('app', code))).toEqual(INVALID)
    expect(said(await other.confirm('app', code))).toEqual(INVALID)
    expect(said(await other.confirm('app', appCode(enrolled.secret, -1)))).toEqual(INVALID)
    expect(said(await other.confirm('app', appCode(enrolled.secret, 1)))).toEqual(IN)
  })

  it('that is two steps away', async () => {
    const waiting = await begin()
    expect(said(await waiting.confirm('app', appCode(enrolled.secret, -3)))).toEqual(INVALID)
    expect(said(await waiting.confirm('app', appCode(enrolled.secret, 3)))).toEqual(INVALID)
  })

  it('that was mailed for another sign-in, or given again after it', async () => {
    const [one, other] = [await beginByMail(), await beginByMail()]
    expect(said(await one.confirm('email', other.code))).toEqual(INVALID)
    expect(said(await one.confirm('email', one.code))).toEqual(IN)
    expect(said(await one.confirm('email', one.code))).toEqual(INVALID)
    expect(said(await other.confirm('email', other.code))).toEqual(IN)
  })

  it('that has expired, though it is right', async () => {
    const waiting = await beginByMail()
    await server.database.owner.query(`update two_factor_challenges set code_expires_at = now() where spent_at is null`)
    expect(said(await waiting.confirm('email', waiting.code))).toEqual(EXPIRED)
  })

  it('in a sign-in that took too long', async () => {
    const waiting = await begin()
    await server.database.owner.query(`update two_factor_challenges set expires_at = now()`)
    expect(said(await waiting.confirm('app', appCode(enrolled.secret)))).toEqual(EXPIRED)
    expect(said(await waiting.mail())).toEqual(OVER)
  })

  it('that a newer one replaced', async () => {
    const waiting = await beginByMail()
    expect(said(await waiting.mail())).toEqual([429, 'RATE_LIMITED'])
    await server.database.owner.query(`update two_factor_challenges set code_sent_at = now() - interval '30 seconds'`)
    expect(said(await waiting.mail())).toEqual(IN)
    const newer = codeIn(await mailTo(server.dataDirectory, BY_MAIL, (mails += 1)))
    expect(said(await waiting.confirm('email', waiting.code))).toEqual(INVALID)
    expect(said(await waiting.confirm('email', newer))).toEqual(IN)
  })

  it('at the sixth guess, though it is right', async () => {
    const waiting = await begin()
    const right = appCode(enrolled.secret)
    const guesses = []
    for (let guess = 1; guess <= 5; guess += 1) guesses.push(said(await waiting.confirm('app', otherThan(right, guess * 1000))))
    expect(guesses).toEqual([INVALID, INVALID, INVALID, INVALID, OVER])
    expect(said(await waiting.confirm('app', right))).toEqual(OVER)
    expect(said(await waiting.mail())).toEqual(OVER)
    expect(said(await (await begin()).confirm('app', right))).toEqual(IN)
  })

  it('of every parallel use but one, and of parallel guesses but five', async () => {
    const byMail = await beginByMail()
    const uses = await Promise.all(Array.from({ length: 5 }, () => byMail.confirm('email', byMail.code)))
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    const code = appCode(enrolled.secret)
    const signIns = await Promise.all(Array.from({ length: 4 }, () => begin()))
    const logins = await Promise.all(signIns.map((waiting) => waiting.confirm('app', code)))
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1)
    const guessed = await begin()
    await Promise.all(Array.from({ length: 12 }, (_, guess) => guessed.confirm('app', otherThan(code, (guess + 1) * 1000))))
    const { rows } = await server.database.owner.query('select max(guesses) as most from two_factor_challenges')
    expect(rows).toEqual([{ most: 5 }])
    expect(said(await guessed.confirm('app', appCode(enrolled.secret, 1)))).toEqual(OVER)
  })

  it('from another browser, or for a sign-in that nobody began', async () => {
    const [waiting, other] = [await begin(), await begin()]
    const body = { challenge: waiting.challenge, method: 'app', code: appCode(enrolled.secret) }
    const from = (cookie: string, challenge = body.challenge) =>
      ask(server.url, { method: 'POST', path: '/v1/auth/two-factor', body: { ...body, challenge }, headers: { cookie } })
    expect([said(await from('')), said(await from(other.cookie)), said(await from(waiting.cookie, 'nonsense'))]).toEqual([OVER, OVER, OVER])
    expect(said(await from(waiting.cookie, `${waiting.challenge.slice(0, -2)}xx`))).toEqual(OVER)
    expect(said(await from(waiting.cookie))).toEqual(IN)
  })

  it('after the password was changed, or the user blocked', async () => {
    const waiting = await begin()
    await server.database.owner.query(`update users set blocked_at = now() where email = $1`, [BY_APP])
    expect(said(await waiting.confirm('app', appCode(enrolled.secret)))).toEqual(OVER)
    await server.database.owner.query(`update users set blocked_at = null where email = $1`, [BY_APP])
    expect(said(await waiting.confirm('app', appCode(enrolled.secret)))).toEqual(OVER)
  })
})
