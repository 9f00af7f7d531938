import { sql } from '../database/sql.ts'
import { besideRequests } from '../database/tenant.ts'
import type { Database } from '../database/connect.ts'
import { featuresOf, languageIn, modulesOf } from '../authentication/claims.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Claimed } from './claims.ts'

/** Whoever sent a job, as they are now, and the modules and features of where it is done. */
export type Mandate = Pick<Viewer, 'userId' | 'homeOrganizationId' | 'firstName' | 'lastName' | 'permissions' | 'restricted' | 'modules' | 'features' | 'language'>

type Sender = Omit<Mandate, 'language'> & { readonly language: string | null; readonly isSuperAdministrator: boolean }

const SENDER = sql<Sender>(`
  select user_.id as "userId", user_.organization_id as "homeOrganizationId", user_.first_name as "firstName", user_.last_name as "lastName", role.permissions || user_.group_permissions as permissions,
    user_.restricted, user_.language, organization.modules, organization.features, 'Super Admin' = any(user_.global_roles) as "isSuperAdministrator"
  from users user_
  join roles role on role.organization_id = user_.organization_id and role.id = user_.role_id
  join organizations organization on organization.id = user_.organization_id
  where user_.organization_id = $1 and user_.id = $2 and user_.blocked_at is null and user_.deleted_at is null and organization.blocked_at is null`)
const PLACE = sql<Pick<Mandate, 'modules' | 'features'>>('select modules, features from organizations where id = $1')

/** Those that this version knows. */
const offeredBy = ({ modules, features }: Pick<Mandate, 'modules' | 'features'>) => ({ modules: modulesOf(modules), features: featuresOf(features) })

/** None: they may not any more. */
export const mandateOf = async (
  database: Database,
  { homeOrganizationId, userId, organizationId }: Pick<Claimed, 'homeOrganizationId' | 'userId' | 'organizationId'>,
): Promise<Mandate | undefined> => {
  if (homeOrganizationId === null) return undefined
  const reading = { isReadOnly: true }
  const [sender] = await besideRequests(database, homeOrganizationId, (home) => home.query(SENDER, [homeOrganizationId, userId]), reading)
  if (sender === undefined) return undefined
  const { isSuperAdministrator, language, ...own } = sender
  const mandate = { ...own, ...languageIn(language) }
  if (organizationId === homeOrganizationId) return { ...mandate, ...offeredBy(mandate) }
  // Only super administrators work in other organizations. Restrictions are an organization's for its own users.
  const [place] = isSuperAdministrator ? await besideRequests(database, organizationId, (tenant) => tenant.query(PLACE, [organizationId]), reading) : []
  return place && { ...mandate, restricted: false, ...offeredBy(place) }
}
