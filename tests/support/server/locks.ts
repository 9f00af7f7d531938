import type { ClientBase, Pool } from 'pg'
import { expect } from 'vitest'

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`

interface Waiting {
  /** Of how many transactions. */
  readonly least?: number
  /** What their statements say. */
  readonly saying?: string
}

/** Until transactions of this database wait for others: those of other tests in the cluster wait for theirs. */
export const waitsForLock = async ({ owner }: { readonly owner: Pool | ClientBase }, { least = 1, saying = '' }: Waiting = {}): Promise<void> => {
  const waiting = async (): Promise<number> => {
    // Whoever asks within a transaction would be answered the same throughout.
    await owner.query('select pg_stat_clear_snapshot()')
    return (await owner.query(WAITING, [`%${saying}%`])).rowCount ?? 0
  }
  await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(least)
}
