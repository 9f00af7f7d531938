import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { JOIN_LABELS, LABEL, wordsOfValue, type IndexedValue } from '../search-index/metadataWords.ts'
import { readable } from './describing.ts'

const READ = sql<{ id: string }>(`
  select template.id from templates template
  where template.organization_id = $1 and template.state <> 'Created' and ${readable('template.id', '$2')} order by template.id`)

/** The published templates in which somebody is. */
export const templatesRead = async (tenant: Tenant, userId: string): Promise<readonly string[]> =>
  (await tenant.query(READ, [tenant.organizationId, userId])).map(({ id }) => id)

/** What an attribute says of an asset, in words. */
export interface ValueText {
  readonly attribute: string
  readonly text: string
}

const METADATA = sql<Pick<IndexedValue, 'type' | 'value' | 'label'> & { assetId: string; attribute: string }>(`
  select value.asset_id as "assetId", attribute.name as attribute, attribute.type, value.value, ${LABEL} as label
  from metadata_values value
  join template_attributes attribute on attribute.organization_id = $1 and attribute.id = value.attribute_id
  ${JOIN_LABELS}
  where value.organization_id = $1 and value.asset_id = any ($2::uuid[]) and value.template_id = any ($3::uuid[])
    and (attribute.type in ('date', 'edtf') or coalesce(${LABEL}, value.value) ~ $4)
  order by value.asset_id, attribute.position, value.position`)

/** What these templates say of assets, where it may have what is looked for: `places`, a regular expression. Dates are found by more than they are written as. */
export const valueTextsOf = async (tenant: Tenant, templateIds: readonly string[], assetIds: readonly string[], places: string): Promise<ReadonlyMap<string, readonly ValueText[]>> => {
  if (templateIds.length === 0 || assetIds.length === 0) return new Map()
  const rows = await tenant.query(METADATA, [tenant.organizationId, assetIds, templateIds, places])
  return Map.groupBy(rows.map((row) => ({ assetId: row.assetId, attribute: row.attribute, text: wordsOfValue(row) })), ({ assetId }) => assetId)
}
