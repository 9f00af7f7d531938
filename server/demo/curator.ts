import { FEATURES, RESOURCE_TYPES, type ResourceType } from '../../src/domain/access/modules.ts'
import type { Permission } from '../../src/domain/access/permissions.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Author } from '../transfers/addAsset.ts'

/** In whose name the demo's holdings are put there. */
export interface Curator extends Author {
  readonly modules: readonly ResourceType[]
  readonly permissions: readonly Permission[]
}

const FIRST_USER = sql<Row>(`select user_.id as "userId", user_.first_name as "firstName", user_.last_name as "lastName", organization_.features, organization_.modules
  from users user_ join organizations organization_ on organization_.id = user_.organization_id
  where user_.organization_id = $1 and user_.deleted_at is null order by user_.created_at, user_.email_key limit 1`)

type Row = Pick<Author, 'userId' | 'firstName' | 'lastName'> & { readonly features: readonly string[]; readonly modules: readonly string[] }

/** The first user of an organization, with all rights in it. Undefined where nobody is left. */
export const findCurator = async (tenant: Tenant): Promise<Curator | undefined> => {
  const [row] = await tenant.query(FIRST_USER, [tenant.organizationId])
  if (row === undefined) return undefined
  return {
    ...row,
    features: FEATURES.filter((feature) => row.features.includes(feature)),
    modules: RESOURCE_TYPES.filter((module) => row.modules.includes(module)),
    permissions: ROLE_PERMISSIONS.Admin,
    restricted: false,
  }
}
