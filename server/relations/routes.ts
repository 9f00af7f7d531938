import { listRelatedOfAsset, listRelatedOfFolder, relateToAsset, relateToFolder } from '../../src/infrastructure/relations/contract.ts'
import { route, type Route } from '../http/route.ts'
import { relatedPage } from './relationPages.ts'
import { changeRelations } from './relations.ts'

/** What is related to assets and folders. */
export const relationRoutes: readonly Route[] = [
  route(listRelatedOfAsset, { action: 'viewRelated' }, ({ tenant, viewer, resourceType, params, query }) =>
    relatedPage(tenant, viewer, { ...query, type: resourceType, of: { kind: 'asset', id: params.assetId } }),
  ),
  route(listRelatedOfFolder, { action: 'viewRelated' }, ({ tenant, viewer, resourceType, params, query }) =>
    relatedPage(tenant, viewer, { ...query, type: resourceType, of: { kind: 'folder', id: params.folderId } }),
  ),
  route(relateToAsset, { action: 'relate', audits: 'asset.updated' }, ({ tenant, viewer, resourceType, params, body }) =>
    changeRelations(tenant, viewer, { ...body, type: resourceType, of: { kind: 'asset', id: params.assetId } }),
  ),
  route(relateToFolder, { action: 'relate', audits: 'folder.updated' }, ({ tenant, viewer, resourceType, params, body }) =>
    changeRelations(tenant, viewer, { ...body, type: resourceType, of: { kind: 'folder', id: params.folderId } }),
  ),
]
