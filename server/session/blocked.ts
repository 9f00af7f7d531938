import type { Database } from '../database/connect.ts'

/** What keeps somebody out whose password, or session, would be right. */
export type Block = 'ORGANIZATION_BLOCKED' | 'USER_BLOCKED'

/** Whether an organization is blocked: told to those who would get in otherwise. */
export const isOrganizationBlocked = async ({ pool }: Pick<Database, 'pool'>, organizationId: string): Promise<boolean> => {
  const { rows } = await pool.query<{ blocked: boolean }>('select is_organization_blocked($1) as blocked', [organizationId])
  return rows[0]?.blocked === true
}
