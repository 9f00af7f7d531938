import { allOf, type Requirement } from '../../src/domain/access/evaluate.ts'
import { changeWebReady, changeWebReadyRule, changeWebReadyView, listWebReady, planWebReady, undoWebReady } from '../../src/infrastructure/web-ready/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import { planWebReady as planOf } from './webReady.ts'
import * as webReady from './webReadyCalls.ts'
import { ANY_DOOR, DOOR_REQUIRES } from './webReadyDoors.ts'
import { webReadyPage } from './webReadyPages.ts'
import { changeRule } from './webReadyRule.ts'

/** A change of what is ready for the web, by one of the doors. */
const byDoor = (requires: Requirement) => ({ access: 'signedIn', requires, audits: 'asset.updated' }) as const

/** `onSent`: something is in line to be marked. */
export const webReadyRoutes = (onSent: () => void): readonly Route[] => [
  route(listWebReady, { access: 'signedIn', requires: allOf(), module: 'ofHeader' }, ({ tenant, viewer, resourceType, query }) =>
    webReadyPage(tenant, viewer, { ...query, type: resourceType, direction: query.direction ?? 'asc', limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(planWebReady, { access: 'signedIn', requires: ANY_DOOR }, ({ tenant, viewer, body }) => planOf(tenant, viewer, body.resources, ANY_DOOR)),
  route(changeWebReady, byDoor(DOOR_REQUIRES.library), ({ tenant, viewer, body }) => webReady.askWebReady({ tenant, viewer, onSent }, body, 'library')),
  route(changeWebReadyView, byDoor(DOOR_REQUIRES.view), ({ tenant, viewer, body }) => webReady.askWebReady({ tenant, viewer, onSent }, body, 'view')),
  route(
    changeWebReadyRule,
    { access: 'signedIn', requires: DOOR_REQUIRES.library, module: 'ofHeader', audits: 'folder.updated' },
    ({ tenant, viewer, resourceType, params, body }) => changeRule(tenant, viewer, { ...body, type: resourceType, id: params.folderId }),
  ),
  route(undoWebReady, byDoor(ANY_DOOR), ({ tenant, viewer, body }) => webReady.undoWebReady({ tenant, viewer, onSent }, body.change)),
]
