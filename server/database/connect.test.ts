import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from './connect.ts'
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
