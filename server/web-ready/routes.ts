import { changeSelectedWebReady, changeWebReady, changeWebReadyRule, changeWebReadyView, listWebReady, planSelectedWebReady, planWebReady, undoWebReady } from '../../src/infrastructure/web-ready/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { planSelected } from './selectedWebReady.ts'
import { planWebReady as planOf } from './webReady.ts'
import * as webReady from './webReadyCalls.ts'
import { webReadyPage } from './webReadyPages.ts'
import { changeRule } from './webReadyRule.ts'

/** `jobs`: for what is marked behind the answer. */
export const webReadyRoutes = (jobs: Jobs): readonly Route[] => [
  route(listWebReady, { action: 'listWebReady' }, ({ tenant, viewer, resourceType, query }) =>
    webReadyPage(tenant, viewer, { ...query, type: resourceType, direction: query.direction ?? 'asc', limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(planWebReady, { action: 'setWebReady' }, ({ tenant, viewer, body }) => planOf(tenant, viewer, body.resources)),
  route(planSelectedWebReady, { action: 'changeSelectedWebReady' }, ({ tenant, viewer, resourceType, body }) => planSelected(tenant, viewer, resourceType, body.selection)),
  route(changeSelectedWebReady, { action: 'changeSelectedWebReady', audits: 'asset.updated' }, ({ tenant, viewer, resourceType, body }) =>
    webReady.askSelected({ tenant, viewer, jobs }, { ...body, type: resourceType }, 'library'),
  ),
  route(changeWebReady, { action: 'changeWebReady', audits: 'asset.updated' }, ({ tenant, viewer, body }) => webReady.askWebReady({ tenant, viewer, jobs }, body, 'library')),
  route(changeWebReadyView, { action: 'manageWebReadyView', audits: 'asset.updated' }, ({ tenant, viewer, body }) => webReady.askWebReady({ tenant, viewer, jobs }, body, 'view')),
  route(changeWebReadyRule, { action: 'setWebReadyRule', audits: 'folder.updated' }, ({ tenant, viewer, resourceType, params, body }) =>
    changeRule(tenant, viewer, { ...body, type: resourceType, id: params.folderId }),
  ),
  route(undoWebReady, { action: 'undoWebReady', audits: 'asset.updated' }, ({ tenant, viewer, body }) => webReady.undoWebReady({ tenant, viewer, jobs }, body.change)),
]
