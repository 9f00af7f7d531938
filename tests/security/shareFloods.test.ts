import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { inModule, makeAsset } from './matrix/targets.ts'

const UNTIL = (() => {
  const [year, month, day] = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}`
})()
const WAITING = `select count(*)::integer as count from pg_stat_activity where datname = current_database() and application_name = 'vitrine' and wait_event_type = 'Lock'`

let server: TestServer
let maker: Person
let token = ''

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  maker = await signIn(server.url, 'publisher@harbour.example')
  const { id } = await makeAsset(maker, 'RECORDS')
  const body = { selection: { kind: 'items', folders: [], assets: [id] }, title: 'Papers', note: '', until: UNTIL, mayDownload: false, isProtected: false, passPhrase: '' }
  const made = await maker.ask({ method: 'POST', path: '/v1/share-links', headers: inModule('RECORDS'), body })
  token = (made.json as { readonly token: string }).token
})
afterAll(() => server.stop())

const open = async (address: string, method = 'GET') => {
  const response = await fetch(`${server.url}/share/${token}`, { method, headers: { 'x-forwarded-for': address } })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.text() }
}

it('a flood of what is shared leaves connections for everybody else, and is refused beyond what may wait', async () => {
  const holder = new Client(server.database.connection)
  await holder.connect()
  try {
    await holder.query('begin; lock table share_link_items in access exclusive mode')
    const flood = Array.from({ length: 300 }, () => open('192.0.2.7'))
    const waiting = async () => (await server.database.owner.query<{ count: number }>(WAITING)).rows[0]?.count
    await expect.poll(waiting).toBeGreaterThanOrEqual(2)
    const refused = await Promise.race(flood)
    expect(refused).toEqual({ status: 429, retryAfter: '2', body: expect.stringContaining('One moment, please') })
    const begun = performance.now()
    expect((await maker.ask({ path: '/v1/account/profile' })).status).toBe(200)
    expect(performance.now() - begun).toBeLessThan(5_000)
    await holder.query('rollback')
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100)
  } finally {
    await holder.end()
  }
  expect((await open('192.0.2.7')).status).toBe(200)
})
