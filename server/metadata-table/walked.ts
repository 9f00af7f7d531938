import { DIRECTIONS, type Direction } from '../../src/domain/assets/asset.ts'
import { ROW_SORTS } from '../../src/domain/metadata-table/tableScope.ts'
import type { AccessScope } from '../access/scope.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { commonValues, conditions, DESCRIBED, type Asked } from './conditions.ts'
import type { TablePlace } from './cursor.ts'
import type { PlacedRow } from './gathered.ts'
import { isValueSort, ROW_COLUMNS, typeOf, VALUE_SORTS, type TableOrder } from './order.ts'

/** Rows that one walk fetches, in the statement itself: how many are wanted decides how the database goes about it. */
const FETCHED = [51, 201, 1001] as const

const signOf = (direction: Direction): string => (direction === 'asc' ? '>' : '<')

/** The asset of a row of the index that is walked, if it is a row of the table. One by one (`offset 0`): joined otherwise, all were read before the first is taken. */
export const rowOf = (id: string, user: `$${number}` | undefined): string =>
  `select asset.id from assets asset where asset.id = ${id} and ${conditions(user)} offset 0`

/** By the index of the values alone; the attribute is the template's ($2). */
const byValue = variants([VALUE_SORTS, DIRECTIONS, EITHER, EITHER, FETCHED.map(String)], (by, direction, isContinued, restricted, fetched) => sql<PlacedRow>(`
  select asset.id, value.sort_${by} as place
  from metadata_values value cross join lateral (${rowOf('value.asset_id', restricted ? (isContinued ? '$11' : '$9') : undefined)}) asset
  where value.organization_id = $1 and value.attribute_id = $8 and $2::uuid is not null and value.position = 0 and value.sort_${by} is not null
    ${isContinued ? `and (value.sort_${by}, value.asset_id) ${signOf(direction)} ($9::${typeOf(by)}, $10::uuid)` : ''}
  order by value.sort_${by} ${direction}, value.asset_id ${direction}
  limit ${fetched}`))

/** Those without a value, by what the template describes. */
const blanks = variants([DIRECTIONS, EITHER, FETCHED.map(String)], (direction, restricted, fetched) => sql<Omit<PlacedRow, 'place'> & { place: string | null }>(`
  select asset.id, null::text as place
  from asset_templates assigned cross join lateral (${rowOf('assigned.asset_id', restricted ? '$10' : undefined)}) asset
  where assigned.organization_id = $1 and assigned.template_id = $2 and assigned.asset_id ${signOf(direction)} $9
    and not exists (
      select from metadata_values value
      where value.organization_id = $1 and value.asset_id = assigned.asset_id and value.attribute_id = $8 and $2::uuid is not null and value.position = 0 offset 0)
  order by assigned.asset_id ${direction}
  limit ${fetched}`))

/** By the index of the list: a module's, or one folder's. Joined, of all that makes a row next to none would be expected, and all read and sorted. */
const byColumn = variants([ROW_SORTS, DIRECTIONS, EITHER, EITHER, EITHER, FETCHED.map(String)], (by, direction, isFolder, isContinued, restricted, fetched) => {
  const column = `walked.${ROW_COLUMNS[by]}`
  const user = isContinued ? '$10' : '$8'
  return sql<PlacedRow>(`
    select asset.id, ${column} as place
    from assets walked cross join lateral (${rowOf('walked.id', restricted ? user : undefined)}) asset
    where ${DESCRIBED} and walked.organization_id = $1 and walked.trashed_at is null and ${isFolder ? 'walked.folder_id = ($4::uuid[])[1]' : 'walked.type = $3'}
      ${isContinued ? `and (${column}, walked.id) ${signOf(direction)} ($8::${typeOf(by)}, $9::uuid)` : ''}
    order by ${column} ${direction}, walked.id ${direction}
    limit ${fetched}`)
})

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

interface Walking {
  readonly order: TableOrder
  readonly after: TablePlace | undefined
  readonly limit: number
}

/** Rows that nothing filters, in their order from a place on, looked at one by one until there are enough: for what most assets are. */
export const walkedRows = async (tenant: Tenant, viewer: AccessScope, asked: Asked, { order, after, limit }: Walking): Promise<readonly PlacedRow[]> => {
  const { by, direction, attributeId } = order
  const fetched = String(FETCHED.find((one) => limit <= one) ?? FETCHED[2])
  const [common, user] = [commonValues(tenant.organizationId, asked), viewer.restricted ? [viewer.userId] : []]
  const from = after === undefined ? [] : [after.value, after.id]
  if (!isValueSort(by)) {
    const isFolder = asked.scope.folders?.length === 1 && asked.scope.ids === null
    return tenant.query(byColumn(by, direction, isFolder, after !== undefined, viewer.restricted, fetched), [...common, ...from, ...user])
  }
  const isBlank = after !== undefined && after.value === null
  const filled = isBlank ? [] : await tenant.query(byValue(by, direction, after !== undefined, viewer.restricted, fetched), [...common, attributeId, ...from, ...user])
  if (filled.length >= limit) return filled
  const start = isBlank ? after.id : direction === 'asc' ? FIRST_ID : LAST_ID
  return [...filled, ...(await tenant.query(blanks(direction, viewer.restricted, fetched), [...common, attributeId, start, ...user]))]
}
