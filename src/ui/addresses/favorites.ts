import type { FavoriteList } from '../../application/favorites/FavoriteGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import { DIRECTIONS } from '../../domain/assets/asset.ts'
import { FAVORITE_SORTS } from '../../domain/favorites/favorites.ts'
import { ITEM_KINDS } from '../../domain/items/item.ts'

/** The list of favorites that an address names; the latest first where it names no order. */
export const favoriteListOf = (search: URLSearchParams): FavoriteList => {
  const resourceType = RESOURCE_TYPES.find((type) => type === search.get('type'))
  const kind = ITEM_KINDS.find((one) => one === search.get('kind'))
  const sort = FAVORITE_SORTS.find((one) => one === search.get('sort')) ?? 'addedAt'
  return {
    ...(resourceType === undefined ? {} : { resourceType }),
    ...(kind === undefined ? {} : { kind }),
    sort,
    direction: DIRECTIONS.find((one) => one === search.get('direction')) ?? (sort === 'addedAt' ? 'desc' : 'asc'),
  }
}

/** Where a list of favorites is shown. */
export const favoritesAddress = ({ resourceType, kind, sort, direction }: FavoriteList): string => {
  const search = new URLSearchParams({
    ...(resourceType === undefined ? {} : { type: resourceType }),
    ...(kind === undefined ? {} : { kind }),
    ...(sort === 'addedAt' ? {} : { sort }),
    ...(direction === (sort === 'addedAt' ? 'desc' : 'asc') ? {} : { direction }),
  }).toString()
  return search === '' ? '/favorites' : `/favorites?${search}`
}
