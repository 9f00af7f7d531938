import { expect } from 'vitest'
import type { Database } from '../../../server/database/connect.ts'

/** Until so many transactions of this database wait for others: those of other tests in the cluster wait for theirs. */
export const waitsForLock = async (database: Database, waiting = 1): Promise<void> => {
  await expect
    .poll(async () => (await database.owner.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount, { timeout: 10_000, interval: 20 })
    .toBeGreaterThanOrEqual(waiting)
}
