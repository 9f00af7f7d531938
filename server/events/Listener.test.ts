import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { proxyTo } from '../../tests/support/server/tcpProxy.ts'
import { freshDatabase } from '../../tests/support/server/testServer.ts'
import { Listener } from './Listener.ts'

let url: string
let drop: () => Promise<void>
let beside: pg.Client
beforeAll(async () => {
  ;({ url, drop } = await freshDatabase('bare'))
  beside = new pg.Client({ connectionString: url })
  await beside.connect()
})
afterAll(async () => {
  await beside.end()
  await drop()
})

/** The listeners' connections to the database. */
const connections = async (): Promise<number | null> => (await beside.query(`select from pg_stat_activity where datname = current_database() and application_name = 'vitrine events'`)).rowCount

it('keeps no connection to a server that lets it in and refuses to listen', async () => {
  // As a standby refuses every channel, any server refuses one without a name.
  const listener = new Listener({ connectionString: url }, { '': () => undefined }, () => undefined)
  for (let tries = 0; tries < 3; tries += 1) await expect(listener.open()).rejects.toThrow('zero-length')
  await expect.poll(connections).toBe(0)
})

it('notices that its connection carries nothing any more, listens by another, and tells that something may be missed', async () => {
  const proxy = await proxyTo(url)
  const [receive, onGap] = [vi.fn<(payload: string) => void>(), vi.fn<() => void>()]
  const listener = new Listener({ connectionString: proxy.url }, { news: receive }, onGap)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  try {
    await listener.open()
    proxy.fallSilent()
    await vi.advanceTimersByTimeAsync(30_000)
    // No more of its time passes: the database takes its own.
    await expect.poll(() => onGap.mock.calls.length).toBe(1)
  } finally {
    vi.useRealTimers()
  }
  await beside.query(`notify news, 'after it'`)
  await expect.poll(() => receive.mock.calls).toEqual([['after it']])
  await listener.close()
  await proxy.away()
})
