import { RESULT_SORTS } from '../../src/domain/advanced-search/resultSort.ts'
import { EITHER, sql, variants, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { nameOf } from '../items/creators.ts'
import { doublesOf, integersOf } from './bytes.ts'
import type { ItemIds } from './ItemIds.ts'
import type { OrganizationIndex } from './OrganizationIndex.ts'
import type { Part } from './Part.ts'
import { NumberKeys, TextKeys, type SortKeys } from './SortKeys.ts'
import { SortOrder, type Sorted } from './SortOrder.ts'
import type { WrittenTexts } from './Texts.ts'

/** What an attribute's values sort by. */
const VALUE_KEYS = ['number', 'text'] as const
type ValueKey = (typeof VALUE_KEYS)[number]

/** In their order: the positions with a key, their keys in the one form or the other, and the positions without. */
interface Row {
  readonly positions: Buffer
  readonly texts: string
  readonly lengths: Buffer
  readonly numbers: Buffer
  readonly blank: Buffer
}

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::double precision`

/** Beside what is found by searches, how portals call it. */
const SORTS = [...RESULT_SORTS, 'title'] as const
type Sort = (typeof SORTS)[number]

interface Key {
  readonly by: ValueKey
  /** Null: folders have none. */
  readonly folder: string | null
  readonly asset: string
  /** Where the name is kept that items are sorted by, if it is not their own. */
  readonly named?: string
}

const ADDER = `lower(${nameOf('named')}) collate "C"`

/** Of folders and of assets. */
const KEYS: Readonly<Record<Sort, Key>> = {
  name: { by: 'text', folder: 'item.name_key', asset: 'item.name_key' },
  title: { by: 'text', folder: null, asset: 'item.title_key' },
  modifiedAt: { by: 'number', folder: milliseconds('item.modified_at'), asset: milliseconds('item.modified_at') },
  createdAt: { by: 'number', folder: milliseconds('item.created_at'), asset: milliseconds('item.created_at') },
  size: { by: 'number', folder: null, asset: 'item.size::double precision' },
  mediaType: { by: 'text', folder: null, asset: 'item.media_type' },
  fileNumber: { by: 'text', folder: null, asset: 'item.file_number_key' },
  repository: { by: 'text', folder: null, asset: 'named.name_key', named: 'left join repositories named on named.organization_id = $1 and named.id = item.repository_id' },
  by: { by: 'text', folder: ADDER, asset: ADDER, named: 'left join users named on named.organization_id = $1 and named.id = item.created_by' },
}

const NONE: Readonly<Record<ValueKey, string>> = { text: 'null::text collate "C"', number: 'null::double precision' }

const read = ({ by, folder, asset, named = '' }: Key, changed: string | undefined): Statement<Row> => {
  const among = changed === undefined ? '' : `and item.position = any (${changed}::integer[])`
  const filled = 'filter (where ordered.key is not null)'
  return sql(`
    select coalesce(string_agg(int4send(ordered.position), '') ${filled}, '') as positions,
      ${by === 'text' ? `coalesce(string_agg(ordered.key, '') ${filled}, '')` : `''`} as texts,
      ${by === 'text' ? `coalesce(string_agg(int4send(octet_length(ordered.key)), '') ${filled}, '')` : `''::bytea`} as lengths,
      ${by === 'text' ? `''::bytea` : `coalesce(string_agg(float8send(ordered.key), '') ${filled}, '')`} as numbers,
      coalesce(string_agg(int4send(ordered.position), '') filter (where ordered.key is null), '') as blank
    from (
      select item.position, item.key from (
        select item.position, item.id, ${folder ?? NONE[by]} as key from folders item ${folder === null ? '' : named} where item.organization_id = $1 ${among}
        union all
        select item.position, item.id, ${asset} from assets item ${named} where item.organization_id = $1 ${among}
      ) item
      order by item.key, item.id
    ) ordered`)
}

const BY_COLUMN = variants([SORTS, EITHER], (sort, isChange) => read(KEYS[sort], isChange ? '$2' : undefined))
const BY_VALUE = variants([VALUE_KEYS, EITHER], (by, isChange) => {
  const asset = `(select value.sort_${by} from metadata_values value
    where value.organization_id = $1 and value.asset_id = item.id and value.attribute_id = $2 and value.position = 0)`
  return read({ by, folder: null, asset }, isChange ? '$3' : undefined)
})

type AnyKeys = Float64Array | WrittenTexts

const keysOf = (by: ValueKey): SortKeys<AnyKeys> => by === 'number' ? new NumberKeys() : new TextKeys()

/** All items in one order. */
export class Order implements Part {
  readonly sorted: SortOrder<AnyKeys>
  readonly #by: ValueKey
  readonly #statement: (isChange: boolean) => Statement<Row>
  readonly #values: readonly string[]

  private constructor(ids: ItemIds, by: ValueKey, statement: (isChange: boolean) => Statement<Row>, values: readonly string[]) {
    this.sorted = new SortOrder(ids, keysOf(by))
    this.#by = by
    this.#statement = statement
    this.#values = values
  }

  static byColumn(ids: ItemIds, sort: Sort): Order {
    return new Order(ids, KEYS[sort].by, (isChange) => BY_COLUMN(sort, isChange), [])
  }

  static byAttribute(ids: ItemIds, attributeId: string, by: ValueKey): Order {
    return new Order(ids, by, (isChange) => BY_VALUE(by, isChange), [attributeId])
  }

  get bytes(): number {
    return this.sorted.bytes
  }

  async load(tenant: Tenant): Promise<void> {
    const [row] = await tenant.query(this.#statement(false), [tenant.organizationId, ...this.#values])
    if (row !== undefined) this.sorted.load(keysOf(this.#by), this.#read(row))
  }

  async update(tenant: Tenant, positions: readonly number[]): Promise<void> {
    const [row] = await tenant.query(this.#statement(true), [tenant.organizationId, ...this.#values, positions])
    if (row !== undefined) this.sorted.update(new Set(positions), this.#read(row))
  }

  #read({ positions, texts, lengths, numbers, blank }: Row): Sorted<AnyKeys> {
    const keys = this.#by === 'number' ? doublesOf(numbers) : { bytes: Buffer.from(texts), lengths: integersOf(lengths) }
    return { filled: integersOf(positions), keys, blank: integersOf(blank) }
  }
}

/** What items are put in order by. */
export type OrderedBy = { readonly by: Sort } | { readonly attributeId: string; readonly by: ValueKey }

/** Which names there are: an item that is sorted by another's name does not change with it, so that its order is read anew. */
const NAMES = {
  repository: sql<{ version: string }>(`
    select md5(coalesce(string_agg(named.id::text || named.name_key, ',' order by named.id), '')) as version from repositories named where named.organization_id = $1`),
  by: sql<{ version: string }>(`
    select md5(coalesce(string_agg(named.id::text || ${ADDER}, ',' order by named.id), '')) as version from users named where named.organization_id = $1`),
}
const namesNow = async (tenant: Tenant, by: keyof typeof NAMES): Promise<string> => (await tenant.query(NAMES[by], [tenant.organizationId])).map(({ version }) => version).join('')

export const orderBy = async (tenant: Tenant, index: OrganizationIndex, wanted: OrderedBy): Promise<Order> => {
  if ('attributeId' in wanted) return index.bringById(tenant, `order ${wanted.attributeId}`, (ids) => Order.byAttribute(ids, wanted.attributeId, wanted.by))
  const names = wanted.by === 'repository' || wanted.by === 'by' ? ` ${await namesNow(tenant, wanted.by)}` : ''
  return index.bringById(tenant, `order ${wanted.by}${names}`, (ids) => Order.byColumn(ids, wanted.by))
}
