import { allOf } from '../../src/domain/access/evaluate.ts'
import { changeFavorites, listFavorites } from '../../src/infrastructure/http/contract/favorites.ts'
import { changeWebReady, changeWebReadyView, listWebReady } from '../../src/infrastructure/http/contract/webReady.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/http/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import { favoritePage } from './favoritePages.ts'
import * as favorites from './favorites.ts'
import * as webReady from './webReady.ts'
import { webReadyPage } from './webReadyPages.ts'

const VIEW = { access: 'signedIn', requires: allOf('VIEW_RESOURCES') } as const

const CHANGE = { access: 'signedIn', requires: allOf('CHANGE_WEB_READY_STATUS') } as const
const CHANGE_VIEW = { access: 'signedIn', requires: allOf('MANAGE_WEB_READY_VIEW') } as const

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
  route(listWebReady, { access: 'signedIn', requires: allOf(), module: 'ofHeader' }, ({ tenant, viewer, resourceType, query }) =>
    webReadyPage(tenant, viewer, { ...query, type: resourceType, direction: query.direction ?? 'asc', limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(changeWebReady, { ...CHANGE, audits: 'asset.updated' }, ({ tenant, viewer, body }) => webReady.changeWebReady(tenant, viewer, body, CHANGE.requires)),
  route(changeWebReadyView, { ...CHANGE_VIEW, audits: 'asset.updated' }, ({ tenant, viewer, body }) =>
    webReady.changeWebReady(tenant, viewer, body, CHANGE_VIEW.requires),
  ),
  route(changeFavorites, { ...VIEW, audits: 'asset.updated' }, ({ tenant, viewer, body }) => favorites.changeFavorites(tenant, viewer, body)),
]
