import type { Viewer } from '../access/viewer.ts'
import type { Database } from '../database/connect.ts'
import { filled, sql } from '../database/sql.ts'
import { transact, uuidLiteral, type Tenant } from '../database/tenant.ts'

const NAME = sql(`select set_config('app.organization_id', $1, true), set_config('app.user_id', $2, true)`)

/** One transaction of somebody's behind their call, in which what is theirs alone can be read: what they may see is asked for by whatever reads. */
export const asPerson = <A>(database: Pick<Database, 'pool'>, { organization, userId }: Pick<Viewer, 'organization' | 'userId'>, work: (tenant: Tenant) => Promise<A>): Promise<A> =>
  transact(database.pool, organization.id, filled(NAME, uuidLiteral(organization.id), uuidLiteral(userId)), work)
