import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { databaseFailure } from './failures.ts'

/** Milliseconds that a transaction waits for a database that restarts or fails over, and between two tries. */
const TIMEOUT = 5_000
const PAUSE = 100

/** A pool whose server is known to have ended for good: it is waited for no longer. */
export class DatabasePool extends pg.Pool {
  isGone = false
}

/** A connection of the pool. While the database is away it is waited for; the error is thrown when it stays away. */
export const connected = async (pool: Pick<pg.Pool, 'connect'> & { readonly isGone?: boolean }): Promise<pg.PoolClient> => {
  const end = Date.now() + TIMEOUT
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (databaseFailure(error)?.code !== 'UNAVAILABLE' || pool.isGone === true || Date.now() >= end) throw error
      await pause(PAUSE)
    }
  }
}
