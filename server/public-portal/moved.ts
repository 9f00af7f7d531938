import type { Database } from '../database/connect.ts'
import { askPrepared, sql } from '../database/sql.ts'

const MOVED = sql<{ address: string | null }>('select moved_portal($1) as address')

/** What is none is not looked up. */
const WEB_ADDRESS = /^[a-z0-9-]{2,63}$/

/** The web address that a Live portal has now instead of this one. */
export const movedTo = async ({ pool }: Pick<Database, 'pool'>, webAddress: string): Promise<string | undefined> =>
  WEB_ADDRESS.test(webAddress) ? ((await askPrepared(pool, MOVED, [webAddress]))[0]?.address ?? undefined) : undefined
