import * as Result from 'effect/Result'
import type pg from 'pg'
import { isUuid } from '../../src/domain/validation/uuid.ts'
import { connected } from './connected.ts'
import { databaseCode } from './failures.ts'
import { preparedName } from './preparedName.ts'
import { filled, sql, type Statement } from './sql.ts'

/** One transaction in which every tenant table holds just the rows of one organization. */
export interface Tenant {
  readonly organizationId: string
  /** Which database it is in: for what a process keeps of it in memory. */
  readonly database: object
  /** One statement within the transaction, prepared once per connection. Values go by `$1`. */
  query<Row extends object>(statement: Statement<Row>, values?: readonly unknown[]): Promise<readonly Row[]>
  /** What is asked last, together with the commit: statements that wait for no other answer. Not asked before a rollback. */
  beforeCommit(ask: () => Promise<void>): void
  /** Asks it now, since what follows is another organization's. */
  flush(): Promise<void>
  /** What is to happen once the transaction is committed: waking jobs, telling streams. Not run after a rollback. */
  afterCommit(effect: () => void): void
}

/** A UUID as an SQL literal. */
export const uuidLiteral = (id: string): string => {
  if (!isUuid(id)) throw new Error('Not an identifier')
  return `'${id}'`
}

class ClientTenant implements Tenant {
  readonly organizationId: string
  readonly database: object
  readonly #last: (() => Promise<void>)[] = []
  readonly effects: (() => void)[] = []
  readonly #client: pg.PoolClient
  #isOver = false

  constructor(client: pg.PoolClient, organizationId: string, database: object) {
    this.#client = client
    this.database = database
    this.organizationId = organizationId
  }

  async query<Row extends object>({ text }: Statement<Row>, values: readonly unknown[] = []): Promise<readonly Row[]> {
    if (this.#isOver) throw new Error('The transaction is over')
    const name = preparedName(text)
    const { rows } = await this.#client.query<Row>({ ...(name === undefined ? {} : { name }), text, values: [...values] })
    return rows
  }

  beforeCommit(ask: () => Promise<void>): void {
    this.#last.push(ask)
  }

  async flush(): Promise<void> {
    await Promise.all(this.#last.splice(0).map((ask) => ask()))
  }

  afterCommit(effect: () => void): void {
    this.effects.push(effect)
  }

  /** What somebody still asks, whom nobody waits for any more, would be asked within whatever the connection serves next. */
  end(): void {
    this.#isOver = true
  }
}

interface Manner {
  readonly isReadOnly?: boolean | undefined
  /** It touches so much that its connection would keep tens of megabytes: it is closed afterwards. */
  readonly isLarge?: boolean | undefined
}

/**
 * Runs `work` in one transaction that begins with `opening` (statements without parameters, sent in one round trip together with
 * `begin`). A thrown error or a failed Result rolls back. `opened` sees the rows of the opening's last statement first; whatever
 * `work` asks is sent behind the opening without waiting, so an opening that raises fails all of it.
 */
export const transact = async <A, Opened extends object>(
  pool: pg.Pool,
  organizationId: string,
  opening: Statement<Opened>,
  work: (tenant: Tenant, opened: Promise<readonly Opened[]>) => Promise<A>,
  { isReadOnly = false, isLarge = false }: Manner = {},
): Promise<A> => {
  const client = await connected(pool)
  const tenant = new ClientTenant(client, organizationId, pool)
  const { stream } = client.connection
  // What is asked at once travels in one piece: every write wakes PostgreSQL by itself.
  stream.cork()
  process.nextTick(() => stream.uncork())
  const opened = client.query<Opened>(`begin${isReadOnly ? ' read only' : ''}; ${opening.text}`).then(lastRows)
  opened.catch(() => undefined)
  let broken: Error | undefined
  try {
    const value = await work(tenant, opened)
    await opened
    const failed = Result.isResult(value) && Result.isFailure(value)
    const asked = failed ? undefined : tenant.flush()
    tenant.end()
    const ended = client.query(failed ? 'rollback' : 'commit')
    ended.catch(() => undefined)
    await asked
    if (!isReadOnly) {
      const { command } = await ended
      if (!failed && command !== 'COMMIT') throw new Error('The transaction was rolled back by the database')
    }
    if (!failed) for (const effect of tenant.effects) effect()
    return value
  } catch (error) {
    tenant.end()
    // What was sent behind a failed opening fails as well, but the opening knows why.
    const reason: unknown = await opened.then(() => error, (cause: unknown) => cause)
    await client.query('rollback').catch((cause: Error) => {
      broken = cause
    })
    // The next connection is to whichever server takes writes then.
    if (!isReadOnly && databaseCode(reason) === '25006' && reason instanceof Error) broken ??= reason
    throw reason
  } finally {
    client.release(broken ?? isLarge)
  }
}

/** The library answers a list where it was asked for several at once. */
const lastRows = <Row extends object>(results: pg.QueryResult<Row> | readonly pg.QueryResult<Row>[]): readonly Row[] =>
  (Array.isArray(results) ? (results as readonly pg.QueryResult<Row>[]) : [results as pg.QueryResult<Row>]).at(-1)?.rows ?? []

const NAME_ORGANIZATION = sql(`select set_config('app.organization_id', $1, true)`)

/** Runs `work` as one organization, in one transaction. A thrown error or a failed Result rolls back. */
export const inTenant = async <A>(
  database: { readonly pool: pg.Pool },
  organizationId: string,
  work: (tenant: Tenant) => Promise<A>,
  manner?: Manner,
): Promise<A> =>
  transact(database.pool, organizationId, filled(NAME_ORGANIZATION, uuidLiteral(organizationId)), work, manner)

const AS_API = sql(`select set_config('role', 'vitrine_app', true), set_config('app.organization_id', $1, true)`)

/** As {@link inTenant}, under the same row-level security, but not from the pool of requests: they may hold all of it, waiting for this. */
export const besideRequests = async <A>(
  { owner }: { readonly owner: pg.Pool },
  organizationId: string,
  work: (tenant: Tenant) => Promise<A>,
  manner?: Manner,
): Promise<A> =>
  transact(owner, organizationId, filled(AS_API, uuidLiteral(organizationId)), work, manner)
