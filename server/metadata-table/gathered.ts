import { DIRECTIONS, type Direction } from '../../src/domain/assets/asset.ts'
import type { AccessScope } from '../access/scope.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { commonValues, conditions, DESCRIBED, type Asked } from './conditions.ts'
import type { TablePlace } from './cursor.ts'
import { filtersOf, MEETS_ALL, writtenFilters } from './filters.ts'
import { isValueSort, ROW_COLUMNS, SORTS, typeOf, type SortedBy, type TableOrder } from './order.ts'

/** A row's place in the order. */
export interface PlacedRow {
  readonly id: string
  readonly place: string | number | Date | null
}

const placeOf = (by: SortedBy): string =>
  isValueSort(by)
    ? `(select value.sort_${by} from metadata_values value
        where value.organization_id = $1 and value.asset_id = asset.id and value.attribute_id = $10::uuid and value.position = 0)`
    : `asset.${ROW_COLUMNS[by]}`

/** Behind the place ($11, $12): without a value comes last in either direction. */
const behind = (by: SortedBy, direction: Direction): string => {
  const sign = direction === 'asc' ? '>' : '<'
  return `($12::uuid is null
    or ($11::${typeOf(by)} is null and place is null and id ${sign} $12)
    or ($11::${typeOf(by)} is not null and (place is null or place ${sign} $11 or (place = $11 and id ${sign} $12))))`
}

const gather = variants([SORTS, DIRECTIONS, EITHER], (by, direction, restricted) => sql<PlacedRow & { total: number }>(`
  with ${filtersOf('$8')}, row as materialized (
    select asset.id, ${placeOf(by)} as place
    from unnest($9::uuid[]) as named (id) join assets asset on asset.organization_id = $1 and asset.id = named.id
    where ${DESCRIBED} and ${conditions(restricted ? '$14' : undefined)} and ${MEETS_ALL} and ($10::uuid is null or true)
  )
  select id, place, (select count(*)::integer from row) as total from row
  where ${behind(by, direction)}
  order by place ${direction} nulls last, id ${direction} limit $13`))

interface Paging {
  readonly order: TableOrder
  readonly after: TablePlace | undefined
  readonly limit: number
}

/** Of assets that are known already, few enough to be looked at one by one, those that are rows, in their order; `total`: of all of them. */
export const gatheredRows = (tenant: Tenant, viewer: AccessScope, asked: Asked, ids: readonly string[], { order, after, limit }: Paging) =>
  tenant.query(gather(order.by, order.direction, viewer.restricted), [
    ...commonValues(tenant.organizationId, asked),
    writtenFilters(asked.filters),
    ids,
    order.attributeId,
    after?.value ?? null,
    after?.id ?? null,
    limit,
    ...(viewer.restricted ? [viewer.userId] : []),
  ])
