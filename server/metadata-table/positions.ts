import * as Result from 'effect/Result'
import { DIRECTIONS } from '../../src/domain/assets/asset.ts'
import { ROW_SORTS } from '../../src/domain/metadata-table/tableScope.ts'
import type { Viewer } from '../access/viewer.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { candidatesFor, FEW } from './candidates.ts'
import { commonValues, conditions, DESCRIBED, WITH_FILTERS } from './conditions.ts'
import { isLed } from './filters.ts'
import { writePlace } from './cursor.ts'
import { gatheredRows, type PlacedRow } from './gathered.ts'
import { led } from './leading.ts'
import { isValueSort, ROW_COLUMNS, VALUE_SORTS } from './order.ts'
import { placeOf, prepared, type Prepared, type TableAsked, type TableFailure } from './tablePage.ts'
import { describedBy } from './total.ts'
import { endsOf, rowOf } from './walked.ts'

export interface TablePositions {
  readonly total: number
  readonly every: number
  /** `starts[i]` stands before row `(i + 1) * every`. */
  readonly starts: readonly string[]
}

/** The most keys of one table. */
const MOST_STARTS = 1000

/** `at`: its number among all rows, from 1. */
interface NumberedRow extends PlacedRow {
  readonly at: number
}

/** Every `$9`-th of some rows, and the last of them. */
const marked = (rows: string): string => `
  ${WITH_FILTERS}
  select id, place, at::integer as at from (${rows}) numbered where at % $9::integer = 0 or at = last order by at`

const numbered = (place: string, id: string, direction: string, before = '0'): string => `
  ${id} as id, ${place} as place, ${before} + row_number() over (order by ${place} ${direction}, ${id} ${direction}) as at, ${before} + count(*) over () as last`

const byColumn = variants([ROW_SORTS, DIRECTIONS, EITHER, EITHER], (by, direction, isFolder, restricted) => sql<NumberedRow>(marked(`
  select ${numbered(`asset.${ROW_COLUMNS[by]}`, 'asset.id', direction)}
  from assets asset
  where ${isFolder ? 'asset.folder_id = ($5::uuid[])[1]' : 'true'} and ${isLed('asset.id')} and ${DESCRIBED} and ${conditions(restricted ? '$10' : undefined)}`)))

const byValue = variants([VALUE_SORTS, DIRECTIONS, EITHER], (by, direction, restricted) => sql<NumberedRow>(marked(`
  select ${numbered(`value.sort_${by}`, 'value.asset_id', direction)}
  from metadata_values value cross join lateral (${rowOf('value', restricted ? '$13' : undefined)}) asset
  where value.organization_id = $1 and value.attribute_id = $10 and $2::uuid is not null and value.position = 0
    and value.sort_${by} >= $11 and value.sort_${by} <= $12`)))

/** Those without a value come behind `$11` others. */
const blanks = variants([DIRECTIONS, EITHER], (direction, restricted) => sql<Omit<NumberedRow, 'place'> & { place: string | null }>(marked(`
  select ${numbered('null::text', 'assigned.asset_id', direction, 'coalesce($11::integer, 0)')}
  from asset_templates assigned cross join lateral (${rowOf('assigned', restricted ? '$12' : undefined)}) asset
  where assigned.organization_id = $1 and assigned.template_id = $2
    and not exists (
      select from metadata_values value
      where value.organization_id = $1 and value.asset_id = assigned.asset_id and value.attribute_id = $10 and value.position = 0 offset 0)`)))

const walked = async (tenant: Tenant, viewer: Viewer, { asked, order, bounds }: Prepared, every: number): Promise<readonly NumberedRow[]> => {
  const { by, direction, attributeId } = order
  const [common, user] = [[...commonValues(tenant.organizationId, asked), every], viewer.restricted ? [viewer.userId] : []]
  if (!isValueSort(by)) {
    const isFolder = asked.scope.folders?.length === 1 && asked.scope.ids === null
    return tenant.query(byColumn(by, direction, isFolder, viewer.restricted), [...common, ...user])
  }
  const filled = await tenant.query(byValue(by, direction, viewer.restricted), [...common, attributeId, ...endsOf(by, bounds), ...user])
  if (bounds.low !== null || bounds.high !== null) return filled
  return [...filled, ...(await tenant.query(blanks(direction, viewer.restricted), [...common, attributeId, filled.at(-1)?.at ?? 0, ...user]))]
}

/** The keys by which any place among the rows is reached, by one walk over all of them; `every`: rows from one to the next, or a multiple where there are many. */
export const tablePositions = async (tenant: Tenant, viewer: Viewer, { every: wanted, ...query }: TableAsked & { readonly every: number }): Promise<Result.Result<TablePositions, TableFailure>> => {
  const ready = await prepared(tenant, viewer, query)
  if (Result.isFailure(ready)) return Result.fail(ready.failure)
  const { asked: all, order } = ready.success
  const within = await candidatesFor(tenant, all)
  // All rows are walked, so that what any filter leads to is looked up for less.
  const narrowed = within !== undefined || all.filters.length === 0 ? undefined : await led(tenant, viewer, all, Infinity)
  const [asked, candidates] = [narrowed?.asked ?? all, within ?? narrowed?.ids]
  const most = candidates?.length ?? (await describedBy(tenant, asked.templateId))
  const every = wanted * Math.max(1, Math.ceil(most / wanted / MOST_STARTS))
  const rows =
    candidates === undefined
      ? await walked(tenant, viewer, { ...ready.success, asked }, every)
      : (await gatheredRows(tenant, viewer, asked, candidates, { order, after: undefined, limit: FEW })).map((row, at) => ({ ...row, at: at + 1 }))
  const total = rows.at(-1)?.at ?? 0
  // Behind the last row nothing begins.
  const starts = rows.filter(({ at }) => at % every === 0 && at < total)
  return Result.succeed({ total, every, starts: starts.map((row) => writePlace(placeOf(row))) })
}
