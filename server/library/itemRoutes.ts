import { allOf } from '../../src/domain/access/evaluate.ts'
import { changeFavorites, listFavorites } from '../../src/infrastructure/http/contract/favorites.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/http/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import { favoritePage } from './favoritePages.ts'
import * as favorites from './favorites.ts'

const VIEW = { access: 'signedIn', requires: allOf('VIEW_RESOURCES') } as const

/** Lists over many folders, and the marks by which they come about. */
export const itemRoutes: readonly Route[] = [
  route(listFavorites, VIEW, ({ tenant, viewer, query }) =>
    favoritePage(tenant, viewer, {
      ...query,
      sort: query.sort ?? 'addedAt',
      direction: query.direction ?? 'desc',
      limit: query.limit ?? PAGE_DEFAULT,
    }),
  ),
  route(changeFavorites, { ...VIEW, audits: 'asset.updated' }, ({ tenant, viewer, body }) => favorites.changeFavorites(tenant, viewer, body)),
]
