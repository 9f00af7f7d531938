import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, claimsOf, logIn, personOf, signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { DEMO_PASSWORD } from '../demo/installation.ts'

const HARBOUR = 'Harbour Museum'
let server: TestServer
let admin: Person
let roles: Readonly<Record<string, string>>

const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | undefined> =>
  (await server.database.owner.query<Row>(text, values)).rows[0]

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL: '20' } })
  admin = await signIn(server.url, 'admin@harbour.example')
  const { rows } = await server.database.owner.query<{ id: string; name: string }>(
    'select id, name from roles where organization_id = $1',
    [admin.organizationId],
  )
  roles = Object.fromEntries(rows.map(({ id, name }) => [name, id]))
})
afterAll(() => server.stop())

const form = (role: string, rest: object = {}) => {
  const username = `u${randomUUID()}`
  const email = `${username}@people.example`
  return { username, firstName: 'Åse', lastName: 'Berg', email, roleId: roles[role], language: 'no', ...rest }
}
interface Made {
  readonly id: string
  readonly revision: number
  readonly email: string
  readonly state: string
}
interface Page {
  readonly items: readonly { readonly firstName: string }[]
  readonly next: string | null
  readonly total: number
}
const tryToAdd = (body: object, by = admin): Promise<Answer> => by.ask({ method: 'POST', path: '/v1/users', body })
const add = async (role = 'User', rest: object = {}): Promise<Made> => {
  const answer = await tryToAdd(form(role, rest))
  expect(answer.status, answer.text).toBe(200)
  return answer.json as Made
}
/** With the password of the demo's users, so that they can sign in. */
const addWithPassword = async (role: string): Promise<{ readonly made: Made; readonly person: Person }> => {
  const made = await add(role)
  const hash = await one<{ hash: string }>(`select password_hash as hash from users where email = 'admin@harbour.example'`)
  await server.database.owner.query('update users set password_hash = $2 where id = $1', [made.id, hash?.hash])
  const answer = await logIn(server.url, { email: made.email, organization: HARBOUR, password: DEMO_PASSWORD })
  return { made, person: personOf(server.url, answer) }
}
const post = (path: string, by = admin): Promise<Answer> => by.ask({ method: 'POST', path })
const remove = (id: string, by = admin): Promise<Answer> =>
  by.ask({ method: 'POST', path: '/v1/users/deletions', body: { userIds: [id], successorId: null, rehearse: false } })
const refreshed = (person: Person): Promise<Answer> =>
  ask(server.url, { method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: person.refreshToken } })
const recorded = (id: string) =>
  one<{ kind: string; before: object | null; after: object | null }>(
    `select kind, before, after from activity where resource_id = $1 and status = 'Succeeded' order by at desc, id limit 1`,
    id,
  )

describe('adding a user', () => {
  it('invites them by mail, in the same transaction as the log entry', async () => {
    const made = await add()
    expect(made.state).toBe('invited')
    expect(await recorded(made.id)).toMatchObject({ kind: 'user.created', after: { email: made.email, role: 'User' } })
    expect(await one('select purpose, author_name from password_tokens where user_id = $1', made.id)).toEqual({
      purpose: 'invitation',
      author_name: 'Ingrid Solberg',
    })
  })

  it('takes free addresses and usernames only; of ten at once one has them', async () => {
    const same = form('User')
    const answers = await Promise.all(Array.from({ length: 10 }, () => tryToAdd(same)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const again = async (rest: object) => (await tryToAdd(form('User', rest))).message
    expect(await again({ username: same.username.toUpperCase() })).toBe('USERNAME_ALREADY_EXISTS')
    expect(await again({ email: same.email })).toBe('EMAIL_ALREADY_EXISTS')
  })

  it('judges the fields by the rules of the form', async () => {
    const answer = await tryToAdd(form('User', { username: 'x', email: 'nobody', language: 'de' }))
    expect(answer.json).toEqual({
      message: 'VALIDATION_FAILED',
      fields: { username: { code: 'tooShort', limit: 2 }, email: { code: 'invalidEmail' }, language: { code: 'notAnOption' } },
    })
    const unknown = await tryToAdd(form('User', { roleId: randomUUID() }))
    expect(unknown.message).toBe('ROLE_NOT_FOUND')
    const protectedField = await tryToAdd(form('User', { globalRoles: ['Super Admin'] }))
    expect(protectedField.json).toEqual({ message: 'VALIDATION_FAILED', fields: { globalRoles: { code: 'unknownField' } } })
  })
})

describe('the list', () => {
  it('is read by key, in order, and narrowed', async () => {
    const mark = `mark${randomUUID().slice(0, 8)}`
    const lastName = mark.toUpperCase()
    const made = await Promise.all(['Øyvind', 'Anna', 'Berit'].map((firstName) => add('Publisher', { firstName, lastName })))
    const page = async (query: string) => (await admin.ask({ path: `/v1/users?${query}` })).json as Page
    const first = await page(`search=${mark}&limit=2`)
    expect([first.total, first.items.map(({ firstName }) => firstName)]).toEqual([3, ['Anna', 'Berit']])
    const second = await page(`search=${mark}&limit=2&after=${first.next}`)
    expect([second.next, second.items.map(({ firstName }) => firstName)]).toEqual([null, ['Øyvind']])
    const [other] = made
    await post(`/v1/users/${other?.id}/block`)
    const count = async (query: string) => (await page(`search=${mark}&${query}`)).total
    const narrowed = ['state=blocked', 'state=invited', 'state=active', `roleId=${roles['User']}`]
    expect(await Promise.all(narrowed.map(count))).toEqual([1, 2, 0, 0])
    expect((await page('search=%25')).total).toBe(0)
    expect((await admin.ask({ path: '/v1/users?after=x' })).status).toBe(400)
  })
})

describe('a change', () => {
  it('of the role reaches the open session with its next request', async () => {
    const { made, person } = await addWithPassword('User')
    const { revision } = (await admin.ask({ path: `/v1/users/${made.id}` })).json as Made
    const body = { ...form('Publisher'), email: made.email, revision }
    const edited = await admin.ask({ method: 'PATCH', path: `/v1/users/${made.id}`, body })
    expect(edited.status, edited.text).toBe(200)
    expect((await person.ask({ path: '/v1/organizations/current/usage' })).status).toBe(401)
    const { token } = (await refreshed(person)).json as { readonly token: string }
    expect(claimsOf(token)).toMatchObject({ permissions: expect.arrayContaining(['UPLOAD_ASSETS']) })
    expect(await recorded(made.id)).toMatchObject({ kind: 'user.updated', before: { role: 'User' }, after: { role: 'Publisher' } })
    expect((await admin.ask({ method: 'PATCH', path: `/v1/users/${made.id}`, body })).message).toBe('STALE_EDIT')
  })

  it('of one’s own account is possible, but nobody blocks, unblocks or deletes themselves', async () => {
    const own = `/v1/users/${admin.userId}`
    expect((await post(`${own}/block`)).message).toBe('OWN_ACCOUNT')
    expect((await post(`${own}/unblock`)).message).toBe('OWN_ACCOUNT')
    expect((await remove(admin.userId)).json).toMatchObject({ done: [], left: [{ code: 'OWN_ACCOUNT' }] })
  })

  it('never leaves the organization without an administrator', async () => {
    const { id, revision, email } = (await admin.ask({ path: `/v1/users/${admin.userId}` })).json as Made
    const body = { ...form('User', { firstName: 'Ingrid', lastName: 'Solberg' }), email, revision }
    expect((await admin.ask({ method: 'PATCH', path: `/v1/users/${id}`, body })).message).toBe('LAST_ADMINISTRATOR')
  })
})

describe('somebody blocked or deleted', () => {
  it('is out with the next request: token, refresh and sign-in', async () => {
    const { made, person } = await addWithPassword('User')
    expect((await post(`/v1/users/${made.id}/block`)).status).toBe(200)
    expect((await person.ask({ path: '/v1/organizations/current/usage' })).status).toBe(401)
    expect((await refreshed(person)).message).toBe('USER_BLOCKED')
    expect((await logIn(server.url, { email: made.email, organization: HARBOUR, password: DEMO_PASSWORD })).message).toBe('USER_BLOCKED')
    expect((await post(`/v1/users/${made.id}/block`)).message).toBe('STALE_EDIT')
    expect((await post(`/v1/users/${made.id}/unblock`)).status).toBe(200)
    expect((await logIn(server.url, { email: made.email, organization: HARBOUR, password: DEMO_PASSWORD })).status).toBe(200)
  })

  it('leaves the name in the history and the address to others', async () => {
    const { made, person } = await addWithPassword('User')
    expect((await remove(made.id)).status).toBe(200)
    expect((await person.ask({ path: '/v1/organizations/current/usage' })).status).toBe(401)
    expect((await admin.ask({ path: `/v1/users/${made.id}` })).message).toBe('USER_NOT_FOUND')
    expect((await remove(made.id)).message).toBe('USER_NOT_FOUND')
    expect(await one('select first_name from activity where changed_by = $1 limit 1', made.id)).toEqual({ first_name: 'Åse' })
    expect(await recorded(made.id)).toMatchObject({ kind: 'user.deleted', before: { email: made.email } })
    await add('User', { email: made.email })
  })

  it('of two administrators who block each other at once one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { made, person } = await addWithPassword('Admin')
      const answers = await Promise.all([post(`/v1/users/${made.id}/block`), post(`/v1/users/${admin.userId}/block`, person)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
      if (answers[0].status !== 200) {
        await server.database.owner.query('update users set blocked_at = null where id = $1', [admin.userId])
        await remove(made.id, person)
        admin = await signIn(server.url, 'admin@harbour.example')
      }
      await server.database.owner.query('update users set deleted_at = now() where id = $1', [made.id])
    }
  })
})

it('who signs in brings the language of their account along', async () => {
  const { person } = await addWithPassword('User')
  expect(claimsOf(person.token)).toMatchObject({ user: { language: 'no' } })
})

describe('somebody signed out', () => {
  it('is out in every browser, with an entry, and comes in again; they were last seen just now', async () => {
    const { made, person } = await addWithPassword('User')
    const read = async () => (await admin.ask({ path: `/v1/users/${made.id}` })).json as { sessions: number; lastSeenAt: string; invitedUntil: null }
    expect(await read()).toMatchObject({ sessions: 1, invitedUntil: null })
    expect(Date.now() - Date.parse((await read()).lastSeenAt)).toBeLessThan(60_000)
    const out = () => admin.ask({ method: 'DELETE', path: `/v1/users/${made.id}/sessions` })
    expect((await out()).status).toBe(200)
    expect([(await person.ask({ path: '/v1/organizations/current/usage' })).status, (await refreshed(person)).status]).toEqual([401, 401])
    expect(await recorded(made.id)).toMatchObject({ kind: 'logout', after: { sessions: 1 } })
    expect((await out()).message).toBe('STALE_EDIT')
    expect((await logIn(server.url, { email: made.email, organization: HARBOUR, password: DEMO_PASSWORD })).status).toBe(200)
  })

  it('keeps when they were last seen after their sessions are swept away', async () => {
    const { made } = await addWithPassword('User')
    const { owner } = server.database
    await owner.query(`update sessions set used_at = '2026-01-02', ended_at = '2026-01-02' where user_id = $1`, [made.id])
    await owner.query('select sweep_sessions()')
    expect(await one('select 1 from sessions where user_id = $1', made.id)).toBeUndefined()
    expect((await admin.ask({ path: `/v1/users/${made.id}` })).json).toMatchObject({ lastSeenAt: '2026-01-02T00:00:00.000Z', sessions: 0 })
  })
})

describe('power', () => {
  it('over who may do more is nobody’s', async () => {
    const permissions = ['VIEW_MY_ORG_METADATA', 'ADD_ORG_USERS', 'EDIT_ORG_USERS', 'BAN_ORG_USERS', 'RESET_ORG_PASSWORDS']
    const desk = await admin.ask({ method: 'POST', path: '/v1/roles', body: { name: 'Desk', permissions } })
    roles = { ...roles, Desk: (desk.json as Made).id }
    const { person } = await addWithPassword('Desk')
    const granted = await tryToAdd(form('User'), person)
    expect(granted.json).toMatchObject({ message: 'PERMISSION_NOT_HELD', names: expect.arrayContaining(['VIEW_RESOURCES']) })
    expect((await tryToAdd(form('Desk'), person)).status).toBe(200)
    const { revision } = (await admin.ask({ path: `/v1/users/${admin.userId}` })).json as Made
    const taken = await person.ask({ method: 'PATCH', path: `/v1/users/${admin.userId}`, body: { ...form('Admin'), revision } })
    expect([taken.status, taken.message]).toEqual([403, 'PERMISSION_NOT_HELD'])
    expect((await post(`/v1/users/${admin.userId}/block`, person)).message).toBe('PERMISSION_NOT_HELD')
    expect((await post(`/v1/users/${admin.userId}/password-reset`, person)).message).toBe('PERMISSION_NOT_HELD')
  })

  it('over other organizations is the super administrator’s, under the permissions for all', async () => {
    const chief = await signIn(server.url, 'super@vitrine.example')
    const made = await add()
    const headers = { 'x-organization-id': admin.organizationId }
    const there = (method: string, path: string, body?: object) => chief.ask({ method, path, headers, ...(body && { body }) })
    expect((await there('GET', `/v1/users/${made.id}`)).status).toBe(200)
    expect((await there('POST', `/v1/users/${made.id}/block`)).status).toBe(200)
    expect((await there('POST', '/v1/users/deletions', { userIds: [made.id], successorId: null, rehearse: false })).status).toBe(200)
    expect(await recorded(made.id)).toMatchObject({ kind: 'user.deleted' })
    const only = ['VIEW_MY_ORG_METADATA', 'BAN_ORG_USERS', 'VIEW_ALL_ORGS_METADATA']
    const narrow = `update roles set permissions = $2 where organization_id = $1 and name = 'Super Admin'`
    await server.database.owner.query(narrow, [chief.organizationId, only])
    const narrowed = await signIn(server.url, 'super@vitrine.example')
    const other = await add()
    expect((await narrowed.ask({ path: `/v1/users/${other.id}`, headers })).status).toBe(200)
    expect((await narrowed.ask({ method: 'POST', path: `/v1/users/${other.id}/block`, headers })).message).toBe('PERMISSION_DENIED')
  })
})
