import { connect, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { signIn } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { inModule, makeAsset } from './matrix/targets.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const UNTIL = (() => {
  const [year, month, day] = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}`
})()
/** Of one address. */
const PLACES = 2

const WAITING = `select count(*)::integer as count from pg_stat_activity where datname = current_database() and application_name = 'vitrine' and wait_event_type = 'Lock'`
const waiting = async (): Promise<number | undefined> => (await server.database.owner.query<{ count: number }>(WAITING)).rows[0]?.count

const asking = (path: string): Socket => {
  const { hostname, port, host } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined).write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  return socket
}

it('whoever leaves before their zip is begun has no place of those that are sent, and has downloaded nothing', async () => {
  const maker = await signIn(server.url, 'publisher@harbour.example')
  const { id } = await makeAsset(maker, 'RECORDS')
  const body = { selection: { kind: 'items', folders: [], assets: [id] }, title: 'Papers', note: '', until: UNTIL, mayDownload: true, isProtected: false, passPhrase: '' }
  const made = await maker.ask({ method: 'POST', path: '/v1/share-links', headers: inModule('RECORDS'), body })
  const { link, token } = made.json as { readonly link: { readonly id: string }; readonly token: string }
  const zip = `/share/${token}/zip`
  const holder = new Client(server.database.connection)
  await holder.connect()
  try {
    await holder.query('begin; lock table assets in access exclusive mode')
    const leaving = Array.from({ length: PLACES }, () => asking(zip))
    await expect.poll(waiting).toBeGreaterThanOrEqual(PLACES)
    leaving.forEach((socket) => socket.resetAndDestroy())
    // By then the server has heard that they left.
    expect((await maker.ask({ path: '/v1/account/profile' })).status).toBe(200)
    await holder.query('rollback')
    await expect.poll(waiting).toBe(0)
  } finally {
    await holder.end()
  }
  const answer = await fetch(`${server.url}${zip}`)
  expect([answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, 'application/zip', true])
  expect((await maker.ask({ path: `/v1/share-links/${link.id}` })).json).toMatchObject({ downloads: 1 })
})
