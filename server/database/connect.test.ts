import { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { proxyTo } from '../../tests/support/server/tcpProxy.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import { connect, openPools, type Database } from './connect.ts'
import { databaseFailure } from './failures.ts'
import { inTenant } from './tenant.ts'

let database: Database
beforeAll(async () => {
  database = await freshConnection()
})
afterAll(() => database.close())

it.each(['pool', 'owner'] as const)('a database that has ended for good is waited for by nobody: %s', async (which) => {
  database.giveUp()
  const connect = vi.spyOn(database[which], 'connect').mockImplementation(() => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  await expect(inTenant({ pool: database[which] }, '00000000-0000-4000-8000-000000000001', () => Promise.resolve())).rejects.toThrow('ECONNREFUSED')
  expect(connect).toHaveBeenCalledTimes(1)
  connect.mockRestore()
  expect(database.isGone()).toBe(true)
})

it.each(['pool', 'owner'] as const)('a connection that carries nothing any more fails what was asked by it, and what is asked next has another: %s', async (which) => {
  const proxy = await proxyTo(database.connection.connectionString ?? '')
  const through = await connect({ connectionString: proxy.url }, { size: 1, onError: () => undefined })
  await through[which].query('select 1')
  proxy.fallSilent()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = Promise.allSettled([1, 2].map(() => inTenant({ pool: through[which] }, '00000000-0000-4000-8000-000000000001', (tenant) => tenant.query({ text: 'select 1' }))))
  // What PostgreSQL itself allows a statement is not cut short.
  await vi.advanceTimersByTimeAsync(31_000)
  const early = await Promise.race([asked, Promise.resolve('waiting')])
  await vi.advanceTimersByTimeAsync(90_000)
  vi.useRealTimers()
  const [first, next] = await asked
  expect([early, first?.status === 'rejected' && databaseFailure(first.reason)]).toEqual(['waiting', { code: 'UNAVAILABLE' }])
  expect(next?.status === 'fulfilled' || (await through[which].query('select 1')).rowCount === 1).toBe(true)
  await through.close()
  await proxy.away()
})

it('connections are kept alive, so that nothing between forgets them, and one whose other end is gone is noticed', async () => {
  const proxy = await proxyTo(database.connection.connectionString ?? '')
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const through = await connect({ connectionString: proxy.url }, { size: 1, onError: () => undefined })
  kept.mockClear()
  await Promise.all([through.pool.query('select 1'), through.owner.query('select 1')])
  // Whatever else runs in this process has connections of its own.
  const { port } = new URL(proxy.url)
  const own = kept.mock.calls.filter((_, at) => String((kept.mock.contexts as readonly Socket[])[at]?.remotePort) === port)
  expect(own).toEqual([[true, 10_000], [true, 10_000]])
  kept.mockRestore()
  await through.close()
  await proxy.away()
})

it('the pools of a worker open without a look at the schema, which its server has brought up to date', async () => {
  const kept = await freshConnection()
  await kept.owner.query('drop table migrations')
  const worker = openPools(kept.connection, { size: 1, onError: () => undefined })
  const read = await Promise.all([worker.pool, worker.owner].map((pool) => pool.query("select to_regclass('migrations') as migrations")))
  expect(read.map(({ rows }) => rows)).toEqual([[{ migrations: null }], [{ migrations: null }]])
  await worker.close()
  await kept.close()
})
