import type pg from 'pg'
import type { Catalog } from './catalog.ts'
import { Judge } from './judge.ts'
import { firstQuery, parseTree } from './nodeTree.ts'
import type { Value } from './value.ts'

/** A column that a statement answers, as PostgreSQL has it. */
export interface Column extends Value {
  readonly name: string
  readonly type: string
}

/** A cursor is declared for a query, and what is fetched from it has that query's columns. */
const DECLARES = /^\s*declare (\w+) (?:no scroll )?cursor for\b/i
const FETCHES = /^\s*(?:fetch \d+ from|close) (\w+)\s*$/i
/** What is no query is carried out. */
const UTILITY = /^\s*(?:set|do)\b/i

interface Prepared {
  readonly parameters: readonly string[]
  readonly results: readonly string[]
}

const PREPARED = 'select parameter_types::text[] as parameters, coalesce(result_types::text[], array[]::text[]) as results from pg_prepared_statements'
const PARSED = `select prosqlbody::text as tree from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema()`

/** Prepares statements against a database, within one transaction of `client`. */
export class Describer {
  readonly #client: pg.ClientBase
  readonly #catalog: Catalog
  readonly #cursors = new Map<string, readonly Column[]>()

  constructor(client: pg.ClientBase, catalog: Catalog) {
    this.#client = client
    this.#catalog = catalog
  }

  /** The columns of a statement. Throws what PostgreSQL says of one that is wrong. */
  async describe(statement: string): Promise<readonly Column[]> {
    const [, fetched] = FETCHES.exec(statement) ?? []
    if (fetched !== undefined) {
      const columns = this.#cursors.get(fetched)
      if (columns === undefined) throw new Error(`No cursor ${fetched} was declared before`)
      return /^\s*close/i.test(statement) ? [] : columns
    }
    const [, declared] = DECLARES.exec(statement) ?? []
    const columns = await this.#within(() => this.#columnsOf(statement.replace(DECLARES, '')))
    if (declared !== undefined) this.#cursors.set(declared, columns)
    return columns
  }

  /** A statement that is wrong ends nothing but itself. */
  async #within<A>(work: () => Promise<A>): Promise<A> {
    await this.#client.query('savepoint described')
    try {
      return await work()
    } finally {
      await this.#client.query('rollback to savepoint described; deallocate all')
    }
  }

  async #columnsOf(query: string): Promise<readonly Column[]> {
    if (UTILITY.test(query)) {
      await this.#client.query(query)
      return []
    }
    await this.#client.query(`prepare described as ${query}`)
    const { parameters, results } = (await this.#client.query<Prepared>(PREPARED)).rows[0] ?? { parameters: [], results: [] }
    if (results.length === 0) return []
    await this.#client.query(`create function pg_temp.described(${parameters.join(', ')}) returns setof record language sql begin atomic ${query}; end`)
    const { rows } = await this.#client.query<{ tree: string }>(PARSED)
    const columns = new Judge(this.#catalog).columnsOf(firstQuery(parseTree(rows[0]?.tree ?? '')))
    return columns.map(([name, value], at) => ({ name, type: results[at] ?? '', ...value }))
  }
}
