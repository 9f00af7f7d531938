import { EITHER, sql, variants, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { integersOf } from './bytes.ts'
import type { Part } from './Part.ts'
import { TermColumn } from './TermColumn.ts'

/** What assets, and of `by` folders as well, have values of. `media`: the media type; `text`: that there is a `description`, or `content`. */
export const ITEM_TERMS = ['media', 'repository', 'by', 'tag', 'person', 'template', 'text'] as const
export type ItemTerm = (typeof ITEM_TERMS)[number]

/** How an attribute's values are counted: as they are, or by the days that they cover, `first/last` since 1970. */
export const VALUE_TERMS = ['value', 'days'] as const
export type ValueTerm = (typeof VALUE_TERMS)[number]

interface Row {
  readonly positions: Buffer
  readonly texts: string
  readonly lengths: Buffer
}

const OF_ASSET = 'asset.organization_id = $1'

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
  template: `
    select asset.position, assigned.template_id::text as value
    from asset_templates assigned join assets asset on ${OF_ASSET} and asset.id = assigned.asset_id where assigned.organization_id = $1`,
  text: `
    select asset.position, kind.value
    from assets asset left join asset_texts text on text.organization_id = $1 and text.asset_id = asset.id and asset.indexing = 'Indexed'
    cross join lateral (values ('description', asset.description <> ''), ('content', octet_length(text.text) > 0)) as kind (value, is_there)
    where ${OF_ASSET} and kind.is_there`,
}

const VALUES: Readonly<Record<ValueTerm, string>> = { value: 'value.value', days: `value.first_day || '/' || value.last_day` }

/** In whatever order: to sort them would take longer than to read them. */
const read = (from: string, changed: string | undefined): Statement<Row> => sql(`
  select coalesce(string_agg(int4send(term.position), ''), '') as positions, coalesce(string_agg(term.value, ''), '') as texts,
    coalesce(string_agg(int4send(octet_length(term.value)), ''), '') as lengths
  from (${from} ${changed === undefined ? '' : `and asset.position = any (${changed}::integer[])`}) term`)

const OF_ITEMS = variants([ITEM_TERMS, EITHER], (term, isChange) => read(ITEMS[term], isChange ? '$2' : undefined))
const OF_ATTRIBUTE = variants([VALUE_TERMS, EITHER], (term, isChange) => read(`
  select asset.position, ${VALUES[term]} as value
  from metadata_values value join assets asset on ${OF_ASSET} and asset.id = value.asset_id
  where value.organization_id = $1 and value.attribute_id = $2 and ${VALUES[term]} is not null`, isChange ? '$3' : undefined))

const put = (column: TermColumn, cleared: readonly number[], { positions, texts, lengths }: Row): void =>
  column.put(cleared, integersOf(positions), { bytes: Buffer.from(texts), lengths: integersOf(lengths) })

/** The values of one field, by which hits are found and counted. */
export class Terms implements Part {
  column = new TermColumn()
  readonly #statement: (isChange: boolean) => Statement<Row>
  readonly #values: readonly string[]

  private constructor(statement: (isChange: boolean) => Statement<Row>, values: readonly string[]) {
    this.#statement = statement
    this.#values = values
  }

  static ofItems(term: ItemTerm): Terms {
    return new Terms((isChange) => OF_ITEMS(term, isChange), [])
  }

  static ofAttribute(attributeId: string, term: ValueTerm): Terms {
    return new Terms((isChange) => OF_ATTRIBUTE(term, isChange), [attributeId])
  }

  get bytes(): number {
    return this.column.bytes
  }

  async load(tenant: Tenant): Promise<void> {
    const [row] = await tenant.query(this.#statement(false), [tenant.organizationId, ...this.#values])
    const column = new TermColumn()
    if (row !== undefined) put(column, [], row)
    column.trim()
    this.column = column
  }

  async update(tenant: Tenant, positions: readonly number[]): Promise<void> {
    const [row] = await tenant.query(this.#statement(true), [tenant.organizationId, ...this.#values, positions])
    if (row !== undefined) put(this.column, positions, row)
  }
}
