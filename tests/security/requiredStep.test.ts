import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailTo } from '../support/server/outbox.ts'
import { ask, logIn, credentialsOf, personOf, signIn, type Answer } from '../support/server/person.ts'
import { appCode, earlyInStep, beginSignIn, codeIn, otherThan } from '../support/server/secondStep.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const ADMIN = 'admin@harbour.example'
const USER = 'user@harbour.example'
const PUBLISHER = 'publisher@harbour.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => server.stop())

interface Rule {
  readonly people: number
  readonly without: number
  readonly roles: readonly { readonly id: string; readonly name: string; readonly required: boolean; readonly people: number; readonly without: number }[]
}
const said = ({ status, message }: Answer) => [status, message]

it('whose role is asked sets up an authenticator before there is a session; others sign in as before; numbers and log say it', async () => {
  const admin = await signIn(server.url, ADMIN)
  const path = `/v1/organizations/${admin.organizationId}/two-factor`
  const before = (await admin.ask({ path })).json as Rule
  const user = before.roles.find(({ name }) => name === 'User')
  expect([before.without, user]).toEqual([3, expect.objectContaining({ required: false, people: 1, without: 1 })])
  const changed = await admin.ask({ method: 'PATCH', path, body: { roleIds: [user?.id] } })
  expect((changed.json as Rule).roles.map(({ required }) => required)).toEqual(before.roles.map(({ name }) => name === 'User'))
  const { rows: recorded } = await server.database.owner.query(`select before, after from activity where kind = 'tenant.updated'`)
  expect(recorded).toEqual([{ before: { twoFactorRoles: '' }, after: { twoFactorRoles: 'User' } }])

  expect('token' in ((await logIn(server.url, credentialsOf(ADMIN))).json as object)).toBe(true)
  const waiting = await beginSignIn(server.url, USER, '192.0.2.1')
  expect(waiting.methods).toEqual(['email'])
  const read = await waiting.confirm('email', codeIn(await mailTo(server.dataDirectory, USER)))
  expect([read.status, Object.keys(read.json as object)]).toEqual([200, ['enrolment']])
  const { enrolment } = read.json as { readonly enrolment: { readonly challenge: string; readonly secret: string } }
  const { rows: sessions } = await server.database.owner.query(`select 1 from sessions join users on users.id = user_id where email = $1`, [USER])
  expect(sessions).toEqual([])
  const enrol = (code: string, cookie = waiting.cookie) =>
    ask(server.url, { method: 'POST', path: '/v1/auth/two-factor/enrolment', body: { challenge: enrolment.challenge, code }, headers: { cookie } })
  // It is good for the authenticator alone, in this browser alone.
  const body = { challenge: enrolment.challenge, method: 'email', code: '123456' }
  expect(said(await ask(server.url, { method: 'POST', path: '/v1/auth/two-factor', body, headers: { cookie: waiting.cookie } }))).toEqual([401, 'NOT_SIGNED_IN'])
  await earlyInStep()
  expect(said(await enrol(appCode(enrolment.secret), ''))).toEqual([401, 'NOT_SIGNED_IN'])
  expect(said(await enrol(otherThan(appCode(enrolment.secret), 1000)))).toEqual([403, 'TWO_FA_CODE_INVALID'])
  const complete = await enrol(appCode(enrolment.secret, -1))
  expect((complete.json as { readonly recoveryCodes: readonly string[] }).recoveryCodes).toHaveLength(10)
  const person = personOf(server.url, complete)
  expect((await person.ask({ path: '/v1/account/two-factor' })).json).toMatchObject({ choice: 'app', required: true })
  expect(said(await enrol(appCode(enrolment.secret)))).toEqual([403, 'TWO_FA_CODE_INVALID'])
  expect((await beginSignIn(server.url, USER, '192.0.2.2')).methods).toEqual(['app', 'recovery'])
  expect(((await admin.ask({ path })).json as Rule).without).toBe(2)
})

it('what mail alone has led to takes no place of an authenticator that was set up meanwhile', async () => {
  const begin = async (count: number) => {
    const waiting = await beginSignIn(server.url, PUBLISHER, `198.51.100.${count}`)
    const read = await waiting.confirm('email', codeIn(await mailTo(server.dataDirectory, PUBLISHER, count)))
    const { enrolment } = read.json as { readonly enrolment: { readonly challenge: string; readonly secret: string } }
    const enrol = (code: string) =>
      ask(server.url, { method: 'POST', path: '/v1/auth/two-factor/enrolment', body: { challenge: enrolment.challenge, code }, headers: { cookie: waiting.cookie } })
    return { enrol, secret: enrolment.secret }
  }
  const admin = await signIn(server.url, ADMIN)
  await admin.ask({ method: 'PATCH', path: `/v1/organizations/${admin.organizationId}/two-factor`, body: { required: true } })
  const stranger = await begin(1)
  const owner = await begin(2)
  expect((await owner.enrol(appCode(owner.secret))).status).toBe(200)
  await server.database.owner.query(`update two_factor set pending_secret = secret, pending_until = now() + interval '1 hour'`)
  expect(said(await stranger.enrol(appCode(owner.secret, 1)))).toEqual([401, 'NOT_SIGNED_IN'])
})

it('whose code by e-mail is accepted sets nothing up', async () => {
  await server.database.owner.query('update organizations set two_factor_required = true, two_factor_by_mail = true')
  const waiting = await beginSignIn(server.url, ADMIN, '192.0.2.3')
  const read = await waiting.confirm('email', codeIn(await mailTo(server.dataDirectory, ADMIN)))
  expect(Object.keys(read.json as object)).toEqual(['token', 'refreshToken'])
})

it('who has such a role by a group is asked as well, and counted once', async () => {
  await server.database.owner.query('update organizations set two_factor_required = false, two_factor_by_mail = false')
  const admin = await signIn(server.url, ADMIN)
  const path = `/v1/organizations/${admin.organizationId}/two-factor`
  const named = (rule: Rule, role: string) => rule.roles.find(({ name }) => name === role)
  const before = (await admin.ask({ path })).json as Rule
  const editor = ((await admin.ask({ method: 'POST', path: '/v1/roles', body: { name: 'Editor', permissions: ['VIEW_RESOURCES'] } })).json as { readonly id: string }).id
  const group = (await admin.ask({ method: 'POST', path: '/v1/groups', body: { name: 'Editors', roleId: editor, members: [admin.userId] } })).json as { readonly id: string }
  // What they hold of before says too little of them.
  const member = await signIn(server.url, ADMIN)
  const roleIds = [editor, named(before, 'Admin')?.id]
  const changed = (await member.ask({ method: 'PATCH', path, body: { roleIds: [editor] } })).json as Rule & { readonly holders: readonly { readonly roleIds: readonly string[] }[] }
  expect(named(changed, 'Editor')).toMatchObject({ required: true, people: 1, without: 1 })
  expect([changed.people, changed.without]).toEqual([before.people, before.without])
  expect(changed.holders).toContainEqual({ roleIds: roleIds.toSorted(), people: 1, without: 1 })
  const waiting = await beginSignIn(server.url, ADMIN, '192.0.2.9')
  expect(waiting.methods).toEqual(['email'])
  await member.ask({ method: 'DELETE', path: `/v1/groups/${group.id}` })
  expect('token' in ((await logIn(server.url, credentialsOf(ADMIN))).json as object)).toBe(true)
})
