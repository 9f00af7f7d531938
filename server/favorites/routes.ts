import { allOf } from '../../src/domain/access/evaluate.ts'
import { changeFavorites, listFavorites } from '../../src/infrastructure/favorites/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import { favoritePage } from './favoritePages.ts'
import * as favorites from './favorites.ts'

const VIEW = { access: 'signedIn', requires: allOf('VIEW_RESOURCES') } as const

export const favoriteRoutes: readonly Route[] = [
  route(listFavorites, VIEW, ({ tenant, viewer, query }) =>
    favoritePage(tenant, viewer, {
      ...query,
      sort: query.sort ?? 'addedAt',
      direction: query.direction ?? 'desc',
      limit: query.limit ?? PAGE_DEFAULT,
    }),
  ),
  route(changeFavorites, VIEW, ({ tenant, viewer, body }) => favorites.changeFavorites(tenant, viewer, body)),
]
