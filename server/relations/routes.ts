import { allOf, anyOf } from '../../src/domain/access/evaluate.ts'
import { listRelatedOfAsset, listRelatedOfFolder, relateToAsset, relateToFolder } from '../../src/infrastructure/relations/contract.ts'
import { route, type Route } from '../http/route.ts'
import { relatedPage } from './relationPages.ts'
import { changeRelations } from './relations.ts'

const VIEW = { access: 'signedIn', requires: anyOf('VIEW_RESOURCE_DETAILS', 'MANAGE_RELATED_ASSETS'), module: 'ofHeader' } as const
const MANAGE = { access: 'signedIn', requires: allOf('MANAGE_RELATED_ASSETS'), module: 'ofHeader' } as const

/** What is related to assets and folders. */
export const relationRoutes: readonly Route[] = [
  route(listRelatedOfAsset, VIEW, ({ tenant, viewer, resourceType, params, query }) =>
    relatedPage(tenant, viewer, { ...query, type: resourceType, of: { kind: 'asset', id: params.assetId } }),
  ),
  route(listRelatedOfFolder, VIEW, ({ tenant, viewer, resourceType, params, query }) =>
    relatedPage(tenant, viewer, { ...query, type: resourceType, of: { kind: 'folder', id: params.folderId } }),
  ),
  route(relateToAsset, { ...MANAGE, audits: 'asset.updated' }, ({ tenant, viewer, resourceType, params, body }) =>
    changeRelations(tenant, viewer, { ...body, type: resourceType, of: { kind: 'asset', id: params.assetId } }),
  ),
  route(relateToFolder, { ...MANAGE, audits: 'folder.updated' }, ({ tenant, viewer, resourceType, params, body }) =>
    changeRelations(tenant, viewer, { ...body, type: resourceType, of: { kind: 'folder', id: params.folderId } }),
  ),
]
