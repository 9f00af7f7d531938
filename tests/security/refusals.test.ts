import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActivityEntry } from '../../src/domain/activity/entry.ts'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { sql } from '../../server/database/sql.ts'
import { inTenant } from '../../server/database/tenant.ts'
import { accountKeyOf } from '../../server/authentication/account.ts'
import { RefusalLog, type Refusal } from '../../server/session/refusals.ts'
import { ask, credentialsOf, signIn, type Answer, type Person } from '../support/server/person.ts'
import { appCode, beginSignIn, enrol, otherThan } from '../support/server/secondStep.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  admin = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())

let addresses = 0
const newAddress = (): string => `192.0.2.${(addresses += 1)}`

const right = credentialsOf('user@harbour.example')
const guess = (address: string, whose: object = {}): Promise<Answer> =>
  ask(server.url, { method: 'POST', path: '/v1/auth/login', body: { ...right, password: 'not it', ...whose }, headers: { 'x-forwarded-for': address } })

/** What an administrator's log tells of refused sign-ins from an address, newest first. */
const recorded = async (address: string, reader = admin): Promise<readonly ActivityEntry[]> => {
  const { items } = (await reader.ask({ path: '/v1/activity?kind=login&status=Failed&limit=200' })).json as { readonly items: readonly ActivityEntry[] }
  return items.filter(({ after }) => after?.['fromAddress'] === address)
}
const countsFrom = async (address: string, reader = admin) => (await recorded(address, reader)).map(({ refused }) => [refused?.times, refused?.limited])

/** So long ago that what follows is told of anew. */
const later = (seconds: { readonly since: number; readonly sinceFirst: number }) =>
  server.database.owner.query('update refused_sign_ins set last_at = now() - make_interval(secs => $1), first_at = now() - make_interval(secs => $2)', [
    seconds.since,
    seconds.sinceFirst,
  ])

describe('refused sign-ins', () => {
  it('of one account from one address at once are one entry, which counts each of them', async () => {
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(address)))
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5)
    await expect.poll(() => countsFrom(address)).toEqual([[40, 35]])
    const [entry] = await recorded(address)
    expect(entry).toMatchObject({ status: 'Failed', after: { email: 'user@harbour.example', fromAddress: address }, resourceName: expect.stringMatching(/./) as string })
    expect(entry?.resourceId).toBe(entry?.personId)
  })

  it('that follow are counted with them, and the last one is told', async () => {
    const address = newAddress()
    await guess(address)
    await expect.poll(() => countsFrom(address)).toEqual([[1, 0]])
    const [before] = await recorded(address)
    await guess(address)
    await expect.poll(() => countsFrom(address)).toEqual([[2, 0]])
    const [after] = await recorded(address)
    expect(after?.id).toBe(before?.id)
    expect((after?.refused?.lastAt ?? '') > (before?.refused?.lastAt ?? '')).toBe(true)
  })

  it('of another address, and of another account, have an entry of their own; of IPv6 a network has one', async () => {
    const [one, other] = [newAddress(), newAddress()]
    await Promise.all([guess(one), guess(one, { email: 'publisher@harbour.example' }), guess(other), guess('2001:db8:1:1::1'), guess('2001:db8:1:1::2')])
    await expect.poll(() => countsFrom(one)).toEqual([[1, 0], [1, 0]])
    await expect.poll(() => countsFrom(other)).toEqual([[1, 0]])
    const ofNetwork = async () => (await Promise.all([countsFrom('2001:db8:1:1::1'), countsFrom('2001:db8:1:1::2')])).flat()
    await expect.poll(ofNetwork).toEqual([[2, 0]])
  })

  it.each([
    ['an hour after the last', { since: 3_601, sinceFirst: 3_700 }],
    ['a day after the first', { since: 60, sinceFirst: 86_401 }],
  ])('are told of anew %s', async (_when, seconds) => {
    const address = newAddress()
    await guess(address)
    await expect.poll(() => countsFrom(address)).toEqual([[1, 0]])
    await later({ since: 3_500, sinceFirst: 86_300 })
    await guess(address)
    await expect.poll(() => countsFrom(address)).toEqual([[2, 0]])
    await later(seconds)
    await guess(address)
    await expect.poll(() => countsFrom(address)).toEqual([[1, 0], [2, 0]])
  })

  it('of nobody are no entry', async () => {
    const address = newAddress()
    await guess(address, { email: 'nobody@harbour.example' })
    await guess(address)
    await expect.poll(() => countsFrom(address)).toEqual([[1, 0]])
  })

  it('are of their organization alone', async () => {
    const address = newAddress()
    await guess(address, { email: 'admin@fjord.example', organization: 'Fjord Archive' })
    const fjord = await signIn(server.url, 'admin@fjord.example')
    await expect.poll(() => countsFrom(address, fjord)).toEqual([[1, 0]])
    expect(await countsFrom(address)).toEqual([])
    const seen = (organizationId: string) =>
      inTenant(server.database, organizationId, (tenant) => tenant.query(sql('select 1 from refused_sign_ins where user_id = $1'), [fjord.userId]))
    expect([(await seen(fjord.organizationId)).length, (await seen(admin.organizationId)).length]).toEqual([1, 0])
    const counted = await inTenant(server.database, admin.organizationId, (tenant) =>
      tenant.query(sql<{ counted: boolean }>(`select count_refused_sign_ins($1, $2, 'password', 1, 0, 3600, 86400) as counted`), [fjord.userId, address]),
    )
    expect(counted).toEqual([{ counted: false }])
  })

  it('are in the file', async () => {
    const address = newAddress()
    await Promise.all(Array.from({ length: 8 }, () => guess(address)))
    await expect.poll(() => countsFrom(address)).toEqual([[8, 3]])
    const url = `${server.url}/v1/s/${admin.sessionId}/organizations/${admin.organizationId}/activity.csv?kind=login&status=Failed&language=en-US`
    const text = await (await fetch(url, { headers: { cookie: admin.cookie } })).text()
    const line = text.split('\r\n').find((each) => each.includes(`fromAddress:  → ${address};`))
    expect(line).toContain('refusedTimes:  → 8; refusedUnjudged:  → 3; refusedLast:  → 2')
  })

  it('are never counted less, nor taken away by the API', async () => {
    for (const text of ['update refused_sign_ins set times = 1', 'delete from refused_sign_ins', 'truncate refused_sign_ins'])
      await expect(inTenant(server.database, admin.organizationId, (tenant) => tenant.query(sql(text)))).rejects.toMatchObject({ code: '42501' })
    const less = `select count_refused_sign_ins(gen_random_uuid(), '', 'password', -1, 0, 3600, 86400)`
    await expect(inTenant(server.database, admin.organizationId, (tenant) => tenant.query(sql(less)))).rejects.toThrow('only added')
  })
})

it('refused second steps are counted by their kind, also those that were too many', async () => {
  const { secret } = await enrol(await signIn(server.url, 'publisher@harbour.example'), DEMO_PASSWORD)
  const address = newAddress()
  const waiting = await beginSignIn(server.url, 'publisher@harbour.example', address)
  for (let at = 1; at <= 2; at += 1) expect((await waiting.confirm('app', otherThan(appCode(secret), at))).message).toBe('TWO_FA_CODE_INVALID')
  await server.database.owner.query('update login_attempts set failures = 1000')
  expect((await waiting.confirm('app', appCode(secret))).message).toBe('RATE_LIMITED')
  await expect.poll(() => countsFrom(address)).toEqual([[3, 1]])
  const [entry] = await recorded(address)
  expect(entry?.after).toMatchObject({ step: 'app', code: 'TWO_FA_CODE_INVALID', fromAddress: address })
})

describe('what waits to be counted', () => {
  const account = accountKeyOf(right)
  const refusal = (address: string, whose: Partial<Refusal> = {}): Refusal => ({ account, step: 'password', isLimited: true, address, userAgent: '', recorded: {}, ...whose })
  const logs = (count: number) => Array.from({ length: count }, () => new RefusalLog(server.database, (error) => expect(error).toBeUndefined()))

  it('is one entry as well where several nodes have it at once', async () => {
    const address = newAddress()
    const nodes = logs(4)
    for (const node of nodes) for (let time = 0; time < 10; time += 1) node.add(refusal(address, { isLimited: time > 4 }))
    await Promise.all(nodes.map((node) => node.close()))
    expect(await countsFrom(address)).toEqual([[40, 20]])
  })

  it('is bounded of one network and in all, and what was judged finds a place', async () => {
    const [flooded, other, judged] = [newAddress(), newAddress(), newAddress()]
    const nobody = (at: number) => ({ account: { ...account, email: `flood${at}` } })
    const [ofNetwork, ofAll] = logs(2)
    for (let at = 0; at < 50; at += 1) ofNetwork?.add(refusal(flooded, nobody(at)))
    for (const address of [flooded, other]) ofNetwork?.add(refusal(address))
    await ofNetwork?.close()
    expect([await countsFrom(flooded), await countsFrom(other)]).toEqual([[], [[1, 1]]])
    for (let at = 0; at < 1_000; at += 1) ofAll?.add(refusal(`198.51.${Math.floor(at / 250)}.${at % 250}`, nobody(0)))
    ofAll?.add(refusal(other))
    ofAll?.add(refusal(judged, { isLimited: false }))
    await ofAll?.close()
    expect([await countsFrom(other), await countsFrom(judged)]).toEqual([[[1, 1]], [[1, 0]]])
  })
})
