import { createHash } from 'node:crypto'
import { ask, sql } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'
import type { Tenant } from '../database/tenant.ts'
import type { AccountKey } from './device.ts'

/** How often something may be tried in how long. */
export interface Allowance {
  readonly most: number
  /** A PostgreSQL interval. */
  readonly period: string
}

/** What tries are counted by. Only its hash is kept. */
export const attemptOf = (what: string, { organization, email }: AccountKey, from: string): Buffer =>
  createHash('sha256').update(JSON.stringify([what, organization, email, from])).digest()

const RESERVE = sql<{ wait: number }>('select reserve_login_attempt($1, $2, $3) as wait')
const RELEASE = sql('select release_login_attempt($1, $2)')
export const FORGET_ATTEMPTS = sql('select forget_login_attempts($1)')

/**
 * Counts a try before it is judged, so that parallel ones cannot pass the limit. Answers the seconds to wait; 0: go on. It takes a connection of its own:
 * within a transaction it would wait for those who hold the others, and wait for one themselves.
 */
export const reserveAttempt = async ({ pool }: Database, attempt: Buffer, { most, period }: Allowance): Promise<number> => {
  const [reserved] = await ask(pool, RESERVE, [attempt, most, period])
  return reserved?.wait ?? 0
}

/** The same in the transaction of what is tried, where one that is rolled back was none. */
export const reserveWithin = async (tenant: Tenant, attempt: Buffer, { most, period }: Allowance): Promise<number> => {
  const [reserved] = await tenant.query(RESERVE, [attempt, most, period])
  return reserved?.wait ?? 0
}

/** Takes a try back that turned out to be none. */
export const releaseAttempt = async ({ pool }: Database, attempt: Buffer, { most }: Allowance): Promise<void> => {
  await ask(pool, RELEASE, [attempt, most])
}

export const forgetAttempts = async ({ pool }: Database, attempt: Buffer): Promise<void> => {
  await ask(pool, FORGET_ATTEMPTS, [attempt])
}
