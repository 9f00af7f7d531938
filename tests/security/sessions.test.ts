import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, credentialsOf, logIn, personOf, signIn, type Answer } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.stop())

const refresh = (refreshToken: string): Promise<Answer> =>
  ask(server.url, { method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken } })

const usage = { path: '/v1/organizations/current/usage' }
const nextOf = (answer: Answer): string => (answer.json as { readonly refreshToken: string }).refreshToken
const owner = (sql: string, values: readonly unknown[] = []) => server.database.owner.query(sql, [...values])

describe('refreshing', () => {
  it('gives a new pair, and keeps the session', async () => {
    const person = await signIn(server.url, 'admin@harbour.example')
    const answer = await refresh(person.refreshToken)
    expect(answer.status).toBe(200)
    const next = personOf(server.url, answer)
    expect(next.refreshToken).not.toBe(person.refreshToken)
    expect(next.sessionId).toBe(person.sessionId)
    expect((await next.ask(usage)).status).toBe(200)
  })

  it('twenty at once come to one and the same next token, which is good', async () => {
    const person = await signIn(server.url, 'admin@harbour.example')
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(person.refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(nextOf)).size).toBe(1)
    const { rows } = await owner('select spent_at from refresh_tokens where session_id = $1', [person.sessionId])
    expect(rows.filter(({ spent_at }) => spent_at === null)).toHaveLength(1)
    expect(rows).toHaveLength(2)
    expect((await refresh(nextOf(answers[0] as Answer))).status).toBe(200)
  })

  it('follows a token spent within the grace to the one that is good now', async () => {
    const person = await signIn(server.url, 'admin@harbour.example')
    const second = nextOf(await refresh(person.refreshToken))
    const third = nextOf(await refresh(second))
    expect(nextOf(await refresh(person.refreshToken))).toBe(third)
  })

  it('takes a token spent before the grace for stolen: the whole session ends', async () => {
    const person = await signIn(server.url, 'admin@harbour.example')
    const next = personOf(server.url, await refresh(person.refreshToken))
    await owner(`update refresh_tokens set spent_at = now() - interval '11 seconds' where session_id = $1 and spent_at is not null`, [
      person.sessionId,
    ])
    expect(await refresh(person.refreshToken)).toMatchObject({ status: 401, message: 'NOT_SIGNED_IN' })
    expect((await refresh(next.refreshToken)).status).toBe(401)
    expect((await next.ask(usage)).status).toBe(401)
    expect((await person.ask(usage)).status).toBe(401)
  })

  it('ends with the session, however often it was refreshed', async () => {
    const person = await signIn(server.url, 'admin@harbour.example')
    await owner(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [person.sessionId])
    expect((await person.ask(usage)).status).toBe(401)
    expect((await refresh(person.refreshToken)).status).toBe(401)
  })

  it.each(['', 'x', '.', 'a.b', '00000000-0000-4000-8000-000000000000.', `00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`])(
    'is refused for %j',
    async (token) => {
      expect(await refresh(token)).toMatchObject({ status: 401, message: 'NOT_SIGNED_IN' })
    },
  )

  it('lasts eight hours, remembered thirty days', async () => {
    const lengths = await Promise.all(
      [false, true].map(async (rememberMe) => {
        const person = personOf(server.url, await logIn(server.url, { ...credentialsOf('user@harbour.example'), rememberMe }))
        const { rows } = await owner('select extract(epoch from expires_at - created_at) as seconds from sessions where id = $1', [
          person.sessionId,
        ])
        return Math.round(Number(rows[0].seconds))
      }),
    )
    expect(lengths).toEqual([8 * 3600, 30 * 24 * 3600])
  })
})

describe('what ends a session at once', () => {
  it('signing out', async () => {
    const person = await signIn(server.url, 'user@harbour.example')
    expect((await person.ask(usage)).status).toBe(200)
    const out = await ask(server.url, { method: 'POST', path: '/v1/auth/logout', body: { refreshToken: person.refreshToken } })
    expect(out.status).toBe(200)
    expect(out.headers.get('set-cookie')).toContain(`Path=/v1/s/${person.sessionId}; HttpOnly; SameSite=Strict; Max-Age=0`)
    expect((await person.ask(usage)).status).toBe(401)
    expect((await refresh(person.refreshToken)).status).toBe(401)
    expect((await ask(server.url, { method: 'POST', path: '/v1/auth/logout', body: { refreshToken: person.refreshToken } })).status).toBe(
      200,
    )
  })

  it.each([
    [
      'blocking the user',
      'USER_BLOCKED',
      'update users set blocked_at = now() where id = $1',
      'update users set blocked_at = null where id = $1',
    ],
    [
      'deleting the user, who was blocked before,',
      'NOT_SIGNED_IN',
      'update users set deleted_at = now(), blocked_at = now() where id = $1',
      'update users set deleted_at = null, blocked_at = null where id = $1',
    ],
    [
      'another password',
      'NOT_SIGNED_IN',
      `update users set password_hash = password_hash || ' ' where id = $1`,
      'update users set password_hash = trim(password_hash) where id = $1',
    ],
    [
      'blocking the organization',
      'ORGANIZATION_BLOCKED',
      'update organizations set blocked_at = now() where id = (select organization_id from users where id = $1)',
      'update organizations set blocked_at = null where id = (select organization_id from users where id = $1)',
    ],
  ])('%s, for good, and the refresh says %s', async (_what, message, sql, undo) => {
    const person = await signIn(server.url, 'admin@fjord.example')
    expect((await person.ask(usage)).status).toBe(200)
    await owner(sql, [person.userId])
    expect(await person.ask(usage)).toMatchObject({ status: 401, message: 'NOT_SIGNED_IN' })
    expect(await refresh(person.refreshToken)).toMatchObject({ message })
    await owner(undo, [person.userId])
    expect((await refresh(person.refreshToken)).status).toBe(401)
  })

  it.each([
    [
      'the role',
      `update users set role_id = (select id from roles where organization_id = users.organization_id and name = 'User') where id = $1`,
    ],
    ['the permissions of the role', `update roles set permissions = permissions[2:] where id = (select role_id from users where id = $1)`],
    [
      'the features of the organization',
      `update organizations set features = '{AutoTag}' where id = (select organization_id from users where id = $1)`,
    ],
  ])('a change of %s refuses the old token, and the refresh brings the new rights', async (_what, sql) => {
    const person = await signIn(server.url, 'admin@fjord.example')
    await owner(sql, [person.userId])
    expect((await person.ask(usage)).status).toBe(401)
    const next = personOf(server.url, await refresh(person.refreshToken))
    expect((await next.ask(usage)).status).toBe(200)
    expect(next.token).not.toBe(person.token)
  })
})
