import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const CHANGE_FOLDER = sql('update folders set contents_revision = contents_revision + 1 where organization_id = $1 and id = $2')
const CHANGE_MODULE = sql(`
  update module_contents set revision = revision + 1
  where organization_id = $1 and type = (select type from folders where organization_id = $1 and id = $2)`)

/** Marks the lists that show what lies in a folder as changed, and locks them until the end of the transaction. */
export const changedContents = async (tenant: Tenant, folderId: string): Promise<void> => {
  await Promise.all([
    tenant.query(CHANGE_FOLDER, [tenant.organizationId, folderId]),
    tenant.query(CHANGE_MODULE, [tenant.organizationId, folderId]),
  ])
}
