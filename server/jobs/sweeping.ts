import * as Schema from 'effect/Schema'
import type { Database } from '../database/connect.ts'
import { ask, type Statement } from '../database/sql.ts'
import { register, type Registered, type Rules } from './kind.ts'

const HOUR = 60 * 60_000

/** What goes through all that is stored, once an hour: by a worker, so that nobody waits for it. */
export const SWEEPING = {
  queue: { name: 'sweeping', concurrency: 1, perOrganization: 1, worker: 'files' },
  timeLimit: 12 * HOUR,
  every: HOUR,
} as const satisfies Omit<Rules, 'name'>

/** What takes a moment, once an hour: no worker is started for it. */
const SWEEPING_HERE = {
  queue: { name: 'sweeping rows', concurrency: 1, perOrganization: 1 },
  timeLimit: HOUR,
  every: HOUR,
  payload: Schema.Struct({}),
} as const

/** Removes what is left over outside of the database. */
export const sweepHere = (name: string, run: () => Promise<void>): Registered => register({ ...SWEEPING_HERE, name }, { run })

/**
 * Removes rows whose time is over. One that fails keeps none of the others from being done. It is asked as what serves requests, which
 * sees no organization's rows without naming it: the statement calls a function of the database that may remove just these.
 */
export const sweepOf = ({ pool }: Pick<Database, 'pool'>, name: string, statement: Statement<object>): Registered =>
  sweepHere(name, async () => void (await ask(pool, statement)))
