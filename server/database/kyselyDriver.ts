import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type pg from 'pg'
import { preparedName } from './statements.ts'

/** Kysely on a connection whose transaction somebody else began and will end. */
export class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase

  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const name = preparedName(query.sql)
    const { rows, rowCount } = await this.#client.query({
      ...(name === undefined ? {} : { name }),
      text: query.sql,
      values: [...query.parameters],
    })
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are not streamed: lists are paged by key')
  }
}

const nested = async (): Promise<void> => {
  throw new Error('The transaction is the request\'s: it is neither begun nor ended within')
}

export class SharedConnectionDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  readonly init = async (): Promise<void> => undefined
  readonly acquireConnection = async (): Promise<DatabaseConnection> => this.#connection
  readonly beginTransaction = nested
  readonly commitTransaction = nested
  readonly rollbackTransaction = nested
  readonly releaseConnection = async (): Promise<void> => undefined
  readonly destroy = async (): Promise<void> => undefined
}
