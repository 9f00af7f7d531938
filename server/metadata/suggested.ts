import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'

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

const OF_TEMPLATE = `
  where suggestions.organization_id = $1 and suggestions.asset_id = any ($2::uuid[]) and suggestions.attribute_id in (
    select attribute.id from template_attributes attribute where attribute.organization_id = $1 and attribute.template_id = any ($3::uuid[]))`
const FORGET = sql<object>(`delete from suggestions ${OF_TEMPLATE} and state = 'Open' returning 1 as gone`)
/** Under a key that nothing else has, and part of no decision that could be undone. */
const PUT_BEHIND = sql(`update suggestions set value_key = value_key || chr(10) || id, change_id = null ${OF_TEMPLATE} and state = 'Accepted' and change_id is not null`)

/** Templates describe assets no more, whose values nobody is to be asked about: accepting one would put its template on again. */
export const forgetProposed = async (tenant: Tenant, assetIds: readonly string[], templateIds: readonly string[]): Promise<void> => {
  const gone = await tenant.query(FORGET, [tenant.organizationId, assetIds, templateIds])
  if (gone.length > 0) await publish(tenant, { kind: 'suggestions.changed', assetId: null })
}

/** The same where what was accepted is cleared with the template: it stays for the history, and may be proposed anew. What was refused stays so. */
export const forgetSuggested = async (tenant: Tenant, assetIds: readonly string[], templateIds: readonly string[]): Promise<void> => {
  await forgetProposed(tenant, assetIds, templateIds)
  await tenant.query(PUT_BEHIND, [tenant.organizationId, assetIds, templateIds])
}
