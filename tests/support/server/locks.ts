import { expect } from 'vitest'
import type { Database } from '../../../server/database/connect.ts'

/** Until so many transactions wait for others. */
export const waitsForLock = async (database: Database, waiting = 1): Promise<void> => {
  await expect.poll(async () => (await database.owner.query('select from pg_locks where not granted')).rowCount, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(waiting)
}
