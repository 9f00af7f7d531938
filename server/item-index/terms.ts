import { fieldKey } from '../../src/domain/query-language/fields.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import { INDEXING_FAILURE } from '../items/assetRows.ts'
import type { Tenant } from '../database/tenant.ts'
import { integersOf } from './bytes.ts'
import type { ItemIds } from './ItemIds.ts'
import type { Part } from './Part.ts'
import { TermColumn, type PositionsByValue } from './TermColumn.ts'
import type { WrittenTexts } from './Texts.ts'

/** What assets, and of `by`, `contact` and `relation` folders as well, have values of. `media`: the media type; `relation`: what a contact is, a slash and which one; `text`: that there is a `description`, or `content`; `rights`: its own statement of rights; `unread`: why there is no content though there should be. */
const ITEM_TERMS = ['media', 'repository', 'by', 'tag', 'person', 'contact', 'relation', 'template', 'text', 'rights', 'unread'] as const
export type ItemTerm = (typeof ITEM_TERMS)[number]

/** How an attribute's values are counted: by their keys, which are the values themselves or have one of them to be shown; or by the days that they cover,
 * `first/last` since 1970. */
const VALUE_TERMS = ['key', 'value', 'days'] as const
export type ValueTerm = (typeof VALUE_TERMS)[number]

/** All values one behind the other, and behind one another the items of each. */
interface Row {
  readonly keys: string
  readonly lengths: Buffer
  readonly counts: Buffer
  /** Numbers of items, or of an attribute's values the identifiers of assets: then no table of assets has to be read for each attribute. */
  readonly items: Buffer
}

interface ValueRow extends Row {
  readonly labels: string
  readonly labelLengths: Buffer
}

/** What is written in several ways is one, as a search compares it. */
const FOLDS: Partial<Readonly<Record<ItemTerm, (text: string) => string>>> = { tag: fieldKey, person: fieldKey }

const OF_ASSET = 'asset.organization_id = $1'

const ofRelations = (value: string): string => `
  select distinct asset.position, ${value} as value
  from contact_relations relation
  join (select organization_id, id, position from assets union all select organization_id, id, position from folders) asset on ${OF_ASSET} and asset.id = relation.resource_id
  where relation.organization_id = $1`

const ITEMS: Readonly<Record<ItemTerm, string>> = {
  media: `select asset.position, asset.media_type as value from assets asset where ${OF_ASSET}`,
  repository: `select asset.position, asset.repository_id::text as value from assets asset where ${OF_ASSET} and asset.repository_id is not null`,
  by: `
    select asset.position, asset.created_by::text as value
    from (select organization_id, position, created_by from assets union all select organization_id, position, created_by from folders) asset where ${OF_ASSET}`,
  tag: `select asset.position, tag as value from assets asset cross join unnest(asset.tags) tag where ${OF_ASSET}`,
  person: `
    select asset.position, person.name as value
    from asset_persons person join assets asset on ${OF_ASSET} and asset.id = person.asset_id and asset.content_version = person.content_version
    where person.organization_id = $1`,
  contact: ofRelations('relation.contact_id::text'),
  relation: ofRelations(`relation.kind || '/' || relation.contact_id`),
  template: `
    select asset.position, assigned.template_id::text as value
    from asset_templates assigned join assets asset on ${OF_ASSET} and asset.id = assigned.asset_id where assigned.organization_id = $1`,
  rights: `select asset.position, asset.rights_statement as value from assets asset where ${OF_ASSET} and asset.rights_statement is not null`,
  unread: `select asset.position, ${INDEXING_FAILURE} as value from assets asset where ${OF_ASSET} and asset.indexing = 'Failed'`,
  text: `
    select asset.position, kind.value
    from assets asset left join asset_texts text on text.organization_id = $1 and text.asset_id = asset.id and asset.indexing = 'Indexed'
    cross join lateral (values ('description', asset.description <> ''), ('content', octet_length(text.text) > 0)) as kind (value, is_there)
    where ${OF_ASSET} and kind.is_there`,
}

const GROUPED = `
  coalesce(string_agg(term.key, ''), '') as keys, coalesce(string_agg(int4send(octet_length(term.key)), ''), '') as lengths,
  coalesce(string_agg(int4send(term.count), ''), '') as counts, coalesce(string_agg(term.items, ''), '') as items`

const OF_ITEMS = variants([ITEM_TERMS, EITHER], (term, isChange) => sql<Row>(`
  select ${GROUPED}
  from (
    select item.value as key, count(*)::integer as count, string_agg(int4send(item.position), '') as items
    from (${ITEMS[term]} ${isChange ? 'and asset.position = any ($2::integer[])' : ''}) item
    group by item.value
  ) term`))

/** Each is read from an index alone: of dates what they sort by is their first day. */
const KEYS: Readonly<Record<ValueTerm, { readonly key: string; readonly by: string; readonly are: string }>> = {
  key: { key: 'value.key', by: 'value.key', are: 'true' },
  value: { key: 'value.key', by: 'value.key', are: 'true' },
  days: { key: `value.sort_number::integer || '/' || value.last_day`, by: 'value.sort_number, value.last_day', are: 'value.sort_number is not null and value.last_day is not null' },
}
/** Of values with one key the first one is shown. */
const LABEL = `
  cross join lateral (
    select shown.value from metadata_values shown
    where shown.organization_id = $1 and shown.attribute_id = $2 and shown.key = term.key order by shown.asset_id limit 1) shown`

const OF_ATTRIBUTE = variants([VALUE_TERMS, EITHER], (term, isChange) => {
  const isShown = term === 'value'
  const changed = 'and value.asset_id in (select asset.id from assets asset where asset.organization_id = $1 and asset.position = any ($3::integer[]))'
  return sql<ValueRow>(`
    select ${GROUPED},
      ${isShown ? `coalesce(string_agg(shown.value, ''), '')` : `''`} as labels,
      ${isShown ? `coalesce(string_agg(int4send(octet_length(shown.value)), ''), '')` : `''::bytea`} as "labelLengths"
    from (
      select ${KEYS[term].key} as key, count(*)::integer as count, string_agg(uuid_send(value.asset_id), '') as items
      from metadata_values value
      where value.organization_id = $1 and value.attribute_id = $2 and ${KEYS[term].are} ${isChange ? changed : ''}
      group by ${KEYS[term].by}
    ) term ${isShown ? LABEL : ''}`)
})

const writtenIn = (texts: string, lengths: Buffer): WrittenTexts => ({ bytes: Buffer.from(texts), lengths: integersOf(lengths) })

/** Reads all items, or these positions alone. */
type ReadValues = (tenant: Tenant, positions?: readonly number[]) => Promise<PositionsByValue | undefined>

/** The values of one field, by which hits are found and counted. */
export class Terms implements Part {
  column: TermColumn
  readonly #read: ReadValues
  readonly #fold: ((text: string) => string) | undefined

  private constructor(read: ReadValues, fold?: (text: string) => string) {
    this.column = new TermColumn(fold)
    this.#read = read
    this.#fold = fold
  }

  static ofItems(term: ItemTerm): Terms {
    return new Terms(async (tenant, positions) => {
      const [row] = await tenant.query(OF_ITEMS(term, positions !== undefined), [tenant.organizationId, ...(positions === undefined ? [] : [positions])])
      return row && { keys: writtenIn(row.keys, row.lengths), counts: integersOf(row.counts), positions: integersOf(row.items) }
    }, FOLDS[term])
  }

  static ofAttribute(ids: ItemIds, attributeId: string, term: ValueTerm): Terms {
    return new Terms(async (tenant, positions) => {
      const [row] = await tenant.query(OF_ATTRIBUTE(term, positions !== undefined), [tenant.organizationId, attributeId, ...(positions === undefined ? [] : [positions])])
      const labels = row === undefined || term !== 'value' ? undefined : writtenIn(row.labels, row.labelLengths)
      return row && { keys: writtenIn(row.keys, row.lengths), labels, counts: integersOf(row.counts), positions: ids.positionsIn(row.items) }
    })
  }

  get bytes(): number {
    return this.column.bytes
  }

  async load(tenant: Tenant): Promise<void> {
    const read = await this.#read(tenant)
    const column = new TermColumn(this.#fold)
    if (read !== undefined) column.put([], read)
    column.trim()
    this.column = column
  }

  async update(tenant: Tenant, positions: readonly number[]): Promise<void> {
    const read = await this.#read(tenant, positions)
    if (read !== undefined) this.column.put(positions, read)
  }
}
