import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import { modulesOf } from '../authentication/claims.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Claimed } from './claims.ts'

/** Whoever sent a job, as they are now, and the modules of where it is done. */
export type Mandate = Pick<Viewer, 'userId' | 'homeOrganizationId' | 'firstName' | 'lastName' | 'permissions' | 'restricted' | 'modules'>

/** Restrictions are an organization's for its own users. Only super administrators work in other organizations. */
const SENDER = sql<Mandate>(`
  select user_.id as "userId", user_.organization_id as "homeOrganizationId", user_.first_name as "firstName", user_.last_name as "lastName", role.permissions || user_.group_permissions as permissions,
    user_.restricted and $1 = $3 as restricted, place.modules
  from users user_
  join roles role on role.organization_id = user_.organization_id and role.id = user_.role_id
  join organizations organization on organization.id = $1
  join organizations place on place.id = $3
  where user_.organization_id = $1 and user_.id = $2 and user_.blocked_at is null and user_.deleted_at is null and organization.blocked_at is null
    and ($1 = $3 or 'Super Admin' = any(user_.global_roles))`)

/** None: they may not any more. */
export const mandateOf = async ({ owner }: Database, { homeOrganizationId, userId, organizationId }: Pick<Claimed, 'homeOrganizationId' | 'userId' | 'organizationId'>): Promise<Mandate | undefined> => {
  const [row] = await ask(owner, SENDER, [homeOrganizationId, userId, organizationId])
  return row && { ...row, modules: modulesOf(row.modules) }
}
