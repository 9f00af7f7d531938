import { changeFavorites, changeSelectedFavorites, listFavorites } from '../../src/infrastructure/favorites/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import { favoritePage } from './favoritePages.ts'
import * as favorites from './favorites.ts'

export const favoriteRoutes: readonly Route[] = [
  route(listFavorites, { action: 'keepFavorites' }, ({ tenant, viewer, query }) =>
    favoritePage(tenant, viewer, {
      ...query,
      sort: query.sort ?? 'addedAt',
      direction: query.direction ?? 'desc',
      limit: query.limit ?? PAGE_DEFAULT,
    }),
  ),
  route(changeFavorites, { action: 'keepFavorites' }, ({ tenant, viewer, body }) => favorites.changeFavorites(tenant, viewer, body)),
  route(changeSelectedFavorites, { action: 'keepSelectedFavorites' }, ({ tenant, viewer, resourceType, body }) => favorites.changeSelectedFavorites(tenant, viewer, resourceType, body)),
]
