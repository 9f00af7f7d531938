import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const reopening = (which: string): Statement<object> =>
  sql(`
    update suggestions set state = 'Open', decided_by = null, decided_at = null, change_id = null, accepted = null
    where organization_id = $1 and asset_id = $2 and state = 'Accepted' and kind = $3 and ${which}`)
const BY_ENTRY = reopening('decided_at = (select at from activity where organization_id = $1 and id = $4)')
const BY_CHANGE = reopening(`subject = $4 and decided_at = (select at from metadata_changes where organization_id = $1 and id = $5)`)

/** What was accepted in the transaction of an entry of the log is open again, since that is undone. */
export const reopenOfEntry = async (tenant: Tenant, assetId: string, kind: 'Tag' | 'Face', entryId: string): Promise<void> => {
  await tenant.query(BY_ENTRY, [tenant.organizationId, assetId, kind, entryId])
}

/** The same of a value, whose change is undone. */
export const reopenOfChange = async (tenant: Tenant, assetId: string, attributeId: string, changeId: string): Promise<void> => {
  await tenant.query(BY_CHANGE, [tenant.organizationId, assetId, 'Value', attributeId, changeId])
}
