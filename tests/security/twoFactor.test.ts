import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { mailsTo } from '../support/server/outbox.ts'
import { credentialsOf, logIn, signIn, type Answer, type Person } from '../support/server/person.ts'
import { appCode, beginSignIn, enrol, otherThan, ownMailedCode, post } from '../support/server/secondStep.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const ADMIN = 'admin@harbour.example'
const PUBLISHER = 'publisher@harbour.example'
const USER = 'user@harbour.example'
const password = DEMO_PASSWORD

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const rows = async (sql: string, ...values: readonly unknown[]): Promise<readonly Record<string, unknown>[]> =>
  (await server.database.owner.query<Record<string, unknown>>(sql, [...values])).rows
const said = ({ status, message }: Answer) => [status, message]
const stateOf = async (person: Person) => (await person.ask({ path: '/v1/account/two-factor' })).json
const isAsked = async (email: string) => 'twoFactor' in ((await logIn(server.url, credentialsOf(email))).json as object)

describe('an authenticator', () => {
  it('is asked for once one of its codes has confirmed it, and its secrets are nowhere in the database', async () => {
    const person = await signIn(server.url, PUBLISHER)
    const begun = (await post(person, '/app', { password })).json as { secret: string; uri: string }
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Vitrine:Harbour%20Museum%20.+[?&]secret=[A-Z2-7]{32}&/)
    expect([await stateOf(person), await isAsked(PUBLISHER)]).toEqual([{ choice: 'off', required: false, recoveryCodesLeft: 0, passkeys: [] }, false])
    const wrong = await post(person, '/app/confirmation', { code: otherThan(appCode(begun.secret), 1000) })
    expect(said(wrong)).toEqual([403, 'TWO_FA_CODE_INVALID'])
    const confirmed = (await post(person, '/app/confirmation', { code: appCode(begun.secret) })).json as { recoveryCodes: readonly string[] }
    expect(confirmed).toMatchObject({ state: { choice: 'app', required: false, recoveryCodesLeft: 10 } })
    expect(new Set(confirmed.recoveryCodes).size).toBe(10)
    expect(await isAsked(PUBLISHER)).toBe(true)
    const kept = JSON.stringify([
      await rows(`select encode(secret, 'escape') as secret from two_factor`),
      await rows(`select encode(hash, 'escape') as hash from recovery_codes`),
      await rows('select * from activity'),
    ])
    for (const secret of [begun.secret, ...confirmed.recoveryCodes]) expect(kept).not.toContain(secret)
    const recorded = await rows(`select before, after from activity where kind = 'user.updated' and status = 'Succeeded' order by at desc limit 1`)
    expect(recorded).toEqual([{ before: { twoFactor: 'off' }, after: { twoFactor: 'app' } }])
  })

  it.each([
    ['an authenticator', async (person: Person) => (await enrol(person, password)).recoveryCodes[0]],
    [
      'codes by mail',
      async (person: Person) => {
        await post(person, '/e-mail', { password })
        return ownMailedCode(server.dataDirectory, person, ADMIN)
      },
    ],
  ])('and %s end the sessions that were opened without it, but not the one at work', async (_, enable) => {
    const [here, elsewhere, other] = [await signIn(server.url, ADMIN), await signIn(server.url, ADMIN), await signIn(server.url, USER)]
    const code = await enable(here)
    const answers = [here, elsewhere, other].map(async (person) => (await person.ask({ path: '/v1/account/two-factor' })).status)
    expect(await Promise.all(answers)).toEqual([200, 401, 200])
    expect((await post(here, '/off', { password, code })).status).toBe(200)
  })

  it('that was begun too long ago is begun again', async () => {
    const person = await signIn(server.url, USER)
    const { secret } = (await post(person, '/app', { password })).json as { secret: string }
    await rows('update two_factor set pending_until = now() where pending_secret is not null')
    expect(said(await post(person, '/app/confirmation', { code: appCode(secret) }))).toEqual([403, 'TWO_FA_CODE_EXPIRED'])
  })

  it('gives new recovery codes in the place of the old ones, and is forgotten when codes come by mail or it is turned off', async () => {
    const person = await signIn(server.url, USER)
    expect(said(await post(person, '/recovery-codes', { password }))).toEqual([404, 'NOT_FOUND'])
    const { recoveryCodes } = await enrol(person, password)
    const [first = '', second = ''] = recoveryCodes
    const renewed = (await post(person, '/recovery-codes', { password, code: first })).json as { recoveryCodes: readonly string[] }
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([])
    const waiting = await beginSignIn(server.url, USER, '192.0.2.1')
    expect(said(await waiting.confirm('recovery', second))).toEqual([403, 'TWO_FA_CODE_INVALID'])
    expect(said(await waiting.confirm('recovery', renewed.recoveryCodes[0] ?? ''))).toEqual([200, undefined])
    expect(await stateOf(person)).toEqual({ choice: 'app', required: false, recoveryCodesLeft: 9, passkeys: [] })
    expect((await post(person, '/e-mail', { password, code: renewed.recoveryCodes[1] ?? '' })).json).toEqual({ choice: 'email', required: false, recoveryCodesLeft: 0, passkeys: [] })
    expect(await isAsked(USER)).toBe(true)
    const code = await ownMailedCode(server.dataDirectory, person, USER)
    expect((await post(person, '/off', { password, code })).json).toEqual({ choice: 'off', required: false, recoveryCodesLeft: 0, passkeys: [] })
    expect(await isAsked(USER)).toBe(false)
  })
})

describe('an authenticator that somebody has', () => {
  it.each(['/app', '/e-mail', '/recovery-codes', '/off'])('is asked for a code before %s, each of which is good once', async (ending) => {
    await rows('delete from login_attempts')
    const person = await signIn(server.url, USER)
    const { secret, recoveryCodes } = await enrol(person, password)
    const INVALID = [403, 'TWO_FA_CODE_INVALID']
    expect(said(await post(person, ending, { password }))).toEqual(INVALID)
    expect(said(await post(person, ending, { password, code: otherThan(appCode(secret), 1000) }))).toEqual(INVALID)
    // It confirmed the authenticator.
    expect(said(await post(person, ending, { password, code: appCode(secret, -1) }))).toEqual(INVALID)
    expect(await stateOf(person)).toMatchObject({ choice: 'app', recoveryCodesLeft: 10, passkeys: [] })
    expect((await post(person, ending, { password, code: ending === '/off' ? recoveryCodes[0] : appCode(secret) })).status).toBe(200)
    await rows('delete from two_factor where user_id = $1', person.userId)
  })
})

describe('codes by e-mail that somebody gets', () => {
  const INVALID = [403, 'TWO_FA_CODE_INVALID']
  const forget = async () => {
    await rows('delete from login_attempts')
    await rows('delete from two_factor')
  }

  it.each(['/app', '/e-mail', '/passkeys/options', '/off'])('prove themselves by one before %s: the latest, once, while it is good', async (ending) => {
    await forget()
    const [person, other] = [await signIn(server.url, USER), await signIn(server.url, PUBLISHER)]
    await post(person, '/e-mail', { password })
    await post(other, '/e-mail', { password })
    expect(said(await post(person, ending, { password }))).toEqual(INVALID)
    const [code, others] = [await ownMailedCode(server.dataDirectory, person, USER), await ownMailedCode(server.dataDirectory, other, PUBLISHER)]
    expect(said(await post(person, ending, { password, code: otherThan(code) }))).toEqual(INVALID)
    expect(said(await post(person, ending, { password, code: others }))).toEqual(INVALID)
    await rows('update two_factor set code_expires_at = now() where user_id = $1', person.userId)
    expect(said(await post(person, ending, { password, code }))).toEqual(INVALID)
    await rows(`update two_factor set code_sent_at = now() - interval '31 seconds'`)
    await rows('delete from login_attempts')
    const latest = await ownMailedCode(server.dataDirectory, person, USER)
    expect(said(await post(person, ending, { password: 'Not-the-1', code: latest }))).toEqual([403, 'INVALID_CREDENTIALS'])
    expect((await post(person, ending, { password, code: latest })).status).toBe(200)
    await post(person, '/e-mail', { password, code: latest })
    expect(said(await post(person, '/off', { password, code: latest }))).toEqual(INVALID)
  })

  it('are sent half a minute apart, and to nobody who gets none', async () => {
    await forget()
    const person = await signIn(server.url, USER)
    expect(said(await post(person, '/code', {}))).toEqual([404, 'NOT_FOUND'])
    await post(person, '/e-mail', { password })
    expect((await post(person, '/code', {})).json).toEqual({ resendAfter: 30 })
    expect(said(await post(person, '/code', {}))).toEqual([429, 'RATE_LIMITED'])
    await forget()
    await enrol(person, password)
    expect(said(await post(person, '/code', {}))).toEqual([404, 'NOT_FOUND'])
    await forget()
  })
})

it.each(['/app', '/e-mail', '/recovery-codes', '/off'])('%s asks for the password again, five times at the most', async (ending) => {
  const person = await signIn(server.url, ADMIN)
  const wrong = []
  for (let guess = 0; guess < 6; guess += 1) wrong.push(said(await post(person, ending, { password: `Guess-${guess}` })))
  expect(wrong).toEqual([...Array.from({ length: 5 }, () => [403, 'INVALID_CREDENTIALS']), [429, 'RATE_LIMITED']])
  expect(said(await post(person, ending, { password }))).toEqual([429, 'RATE_LIMITED'])
  expect(await stateOf(person)).toMatchObject({ choice: 'off' })
})

describe('a second step that was lost', () => {
  const listed = async (admin: Person) => {
    const { items } = (await admin.ask({ path: '/v1/users' })).json as { readonly items: readonly { readonly email: string; readonly secondStep: string }[] }
    return new Map(items.map(({ email, secondStep }) => [email, secondStep]))
  }
  const reset = (by: Person, of: Person) => by.ask({ method: 'POST', path: `/v1/users/${of.userId}/second-step-reset` })

  it('is reset by an administrator, never one’s own: the sessions end, the log and the owner’s mail say so', async () => {
    await rows('delete from login_attempts')
    await rows('delete from two_factor')
    const [admin, person] = [await signIn(server.url, ADMIN), await signIn(server.url, USER)]
    await enrol(person, password)
    const { recoveryCodes } = await enrol(admin, password)
    expect([(await listed(admin)).get(USER), (await listed(admin)).get(PUBLISHER)]).toEqual(['app', 'off'])
    expect(said(await reset(person, admin))).toEqual([403, 'PERMISSION_DENIED'])
    expect(said(await reset(admin, admin))).toEqual([409, 'OWN_ACCOUNT'])
    const waiting = await beginSignIn(server.url, USER, '192.0.2.9')
    expect((await reset(admin, person)).status).toBe(200)
    expect((await person.ask({ path: '/v1/account/two-factor' })).status).toBe(401)
    expect((await waiting.confirm('recovery', recoveryCodes[0] ?? '')).status).toBe(401)
    expect([await isAsked(USER), (await listed(admin)).get(USER)]).toEqual([false, 'off'])
    expect(said(await reset(admin, person))).toEqual([409, 'STALE_EDIT'])
    const recorded = await rows(`select before, after from activity where resource_id = $1 and kind = 'user.updated' and status = 'Succeeded' order by at desc limit 1`, person.userId)
    expect(recorded).toEqual([{ before: { twoFactor: 'app' }, after: { twoFactor: 'off' } }])
    const subject = 'Your sign-in to Harbour Museum was changed'
    const mails = async () => (await mailsTo(server.dataDirectory, USER)).findLast((mail) => mail.subject === subject)?.text
    await expect.poll(mails).toContain('has reset the second step')
    await post(admin, '/off', { password, code: recoveryCodes[0] })
    await enrol(await signIn(server.url, PUBLISHER), password)
  })
})

describe('the rule of an organization', () => {
  const rule = (person: Person, required?: boolean): Promise<Answer> => {
    const path = `/v1/organizations/${person.organizationId}/two-factor`
    return person.ask(required === undefined ? { path } : { method: 'PATCH', path, body: { required } })
  }

  it('has everybody asked, by mail unless they have an authenticator, and is told in the log', async () => {
    const admin = await signIn(server.url, ADMIN)
    expect((await rule(admin)).json).toMatchObject({ offered: true, required: false, byMail: false })
    expect((await rule(admin, true)).json).toMatchObject({ offered: true, required: true, byMail: false })
    expect(await beginSignIn(server.url, ADMIN, '192.0.2.2')).toMatchObject({ methods: ['email'], resendAfter: 30 })
    expect(await beginSignIn(server.url, PUBLISHER, '192.0.2.3')).toMatchObject({ methods: ['app', 'recovery'], resendAfter: null })
    expect(await stateOf(admin)).toMatchObject({ choice: 'off', required: true })
    const recorded = await rows(`select before, after from activity where kind = 'tenant.updated'`)
    expect(recorded).toEqual([{ before: { twoFactorRequired: false }, after: { twoFactorRequired: true } }])
  })

  it('holds while the organization has the feature', async () => {
    await rows(`update organizations set features = '{}' where name = 'Harbour Museum'`)
    expect([await isAsked(ADMIN), await isAsked(PUBLISHER)]).toEqual([false, false])
    const admin = await signIn(server.url, ADMIN)
    expect(said(await post(admin, '/e-mail', { password }))).toEqual([404, 'NOT_FOUND'])
    expect((await rule(admin)).json).toMatchObject({ offered: false, required: true, byMail: false })
  })
})
