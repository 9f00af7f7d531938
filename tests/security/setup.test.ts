import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, logIn, personOf, type Answer } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const FIRST = { organization: 'The Gallery', email: 'ada@gallery.example', firstName: 'Ada', lastName: 'Holm' }
const PASSWORD = 'Right-enough-1'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ template: 'empty' })
})
afterAll(() => server.stop())

const tokenOf = (link: string | undefined): string => link?.split('#')[1] ?? ''

const create = (token: string, form: object = {}): Promise<Answer> =>
  ask(server.url, { method: 'POST', path: '/v1/setup', body: { token, ...FIRST, password: PASSWORD, repeat: PASSWORD, ...form } })

it('the first super administrator is made by the link of the start, once, whoever comes at the same time', async () => {
  expect(server.setupLink).toMatch(new RegExp(`^${server.url}/setup#[A-Za-z0-9_-]{43}$`))
  const token = tokenOf(server.setupLink)
  expect((await create('a'.repeat(43))).message).toBe('SETUP_LINK_INVALID')
  expect((await create(token, { email: 'ada', repeat: 'other' })).json).toEqual({
    message: 'VALIDATION_FAILED',
    fields: { email: { code: 'invalidEmail' }, repeat: { code: 'passwordsDiffer' } },
  })
  await server.database.owner.query(`update setup_links set expires_at = now()`)
  expect((await create(token)).message).toBe('SETUP_LINK_INVALID')
  await server.database.owner.query(`update setup_links set expires_at = now() + interval '1 hour'`)

  const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => create(token, { email: `ada${at}@gallery.example` })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410])
  const { rows } = await server.database.owner.query<{ email: string }>('select email from users')
  expect(rows).toHaveLength(1)
  const email = rows[0]?.email ?? ''
  const signedIn = await logIn(server.url, { email, organization: FIRST.organization, password: PASSWORD, rememberMe: false })
  expect(signedIn.status).toBe(200)
  expect((await personOf(server.url, signedIn).ask({ path: '/v1/organizations/current/usage' })).status).toBe(200)
  expect((await create(token)).message).toBe('SETUP_LINK_INVALID')
})

it('a link from before somebody was there opens nothing', async () => {
  await server.database.owner.query(
    `insert into setup_links (hash, expires_at) values (sha256('forgotten'), now() + interval '1 hour')`,
  )
  expect((await create('forgotten')).message).toBe('SETUP_LINK_INVALID')
})

it('an installation that somebody can sign in to prints none', async () => {
  const other = await startTestServer()
  try {
    expect(other.setupLink).toBeUndefined()
  } finally {
    await other.stop()
  }
})
