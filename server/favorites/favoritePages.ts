import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { DIRECTIONS, type Direction } from '../../src/domain/assets/asset.ts'
import { FAVORITE_SORTS, type FavoriteSort } from '../../src/domain/favorites/favorites.ts'
import { ITEM_KINDS, type ItemKind, type LibraryItem } from '../../src/domain/items/item.ts'
import type { Viewer } from '../access/viewer.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Page } from '../assets/assetPages.ts'
import { unreadable } from '../database/unreadable.ts'
import { cursorValue } from '../items/assetRows.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { itemsOf, seenBy, type ItemRow } from '../items/listedItems.ts'

interface FavoriteQuery {
  readonly resourceType?: ResourceType | undefined
  readonly kind?: ItemKind | undefined
  readonly sort: FavoriteSort
  readonly direction: Direction
  readonly after?: string | undefined
  readonly limit: number
}

/** By date a page is read along an index; by name all of one person's favorites are looked at. */
const ORDERS = {
  addedAt: { column: 'favorite.created_at', by: 'time' },
  name: { column: `coalesce(folder.name_key, asset.name_key, '')`, by: 'text' },
} as const

/** $1: the organization, $2: whose, $3: the modules that they have. */
const favoritesOf = (restricted: boolean, kind: ItemKind | ''): string => `
  from favorites favorite
  left join folders folder on folder.organization_id = $1 and folder.id = favorite.folder_id and ${seenBy('folder', { restricted }, '$2')}
  left join assets asset on asset.organization_id = $1 and asset.id = favorite.asset_id and ${seenBy('asset', { restricted }, '$2')}
  where favorite.organization_id = $1 and favorite.user_id = $2 and favorite.type = any ($3::text[])
    and coalesce(folder.id, asset.id) is not null ${kind === '' ? '' : `and favorite.${kind}_id is not null`}`

interface Row extends ItemRow {
  readonly favorite: string
  readonly ordered: string | Date
}

const KINDS = ['', ...ITEM_KINDS] as const

const page = variants([EITHER, KINDS, FAVORITE_SORTS, DIRECTIONS, EITHER], (restricted, kind, sort, direction, isContinued) => {
  const { column } = ORDERS[sort]
  return sql<Row>(`
    select favorite.id as favorite, ${column} as ordered, favorite.resource_id as id, coalesce(folder.parent_id, asset.folder_id) as parent,
      case when folder.id is null then 'asset' else 'folder' end as kind
    ${favoritesOf(restricted, kind)} ${isContinued ? `and (${column}, favorite.id) ${direction === 'asc' ? '>' : '<'} ($5, $6::uuid)` : ''}
    order by ${column} ${direction}, favorite.id ${direction}
    limit $4`)
})
const count = variants([EITHER, KINDS], (restricted, kind) => sql<{ total: number }>(`select count(*)::integer as total ${favoritesOf(restricted, kind)}`))

/** The viewer's own favorites. What is restricted for them or lies in the trash is neither shown nor counted. */
export const favoritePage = async (
  tenant: Tenant,
  viewer: Viewer,
  { resourceType, kind, sort, direction, after, limit }: FavoriteQuery,
): Promise<Result.Result<Page<LibraryItem>, Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, ORDERS[sort].by)
  if (after !== undefined && place === undefined) return unreadable('after')
  const types = viewer.modules.filter((module) => resourceType === undefined || module === resourceType)
  const statement = page(viewer.restricted, kind ?? '', sort, direction, place !== undefined)
  const values = [tenant.organizationId, viewer.userId, types]
  const [rows, [counted]] = await Promise.all([
    tenant.query(statement, [...values, limit + 1, ...(place === undefined ? [] : [place.value, place.id])]),
    tenant.query(count(viewer.restricted, kind ?? ''), values),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return Result.succeed({
    items: await itemsOf(tenant, viewer, shown),
    next: last === undefined ? null : writeCursor({ value: cursorValue(last.ordered), id: last.favorite }),
    total: counted?.total ?? 0,
  })
}
