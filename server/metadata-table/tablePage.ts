import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Direction } from '../../src/domain/assets/asset.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { SelectionRefusal } from '../../src/domain/items/outOfReach.ts'
import type { ColumnFilter } from '../../src/domain/metadata-table/cellFilter.ts'
import type { TableScope, TableSort } from '../../src/domain/metadata-table/tableScope.ts'
import type { DescribingTemplate } from '../../src/domain/metadata/assetMetadata.ts'
import { isBlank } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import type { Cursors } from '../http/cursors.ts'
import { candidatesFor } from './candidates.ts'
import type { Asked } from './conditions.ts'
import { readPlace, writePlace, type TablePlace } from './cursor.ts'
import { filterRows, pieceOf } from './filters.ts'
import { gatheredRows, type PlacedRow } from './gathered.ts'
import { indexedRows } from './indexedRows.ts'
import { isValueSort, sortOfType, type TableOrder } from './order.ts'
import { readRows, type ReadRows } from './rowValues.ts'
import { scopeOf } from './scope.ts'
import { tableTemplate } from './tableTemplates.ts'
import { totalOf } from './total.ts'
import { walkedRows } from './walked.ts'

export interface TableAsked {
  readonly type: ResourceType
  readonly templateId: string
  readonly scope: TableScope
  readonly sort: TableSort
  readonly direction: Direction
  readonly filters: readonly ColumnFilter[]
  readonly search: string
}

interface TableQuery extends TableAsked {
  readonly after?: string | undefined
  readonly limit: number
}

export type TableFailure = Failure<'TEMPLATE_NOT_FOUND' | 'ATTRIBUTE_NOT_FOUND' | 'VALIDATION_FAILED' | 'NOT_FOUND' | SelectionRefusal>

interface TablePage extends ReadRows {
  readonly next: string | null
  readonly total?: number
}

/** A query with all that it names. */
export interface Prepared {
  readonly template: DescribingTemplate
  readonly asked: Asked
  readonly order: TableOrder
}

const orderOf = (template: DescribingTemplate, sort: TableSort, direction: Direction): TableOrder | undefined => {
  if (sort.by !== 'attribute') return { by: sort.by, direction, attributeId: null }
  const attribute = template.attributes.find(({ id }) => id === sort.attributeId)
  return attribute && { by: sortOfType(attribute.type), direction, attributeId: attribute.id }
}

/** Looks up what a query names, and judges it. */
export const prepared = async (tenant: Tenant, viewer: Viewer, query: TableAsked): Promise<Result.Result<Prepared, TableFailure>> => {
  const { type, templateId } = query
  const [template, scope] = await Promise.all([tableTemplate(tenant, viewer.userId, type, templateId), scopeOf(tenant, viewer, type, query.scope)])
  if (Result.isFailure(template)) return Result.fail(template.failure)
  if (Result.isFailure(scope)) return Result.fail(scope.failure)
  const order = orderOf(template.success, query.sort, query.direction)
  if (order === undefined) return Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
  const filters = await filterRows(tenant, new Map(template.success.attributes.map((attribute) => [attribute.id, attribute])), query.filters)
  if (Result.isFailure(filters)) return Result.fail(filters.failure)
  const pattern = isBlank(query.search) ? null : pieceOf(query.search)
  const asked: Asked = { templateId, type, filters: filters.success, scope: scope.success, pattern }
  return Result.succeed({ template: template.success, asked, order })
}

/** Where rows stand from a place on. `counts`: how many there are of all. */
export const placedRows = async (
  tenant: Tenant,
  viewer: Viewer,
  { asked, order }: Prepared,
  after: TablePlace | undefined,
  limit: number,
  { counts }: { readonly counts: boolean },
): Promise<{ readonly rows: readonly PlacedRow[]; readonly total: number | undefined }> => {
  const candidates = await candidatesFor(tenant, asked)
  if (candidates !== undefined) {
    const rows = await gatheredRows(tenant, viewer, asked, candidates, { order, after, limit })
    return { rows, total: rows[0]?.total ?? 0 }
  }
  if (asked.filters.length > 0) {
    const { total, page } = await indexedRows(tenant, viewer, asked, order)
    return { rows: page(after, limit), total }
  }
  const [rows, total] = await Promise.all([walkedRows(tenant, viewer, asked, { order, after, limit }), counts ? totalOf(tenant, viewer, asked) : undefined])
  return { rows, total: counts && rows.length < limit ? rows.length : total }
}

export const placeOf = ({ id, place }: PlacedRow): TablePlace => ({ id, value: place instanceof Date ? place.toISOString() : place })

/** A page of the table: as cheap wherever it begins. */
export const tablePage = async (tenant: Tenant, viewer: Viewer, { after, limit, ...query }: TableQuery, cursors: Cursors): Promise<Result.Result<TablePage, TableFailure>> => {
  const ready = await prepared(tenant, viewer, query)
  if (Result.isFailure(ready)) return Result.fail(ready.failure)
  const place = after === undefined ? undefined : readPlace(cursors.open(tenant.organizationId, after), ready.success.order.by)
  if (after !== undefined && (place === undefined || (place.value === null && !isValueSort(ready.success.order.by)))) {
    return unreadable('after')
  }
  const { rows, total } = await placedRows(tenant, viewer, ready.success, place, limit + 1, { counts: after === undefined })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const read = await readRows(tenant, viewer, ready.success.template, shown.map(({ id }) => id))
  return Result.succeed({
    ...read,
    next: last === undefined ? null : cursors.seal(tenant.organizationId, writePlace(placeOf(last))),
    ...(after === undefined && total !== undefined ? { total } : {}),
  })
}
