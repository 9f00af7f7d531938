import { ask, sql } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'

/** What keeps somebody out whose password, or session, would be right. */
export type Block = 'ORGANIZATION_BLOCKED' | 'USER_BLOCKED'

const IS_BLOCKED = sql<{ blocked: boolean }>('select is_organization_blocked($1) as blocked')

/** Whether an organization is blocked: told to those who would get in otherwise. */
export const isOrganizationBlocked = async ({ pool }: Pick<Database, 'pool'>, organizationId: string): Promise<boolean> => {
  const [organization] = await ask(pool, IS_BLOCKED, [organizationId])
  return organization?.blocked === true
}
