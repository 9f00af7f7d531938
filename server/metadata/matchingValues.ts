import { SORT_LENGTH } from '../../src/domain/metadata/names.ts'
import type { AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { wordsOfValue, type IndexedValue } from '../search-index/metadataWords.ts'
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

/** What options and contacts are called, looked up for what matches alone, since an attribute may have thousands of options. */
const CALLED = `case
  when attribute.type in ('dropDown', 'multipleChoice') then (
    select coalesce(stays.label, option_.label)
    from template_options option_ left join template_options stays on stays.organization_id = $1 and stays.id = option_.merged_into
    where option_.organization_id = $1 and option_.id = value.value::uuid)
  when attribute.type = 'contact' then (
    select contact.first_name || ' ' || contact.last_name
    from contacts contact where contact.organization_id = $1 and contact.trashed_at is null and contact.id = value.value::uuid)
  end`

/** What is called otherwise than it is kept is sorted by that, as far as it is not cut off. */
const METADATA = sql<Pick<IndexedValue, 'type' | 'value' | 'label'> & { assetId: string; attribute: string }>(`
  select value.asset_id as "assetId", attribute.name as attribute, attribute.type, value.value, ${CALLED} as label
  from metadata_values value
  join template_attributes attribute on attribute.organization_id = $1 and attribute.id = value.attribute_id
  where value.organization_id = $1 and value.asset_id = any ($2::uuid[]) and value.template_id = any ($3::uuid[])
    and attribute.type = any ($5) and (
      attribute.type in ('date', 'edtf')
      or case when attribute.type in ('dropDown', 'multipleChoice', 'contact') then value.sort_text else value.value end ~ $4
      or attribute.type in ('dropDown', 'multipleChoice', 'contact') and char_length(value.sort_text) = ${SORT_LENGTH})
  order by value.asset_id, attribute.position, value.position`)

/** In which values something may be. */
interface ValuePlaces {
  readonly types: readonly AttributeType[]
  /** A regular expression. Dates are found by more than they are written as: all of theirs may be. */
  readonly pattern: string
}

/** What these templates say of assets, where it may have what is looked for. */
export const valueTextsOf = async (tenant: Tenant, templateIds: readonly string[], assetIds: readonly string[], { types, pattern }: ValuePlaces): Promise<ReadonlyMap<string, readonly ValueText[]>> => {
  if (templateIds.length === 0 || assetIds.length === 0) return new Map()
  const rows = await tenant.query(METADATA, [tenant.organizationId, assetIds, templateIds, pattern, types])
  return Map.groupBy(rows.map((row) => ({ assetId: row.assetId, attribute: row.attribute, text: wordsOfValue(row) })), ({ assetId }) => assetId)
}
