import { mayViewContacts } from '../../src/domain/contacts/rights.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { AccessScope } from '../access/scope.ts'

const UNSEEN = sql<{ id: string }>(`
  select id from folders
  where organization_id = $1 and id = any ($3::uuid[]) and id in (select * from restricted_folders($2))
  union all
  select id from assets
  where organization_id = $1 and id = any ($3::uuid[])
    and (folder_id in (select * from restricted_folders($2))
      or id in (select asset_id from access_restrictions where organization_id = $1 and user_id = $2 and asset_id is not null))`)

/** Which of these folders and assets are restricted for whoever looks. */
export const unseenOf = async (tenant: Tenant, { userId, restricted }: AccessScope, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (!restricted || ids.length === 0) return new Set()
  const rows = await tenant.query(UNSEEN, [tenant.organizationId, userId, ids])
  return new Set(rows.map(({ id }) => id))
}

const OF_CONTACT = sql('select 1 from activity where organization_id = $1 and resource_id = $2 and kind = $3 limit 1')

/** Whether this is a contact, which whoever looks may not know of. */
export const isContactUnseen = async (tenant: Tenant, viewer: Pick<Viewer, 'permissions' | 'modules'>, id: string): Promise<boolean> =>
  !mayViewContacts(viewer) && (await tenant.query(OF_CONTACT, [tenant.organizationId, id, 'contact.created'])).length > 0
