import type { AccessScope } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { Bitmap } from '../item-index/Bitmap.ts'
import { integersOf } from '../item-index/bytes.ts'
import { TemplateClause, valueClause } from '../item-index/clauses.ts'
import { indexOf, trimIndexes } from '../item-index/indexes.ts'
import { orderBy, type OrderedBy } from '../item-index/orders.ts'
import { restrictedFor, seenOf } from '../item-index/seen.ts'
import type { SortKey } from '../item-index/SortKeys.ts'
import type { Asked } from './conditions.ts'
import type { TablePlace } from './cursor.ts'
import type { PlacedRow } from './gathered.ts'
import { isValueSort, type TableOrder } from './order.ts'

const SCOPED = sql<{ positions: Buffer }>(`
  select coalesce(string_agg(int4send(asset.position), ''), '') as positions
  from assets asset
  where asset.organization_id = $1 and asset.type = $2
    and (($3::uuid[] is null and $4::uuid[] is null) or asset.folder_id = any ($3) or asset.id = any ($4))
    and asset.id <> all ($5::uuid[])
    and ($6::text is null or asset.name_key like $6 or asset.file_number_key like $6)`)

/** What lies within the scope and the search; undefined: all of the module. */
const scoped = async (tenant: Tenant, { type, scope: { folders, ids, except }, pattern }: Asked): Promise<Bitmap | undefined> => {
  if (folders === null && ids === null && except.length === 0 && pattern === null) return undefined
  const [row] = await tenant.query(SCOPED, [tenant.organizationId, type, folders, ids, except, pattern])
  return Bitmap.of(row === undefined ? [] : integersOf(row.positions))
}

const orderedBy = ({ by, attributeId }: TableOrder): OrderedBy => {
  if (!isValueSort(by)) return { by }
  if (attributeId === null) throw new Error('Sorted by the values of no attribute')
  return { by, attributeId }
}

/** The index keeps times in milliseconds. */
const isTime = ({ by }: TableOrder): boolean => by === 'modifiedAt'
const keyOf = (order: TableOrder, value: TablePlace['value']): SortKey => (isTime(order) && typeof value === 'string' ? Date.parse(value) : value)
const placeOf = (order: TableOrder, key: SortKey): PlacedRow['place'] => (isTime(order) && typeof key === 'number' ? new Date(key) : key)

export const everyOf = <One>(all: readonly One[], every: number): readonly One[] => all.filter((_, at) => (at + 1) % every === 0)

/** Rows in their order. */
interface IndexedRows {
  readonly total: number
  /** From a place on, which is not found by going through those before it. */
  readonly page: (after: TablePlace | undefined, limit: number) => readonly PlacedRow[]
  /** Every so-many-th. */
  readonly marks: (every: number) => readonly PlacedRow[]
}

/** The rows of a table by the item index: whatever narrows them and whatever they are sorted by. */
export const indexedRows = async (tenant: Tenant, viewer: AccessScope, asked: Asked, order: TableOrder): Promise<IndexedRows> => {
  const index = indexOf(tenant)
  const [, restricted, within] = await Promise.all([index.refresh(tenant), restrictedFor(tenant, viewer), scoped(tenant, asked)])
  const columns = await index.items(tenant)
  const [{ sorted }, template, ...filters] = await Promise.all([
    orderBy(tenant, index, orderedBy(order)),
    index.bring(tenant, `template ${asked.templateId}`, () => new TemplateClause(asked.templateId)),
    ...asked.filters.map(async (filter) => ({ ...filter, found: (await valueClause(tenant, index, filter)).found })),
  ])
  const seen = seenOf(columns, { modules: [asked.type], restricted, withTrash: false }).and(template.found)
  const rows = filters.reduce((left, { isEmpty, found }) => (isEmpty ? left.without(found) : left.and(found)), within === undefined ? seen : seen.and(within))
  trimIndexes(tenant)
  const placed = (position: number): PlacedRow => {
    const { id, key } = sorted.placeOf(position)
    return { id, place: placeOf(order, key) }
  }
  return {
    total: rows.count(),
    page: (after, limit) => sorted.page(rows, order.direction, after && { key: keyOf(order, after.value), id: after.id }, limit).map(placed),
    marks: (every) => everyOf(sorted.page(rows, order.direction, undefined, Infinity), every).map(placed),
  }
}
