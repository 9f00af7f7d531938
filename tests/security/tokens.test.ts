import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveKeys } from '../../server/authentication/keys.ts'
import { ask, claimsOf, signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer
let person: Person
let key: Uint8Array

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'admin@harbour.example')
  key = deriveKeys(await readFile(join(server.dataDirectory, 'secret'), 'utf8')).accessToken
})

afterAll(() => server.stop())

const path = '/v1/organizations/current/usage'
const using = (token: string): Promise<Answer> => ask(server.url, { path, headers: { authorization: `Bearer ${token}` } })
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const claims = (): Record<string, unknown> => ({ ...claimsOf(person.token) })

interface Forged {
  readonly issuer?: string
  readonly audience?: string
  readonly type?: string
  readonly algorithm?: string
  readonly with?: Uint8Array
  readonly payload?: Record<string, unknown>
}

const forge = ({
  issuer = 'vitrine',
  audience = 'vitrine-api',
  type = 'at+jwt',
  algorithm = 'HS256',
  with: by = key,
  payload = claims(),
}: Forged) => {
  const { iss: _iss, aud: _aud, ...rest } = payload
  return new SignJWT(rest).setProtectedHeader({ alg: algorithm, typ: type }).setIssuer(issuer).setAudience(audience).sign(by)
}

it('a token made with the right key is good: what follows is refused for what it says', async () => {
  expect((await using(await forge({}))).status).toBe(200)
})

describe('refused with NOT_SIGNED_IN', () => {
  it.each<readonly [string, () => Promise<string> | string]>([
    ['no token at all', () => ''],
    ['no signature and alg none', () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims())}.`],
    ['the signature cut off', () => person.token.split('.').slice(0, 2).join('.')],
    ['another key', () => forge({ with: new Uint8Array(32).fill(7) })],
    ['another algorithm with the same key', () => forge({ algorithm: 'HS512', with: Buffer.concat([key, key]) })],
    ['another issuer', () => forge({ issuer: 'elsewhere' })],
    ['another audience', () => forge({ audience: 'elsewhere' })],
    ['another type', () => forge({ type: 'JWT' })],
    ['a time that is over', () => forge({ payload: { ...claims(), exp: Math.floor(Date.now() / 1000) - 1 } })],
    ['no end', () => forge({ payload: Object.fromEntries(Object.entries(claims()).filter(([name]) => name !== 'exp')) })],
    [
      'changed claims under the old signature',
      () => {
        const [head, , signature] = person.token.split('.')
        return [head, encode({ ...claims(), permissions: ['EDIT_ALL_ORGS'] }), signature].join('.')
      },
    ],
    ['the refresh token', () => person.refreshToken],
    ['a session of nobody', () => forge({ payload: { ...claims(), sessionId: '00000000-0000-4000-8000-000000000000' } })],
    ['SQL for a session', () => forge({ payload: { ...claims(), sessionId: `'; select pg_sleep(5); --` } })],
    [
      'versions that are no numbers',
      () => forge({ payload: { ...claims(), versions: { user: '1); select 1', role: 1, organization: 1 } } }),
    ],
    [
      'another organization with the own session',
      () => forge({ payload: { ...claims(), organization: { id: '00000000-0000-4000-8000-000000000000', name: 'Other' } } }),
    ],
  ])('%s', async (_what, make) => {
    const answer = await using(await make())
    expect({ status: answer.status, json: answer.json }).toEqual({ status: 401, json: { message: 'NOT_SIGNED_IN' } })
  })

  it('an access token in place of a refresh token', async () => {
    const answer = await ask(server.url, { method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: person.token } })
    expect(answer).toMatchObject({ status: 401, message: 'NOT_SIGNED_IN' })
  })

  it('the cookie in place of a token, and a token in the address', async () => {
    expect((await person.fetch({ path })).status).toBe(401)
    expect((await ask(server.url, { path: `${path}?token=${person.token}` })).status).toBe(401)
  })

  it('a public key in place of the secret', async () => {
    const signature = createHmac('sha256', 'vitrine')
      .update(`${encode({ alg: 'HS256', typ: 'at+jwt' })}.${encode(claims())}`)
      .digest('base64url')
    expect((await using(`${encode({ alg: 'HS256', typ: 'at+jwt' })}.${encode(claims())}.${signature}`)).status).toBe(401)
  })
})

describe('the organization header', () => {
  const asking = (who: Person, organization: string): Promise<Answer> => who.ask({ path, headers: { 'x-organization-id': organization } })

  it('may name the own organization', async () => {
    expect((await asking(person, person.organizationId)).status).toBe(200)
  })

  it('that names another is denied', async () => {
    const other = await signIn(server.url, 'admin@fjord.example')
    expect(await asking(person, other.organizationId)).toMatchObject({ status: 403, message: 'PERMISSION_DENIED' })
    expect(await asking(person, '00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 403, message: 'PERMISSION_DENIED' })
    expect(await asking(person, `' or true --`)).toMatchObject({ status: 403, message: 'PERMISSION_DENIED' })
  })

  it('leads super administrators into another organization, with what that one has', async () => {
    const alma = await signIn(server.url, 'super@vitrine.example')
    const capacity = async (answer: Promise<Answer>): Promise<unknown> =>
      ((await answer).json as { readonly storageCapacity: number }).storageCapacity
    const gigabyte = 1024 ** 3
    expect(await capacity(asking(alma, alma.organizationId))).toBe(gigabyte)
    expect(await capacity(asking(alma, person.organizationId))).toBe(20 * gigabyte)
    expect(await asking(alma, '00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404, message: 'NOT_FOUND' })
    expect(await asking(alma, `' or true --`)).toMatchObject({ status: 404, message: 'NOT_FOUND' })
  })
})
