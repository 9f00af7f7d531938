import pg from 'pg'
import type { OwnerConnection } from './connect.ts'
import { databaseCode } from './failures.ts'
import { ask, sql } from './sql.ts'

/** Why requests cannot be answered now. `standby`: it answers, and takes no writes: it is being failed over to. */
export type Away = 'refused' | 'unreachable' | 'timeout' | 'starting' | 'stopping' | 'standby' | 'full' | 'denied' | 'broken'

/** Milliseconds for an answer, and in which many who ask are told the same. */
const TIMEOUT = 2_000
const KEPT = 500

const CODES: readonly (readonly [RegExp, Away])[] = [
  [/^(ECONNREFUSED|ENOENT)$/, 'refused'],
  [/^(ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/, 'unreachable'],
  [/^ETIMEDOUT$/, 'timeout'],
  [/^57P03$/, 'starting'],
  [/^57P0[12]$/, 'stopping'],
  [/^25006$/, 'standby'],
  [/^53300$/, 'full'],
  [/^(28|42501)/, 'denied'],
]

export const awayBy = (error: unknown): Away => {
  const code = databaseCode(error) ?? ''
  const known = CODES.find(([pattern]) => pattern.test(code))?.[1]
  if (known !== undefined) return known
  return error instanceof Error && /timeout/i.test(error.message) ? 'timeout' : 'broken'
}

/** In recovery, or told to take no writes. */
export const IS_STANDBY = sql<{ readonly standby: boolean | null }>(`select current_setting('transaction_read_only') = 'on' as standby`)

/** Whether the database takes work, by a connection of its own: those that are open already say nothing about the next one. */
export class Readiness {
  readonly #connection: OwnerConnection
  #looking: Promise<Away | undefined> | undefined
  #at = 0

  constructor(connection: OwnerConnection) {
    this.#connection = connection
  }

  /** Undefined: it is there. */
  look(): Promise<Away | undefined> {
    const now = Date.now()
    if (this.#looking === undefined || now - this.#at > KEPT) {
      this.#at = now
      this.#looking = this.#look()
    }
    return this.#looking
  }

  async #look(): Promise<Away | undefined> {
    const client = new pg.Client({
      ...this.#connection,
      application_name: 'vitrine readiness',
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const [database] = await ask(client, IS_STANDBY)
      return database?.standby === true ? 'standby' : undefined
    } catch (error) {
      return awayBy(error)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
