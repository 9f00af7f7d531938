import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabasePool } from './connected.ts'
import { databaseFailure } from './failures.ts'
import { migrate } from './migrate.ts'
import { awayBy, IS_STANDBY, type Away } from './Readiness.ts'
import { ask } from './sql.ts'

/** How to reach the database as its owner. */
export type OwnerConnection = Pick<pg.ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'>

export interface Database {
  /** As vitrine_app: subject to row-level security, empty until a transaction names its organization. */
  readonly pool: pg.Pool
  /** As the owner, for what concerns all organizations: installing, demo data, background sweeps. Never for a request. */
  readonly owner: pg.Pool
  /** For those that keep connections of their own: job queues, LISTEN. As the owner. */
  readonly connection: OwnerConnection
  /** Its server has ended for good. */
  isGone(): boolean
  /** Whoever waits for it is told so at once. */
  giveUp(): void
  close(): Promise<void>
}

// Counts and bytes stay far below 2^53.
const INT8 = 20
pg.types.setTypeParser(INT8, Number)

/** Milliseconds. */
export const CONNECT_TIMEOUT = 10_000
const BETWEEN_TRIES = 500
const STATEMENT_TIMEOUT = 30_000
/** Where PostgreSQL itself says nothing any more. A statement that is sent behind another waits for that one, too. */
const ANSWER_TIMEOUT = 2 * STATEMENT_TIMEOUT
const IDLE_IN_TRANSACTION_TIMEOUT = 60_000
/** Each connection takes ten megabytes of memory, and some milliseconds to come back. */
const POOL_IDLE_TIMEOUT = 15_000

/**
 * Requests ask the same few statements, each with its index: planning one anew for every request would cost more than to run it. What
 * the tables grew into is noticed when they are analysed.
 */
const GENERIC_PLANS = '-c plan_cache_mode=force_generic_plan'

const settings = (role?: string): string =>
  [
    ...(role === undefined ? [] : [`-c role=${role}`, GENERIC_PLANS]),
    `-c statement_timeout=${STATEMENT_TIMEOUT}`,
    `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_TIMEOUT}`,
    '-c timezone=UTC',
    '-c client_min_messages=warning',
  ].join(' ')

/** What lies between forgets a connection on which nothing moves, and a machine that vanishes says nothing: signs of life go to and fro after ten seconds. */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

interface Options {
  /** The most connections of requests. */
  readonly size: number
  /** Milliseconds in which a database that is away is waited for; `onWaiting` is told once, and why. */
  readonly timeout?: number
  readonly onWaiting?: (why: Away) => void
  /** Connections break when PostgreSQL restarts; the pool replaces them. */
  readonly onError: (error: Error) => void
}

/** A connection that takes writes. What a machine starts beside the server, or fails over to, may come later than it. */
const migratorOf = async (connection: OwnerConnection, timeout: number, onWaiting?: (why: Away) => void): Promise<pg.Client> => {
  const end = Date.now() + timeout
  for (let tries = 1; ; tries += 1) {
    const migrator = new pg.Client({
      ...connection,
      ...KEPT_ALIVE,
      application_name: 'vitrine migrations',
      options: '-c client_min_messages=warning',
      connectionTimeoutMillis: CONNECT_TIMEOUT,
    })
    try {
      await migrator.connect()
      const [database] = await ask(migrator, IS_STANDBY)
      if (database?.standby !== true) return migrator
      throw Object.assign(new Error('The database is a standby, and takes no writes'), { code: '25006' })
    } catch (error) {
      await migrator.end().catch(() => undefined)
      if (databaseFailure(error)?.code !== 'UNAVAILABLE' || Date.now() >= end) throw error
      if (tries === 1) onWaiting?.(awayBy(error))
      await pause(BETWEEN_TRIES)
    }
  }
}

/** Opens the pools of a database whose schema is up to date: a worker's, whose server has seen to that. */
export const openPools = (connection: OwnerConnection, { size, onError }: Pick<Options, 'size' | 'onError'>): Database => {
  const pool = new DatabasePool({
    ...connection,
    ...KEPT_ALIVE,
    max: size,
    pipeline: true,
    idleTimeoutMillis: POOL_IDLE_TIMEOUT,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    application_name: 'vitrine',
    options: settings('vitrine_app'),
  })
  const owner = new DatabasePool({
    ...connection,
    ...KEPT_ALIVE,
    max: 2,
    pipeline: true,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    application_name: 'vitrine owner',
    options: settings(),
  })
  let isClosing = false
  // A connection that PostgreSQL ends before it has read our farewell is no error.
  const complain = (error: Error): void => {
    if (!isClosing) onError(error)
  }
  for (const connections of [pool, owner]) {
    connections.on('error', complain)
    // The pool listens to idle connections alone: one that dies in use fails its own queries, and must end nobody else.
    connections.on('connect', (client) => client.on('error', complain))
  }
  return {
    pool,
    owner,
    connection,
    isGone: () => pool.isGone,
    giveUp: () => {
      for (const one of [pool, owner]) one.isGone = true
    },
    close: async () => {
      isClosing = true
      await Promise.all([pool.end(), owner.end()])
    },
  }
}

/** Brings the schema up to date and opens the pools. */
export const connect = async (connection: OwnerConnection, { timeout = 0, onWaiting, ...opening }: Options): Promise<Database> => {
  const migrator = await migratorOf(connection, timeout, onWaiting)
  try {
    await migrate(migrator)
  } finally {
    await migrator.end()
  }
  return openPools(connection, opening)
}
