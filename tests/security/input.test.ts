import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { isServerCode } from '../../src/domain/failures/codeOf.ts'
import { STATUS } from '../../src/domain/failures/status.ts'
import type { ContractRoute, Route } from '../../server/http/route.ts'
import { credentialsOf, type Answer, type Asking, type Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { nameOf, type MakeSample } from './matrix/sample.ts'
import { SAMPLES } from './matrix/samples.ts'

const server = await startTestServer()
const OWN = 'Harbour Museum'

afterAll(() => server.stop())

/** What some valid input does to the organization is undone: it would sign everybody out, or change how they sign in. */
const RESTORE = `update organizations set name = $1, name_key = lower($1), modules = '{RECORDS,ARCHIVES,COLLECTIONS,CONTACTS}', features = $2,
  two_factor_required = false, blocked_at = null, storage_capacity = 107374182400, files_limit = 1000000
  where id = (select organization_id from users where email = 'admin@harbour.example')`

/** Somebody who does nothing else, so that nothing they did before stands in the way. */
const somebody = async (route: Route): Promise<Person> => {
  await server.database.owner.query(RESTORE, [OWN, FEATURES])
  const isPlatforms = route.policy.access === 'signedIn' && route.policy.right.globalRole !== undefined
  return personWith(server.url, server.database, OWN, PERMISSIONS, isPlatforms ? ['Super Admin'] : [], randomUUID())
}

const LONG = 100_000

/** What somebody might put into any field. */
const NASTY: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  -1,
  0,
  1.5,
  1e9,
  1e308,
  2 ** 53,
  '\u0000',
  'a\u0000b',
  '\ud800',
  'e\u0301'.repeat(300),
  '\u202egnp.exe',
  'x'.repeat(LONG),
  '('.repeat(LONG),
  ' '.repeat(LONG),
  `'; drop table users; --`,
  '%',
  '\\',
  '<img src=x onerror=alert(1)>',
  '{{constructor}}',
  '../../etc/passwd',
  '__proto__',
  [],
  Array.from({ length: 10_000 }, () => '00000000-0000-4000-8000-000000000000'),
  {},
  { $ne: null },
]

/** A field is given every sixth of them, each field others; all of them by `npm run test:full`. */
const SHARE = 6
const STEP = process.env['VALUES'] === 'all' ? 1 : SHARE
let fields = Number(process.env['SEED'] ?? 1) % SHARE
const someNasty = (): readonly unknown[] => {
  fields += 1
  return NASTY.filter((_, at) => (at + fields) % STEP === 0)
}

const PUBLIC: Readonly<Record<string, readonly MakeSample[]>> = {
  'POST /v1/auth/login': [
    async () => ({ ids: [], asking: () => ({ method: 'POST', path: '/v1/auth/login', body: credentialsOf('user@harbour.example') }) }),
  ],
  'POST /v1/auth/password-link': [
    async () => ({
      ids: [],
      asking: () => ({ method: 'POST', path: '/v1/auth/password-link', body: { email: 'nobody@harbour.example', organization: 'Nowhere' } }),
    }),
  ],
  'POST /v1/auth/password-link/read': [
    async () => ({ ids: [], asking: () => ({ method: 'POST', path: '/v1/auth/password-link/read', body: { token: 'none' } }) }),
  ],
  'POST /v1/auth/password': [
    async () => ({
      ids: [],
      asking: () => ({ method: 'POST', path: '/v1/auth/password', body: { token: 'none', password: 'Aa1!aaaa', repeat: 'Aa1!aaaa' } }),
    }),
  ],
  'POST /v1/setup': [
    async () => ({
      ids: [],
      asking: () => ({
        method: 'POST',
        path: '/v1/setup',
        body: {
          token: 'none',
          organization: 'Gallery',
          email: 'ada@gallery.example',
          firstName: 'Ada',
          lastName: 'Berg',
          password: 'Aa1!aaaa',
          repeat: 'Aa1!aaaa',
        },
      }),
    }),
  ],
  'POST /v1/auth/refresh-token': [
    async () => ({ ids: [], asking: () => ({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: '' } }) }),
  ],
  'POST /v1/auth/logout': [
    async () => ({ ids: [], asking: () => ({ method: 'POST', path: '/v1/auth/logout', body: { refreshToken: '' } }) }),
  ],
}

const isContract = (route: Route): route is ContractRoute => route.kind === 'contract'
/** One route in so many is met by a run, others with each commit; all of them by `npm run test:full`. */
const ROUTES = process.env['VALUES'] === 'all' ? 1 : 5
const SEED = Number(process.env['SEED'] ?? 1)
const cells = server.routes.filter(isContract).filter((_, at) => (at + SEED) % ROUTES === 0).flatMap((route) => {
  const name = nameOf(route)
  return (SAMPLES[name] ?? PUBLIC[name] ?? []).map((sample, index) => ({ name: `${name} (${index + 1})`, route, sample }))
})

const expectInCatalogue = ({ status, message, text, headers }: Answer, what: string): void => {
  if (status < 300) return
  expect(status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500)
  if (!isServerCode(message)) throw new Error(`${what}: ${message ?? text.slice(0, 100)} is no code`)
  expect(STATUS[message]).toBe(status)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
}

const fieldsOf = (body: unknown): readonly string[] => (typeof body === 'object' && body !== null ? Object.keys(body) : [])

const withField = (asking: Asking, field: string, value: unknown): Asking => ({
  ...asking,
  body: { ...(asking.body as object), [field]: value },
})

const withQuery = (asking: Asking, name: string, value: unknown): Asking => {
  const [path = '', query = ''] = asking.path.split('?')
  const parameters = new URLSearchParams(query)
  // Beyond what an address may hold Node itself refuses.
  parameters.set(name, (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)).slice(0, 3000))
  return { ...asking, path: `${path}?${parameters.toString()}` }
}

const queryNames = (route: ContractRoute): readonly string[] => {
  const { query } = route.endpoint as unknown as { readonly query: { readonly fields?: Readonly<Record<string, unknown>> } }
  return Object.keys(query.fields ?? {})
}

const isRead = ({ method = 'GET' }: Asking): boolean => method === 'GET'

/** Fields that are the server's alone (reliability: unknown or protected fields are rejected). */
const PROTECTED = ['id', 'organizationId', 'organization_id', 'role', 'size', 'trashedAt', 'createdBy', 'permissions', 'constructor']

describe.each(cells)('$name', ({ route, sample }) => {
  const made = async () => {
    const caller = await somebody(route)
    return { ...(await sample(caller, 'RECORDS', caller)), caller }
  }
  let refused: ReturnType<typeof made> | undefined
  /** For calls that are all refused: one sample is enough for them. */
  const madeOnce = () => (refused ??= made())

  it('answers a code of the catalogue to whatever stands in a field', { timeout: 60_000 * (SHARE / STEP) }, async () => {
    let { ids, asking, caller } = await made()
    /** Where valid input has ended the caller's session, the next caller goes on. */
    const ask = async (change: (valid: Asking) => Asking): Promise<Answer> => {
      const answer = await caller.ask(change(asking(caller, ids)))
      if (answer.status !== 401) return answer
      ;({ ids, asking, caller } = await made())
      return caller.ask(change(asking(caller, ids)))
    }
    for (const field of fieldsOf(asking(caller, ids).body)) {
      for (const value of someNasty())
        expectInCatalogue(await ask((valid) => withField(valid, field, value)), `${field} ${JSON.stringify(value).slice(0, 60)}`)
    }
    for (const name of queryNames(route)) {
      for (const value of someNasty())
        expectInCatalogue(await ask((valid) => withQuery(valid, name, value)), `?${name}=${JSON.stringify(value).slice(0, 60)}`)
    }
  })

  it('answers an identifier that cannot be one like one that is nobody’s', async () => {
    const { ids, asking, caller } = await made()
    const isInPath = route.endpoint.path.includes(':')
    const nobodys = await caller.ask(
      asking(
        caller,
        ids.map(() => '00000000-0000-4000-8000-000000000000'),
      ),
    )
    for (const id of ['x', '0', `'--`, '%00', 'a'.repeat(150), '..', '%F0%9F%92%A9']) {
      const answer = await caller.ask(
        asking(
          caller,
          ids.map(() => id),
        ),
      )
      expectInCatalogue(answer, id)
      // Two dots lead to another address altogether.
      const wanted = isInPath && id !== '..' ? nobodys : answer
      expect({ status: answer.status, message: answer.message }).toEqual({ status: wanted.status, message: wanted.message })
    }
  })

  it('refuses a field that it does not know', async () => {
    const { ids, asking, caller } = await madeOnce()
    const valid = asking(caller, ids)
    const unknown = PROTECTED.filter((field) => !fieldsOf(valid.body).includes(field))
    const answers = await Promise.all(
      unknown.map((field) => caller.ask(isRead(valid) ? withQuery(valid, field, 'x') : withField(valid, field, 'x'))),
    )
    for (const { status, message, text } of answers)
      expect({ status, message, text }).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' })
  })

  it('refuses a body that is no JSON, too deep or too long', async () => {
    const { ids, asking, caller } = await madeOnce()
    const valid = asking(caller, ids)
    if (isRead(valid)) {
      expectInCatalogue(await caller.ask(withQuery(valid, 'limit', 1_000_000_000)), 'limit')
      return
    }
    const bodies: readonly (readonly [string, number])[] = [
      ['{', 400],
      ['[]', 400],
      ['null', 400],
      ['"x"', 400],
      [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400],
      [`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 400],
      [`{"__proto__":{"x":1}}`, 400],
      [`{"x":"${'x'.repeat(3 * 1024 * 1024)}"}`, 413],
    ]
    for (const [body, status] of bodies) {
      const answer = await caller.ask({ ...valid, body })
      expect(answer.status, body.slice(0, 30)).toBe(status)
      expectInCatalogue(answer, body.slice(0, 30))
    }
    const other = await caller.ask({
      ...valid,
      body: 'a=b',
      headers: { ...valid.headers, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(other).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' })
  })
})
