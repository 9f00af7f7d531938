import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'

const UNNAMED = sql<{ key: string }>('select key from unnamed_files($1) as key')

/** Those of the stored files that nothing of any organization names. A key does not tell whose it is, and nobody's file may go because another lets go of it. */
export const unnamedFiles = async ({ pool }: Pick<Database, 'pool'>, keys: readonly string[]): Promise<readonly string[]> =>
  (await ask(pool, UNNAMED, [keys])).map(({ key }) => key)
