import { expect } from 'vitest'
import type { Database } from '../database/connect.ts'

/** Until one transaction waits for another. */
export const waitsForLock = async (database: Database): Promise<void> => {
  await expect.poll(async () => (await database.owner.query('select from pg_locks where not granted')).rowCount, { timeout: 10_000, interval: 20 }).toBeGreaterThan(0)
}
