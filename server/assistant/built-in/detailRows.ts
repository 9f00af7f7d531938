import type { ResourceType } from '../../../src/domain/access/modules.ts'
import type { ContactRelationKind } from '../../../src/domain/contact-relations/contactRelation.ts'
import type { RightsStatement } from '../../../src/domain/rights-statements/rightsStatement.ts'
import { EITHER, sql, variants } from '../../database/sql.ts'
import { nameOf } from '../../items/creators.ts'
import { seenBy } from '../../items/listedItems.ts'
import { JOIN_LABELS } from '../../search-index/metadataWords.ts'
import { ATTRIBUTE_COLUMNS, type AttributeRow } from '../../templates/templateRows.ts'

export interface ItemRow {
  readonly id: string
  readonly kind: 'asset' | 'folder'
  readonly type: ResourceType
  readonly name: string
  /** Of an asset with a thumbnail. */
  readonly contentVersion: string | null
  readonly folderId: string | null
  readonly description: string
  readonly createdAt: Date
  readonly addedBy: string
  readonly repository: string | null
  readonly rights: RightsStatement | null
  readonly persons: readonly string[]
  /** A piece of the text around the first place that it has, the piece's first page, and how the text begins. */
  readonly content: { readonly text: string; readonly page: number; readonly opening: string; readonly isTable: boolean } | null
}

/** Characters that are read of one text around what was found in it, so many before it or all that fit, and of its beginning. */
const AROUND = 40_000
const BEFORE = 4_000
const OPENING = 2_500

/** Patterns are tried one after the other until a text has one, in a copy of it that is unpacked once. */
const CONTENT = `(
  select json_build_object('text', substring(content.text from content.start for ${AROUND}), 'page', regexp_count(left(content.text, content.start - 1), chr(12)) + 1,
    'opening', left(content.text, ${OPENING}), 'isTable', content.is_table)
  from (
    select whole.text, whole.is_table, case when octet_length(whole.text) <= ${AROUND} then 1 else greatest(1, least(length(whole.text) - ${AROUND} + 1, (
        with recursive looked (turn, place) as (
          select 0, 0
          union all
          select turn + 1, regexp_instr(whole.text, ($3::text[])[turn + 1]) from looked where place = 0 and turn < cardinality($3::text[])
        ) select max(place) from looked
      ) - ${BEFORE})) end as start
    from (
      select text.text || '' as text, text.rows is not null as is_table
      from asset_texts text where text.organization_id = $1 and text.asset_id = asset.id and asset.indexing = 'Indexed' offset 0
    ) whole offset 0
  ) content)`

/** Of $2 what $4 sees outside the trash; the texts around the first of the places of $3 that they have. */
export const ITEMS = variants([EITHER], (restricted) =>
  sql<ItemRow>(`
    select asset.id, 'asset' as kind, asset.type, asset.name, case when asset.thumbnail = 'Ready' then asset.content_version end as "contentVersion", asset.folder_id as "folderId", asset.description, asset.created_at as "createdAt",
      coalesce(${nameOf('creator')}, '') as "addedBy", repository.name as repository, asset.rights_statement as rights,
      array(select person.name from asset_persons person
        where person.organization_id = $1 and person.asset_id = asset.id and person.content_version = asset.content_version order by person.x, person.name) as persons,
      ${CONTENT} as content
    from assets asset
    left join repositories repository on repository.organization_id = $1 and repository.id = asset.repository_id
    left join users creator on creator.organization_id = $1 and creator.id = asset.created_by
    where asset.organization_id = $1 and asset.id = any ($2::uuid[]) and $4::uuid is not null and ${seenBy('asset', { restricted }, '$4')}
    union all
    select folder.id, 'folder', folder.type, folder.name, null, folder.parent_id, '', folder.created_at, coalesce(${nameOf('creator')}, ''), null, null, '{}', null
    from folders folder left join users creator on creator.organization_id = $1 and creator.id = folder.created_by
    where folder.organization_id = $1 and folder.id = any ($2::uuid[]) and ${seenBy('folder', { restricted }, '$4')}`),
)

/** What templates ($3) say of assets. Names of other assets and of contacts are left out: whether the asker may know of those is another question. */
export const VALUES = sql<AttributeRow & { readonly assetId: string; readonly value: string; readonly label: string | null }>(`
  select value.asset_id as "assetId", value.value, stays.label, ${ATTRIBUTE_COLUMNS}
  from metadata_values value
  join template_attributes attribute on attribute.organization_id = $1 and attribute.id = value.attribute_id and attribute.type not in ('asset', 'contact')
  ${JOIN_LABELS}
  where value.organization_id = $1 and value.asset_id = any ($2::uuid[]) and value.template_id = any ($3::uuid[])
  order by value.asset_id, attribute.position, value.position`)

export const RELATED = sql<{ readonly resourceId: string; readonly id: string; readonly name: string; readonly kind: ContactRelationKind }>(`
  select relation.resource_id as "resourceId", contact.id, contact.first_name || ' ' || contact.last_name as name, relation.kind
  from contact_relations relation
  join contacts contact on contact.organization_id = $1 and contact.id = relation.contact_id and contact.trashed_at is null
  where relation.organization_id = $1 and relation.resource_id = any ($2::uuid[])
  order by relation.created_at, relation.id`)
