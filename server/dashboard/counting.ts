import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'

/** Who counts, and in which modules. */
export interface Counting {
  readonly viewer: Pick<Viewer, 'userId' | 'restricted' | 'modules'>
}

/** What is restricted for the viewer ($3) is not counted, also not where it lies in the trash. */
export const allowed = (restricted: boolean): string =>
  restricted
    ? `and asset.id not in (select asset_id from access_restrictions where organization_id = $1 and user_id = $3 and asset_id is not null)
       and asset.folder_id not in (select * from restricted_folders($3))`
    : ''

/** The values $1, $2 and, for whoever has restrictions, $3. */
export const asking = ({ organizationId }: Tenant, { viewer: { modules, restricted, userId } }: Counting): readonly unknown[] => [organizationId, modules, ...(restricted ? [userId] : [])]
