import pg from 'pg'
import { CONNECT_TIMEOUT, KEPT_ALIVE, type OwnerConnection } from '../database/connect.ts'

type Receive = (payload: string) => void

/** Milliseconds between tries to listen again. */
const RETRY = 500

/** Milliseconds between checks whether the connection still carries anything, and for the answer. */
const CHECK_INTERVAL = 15_000
const ANSWER_TIMEOUT = 10_000

/**
 * The one connection of a node that listens to PostgreSQL's notifications. It comes back when PostgreSQL does; what was told meanwhile
 * is lost, so `onGap` tells that some may be.
 */
export class Listener {
  readonly #connection: OwnerConnection
  readonly #channels: ReadonlyMap<string, Receive>
  readonly #onGap: () => void
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #looking: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(connection: OwnerConnection, channels: Readonly<Record<string, Receive>>, onGap: () => void) {
    this.#connection = connection
    this.#channels = new Map(Object.entries(channels))
    this.#onGap = onGap
  }

  /** Resolves when it listens; rejects when the database cannot be reached now. */
  async open(): Promise<void> {
    const client = new pg.Client({ ...this.#connection, ...KEPT_ALIVE, application_name: 'vitrine events', connectionTimeoutMillis: CONNECT_TIMEOUT, query_timeout: ANSWER_TIMEOUT })
    client.on('notification', ({ channel, payload }) => this.#channels.get(channel)?.(payload ?? ''))
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    try {
      await client.connect()
      // A standby lets in, and listens to nothing.
      for (const channel of this.#channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end()
      throw error
    }
    this.#client = client
    this.#looking = setInterval(() => void client.query('select 1').catch(() => this.#lost(client)), CHECK_INTERVAL)
    if (this.#isClosed) await this.close()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    clearInterval(this.#looking)
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  #lost(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return
    this.#client = undefined
    clearInterval(this.#looking)
    void client.end()
    this.#again()
  }

  #again(): void {
    if (this.#isClosed) return
    this.#retry = setTimeout(() => {
      this.open().then(this.#onGap, () => this.#again())
    }, RETRY)
  }
}
