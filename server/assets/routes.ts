import { editAsset, listAssets, locateAssets, readAsset, readAssetText } from '../../src/infrastructure/assets/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import { withPaths } from './listedPaths.ts'
import { assetPage, type KnownAssetPages } from './assetPages.ts'
import * as assets from './assets.ts'
import * as editing from './editAsset.ts'
import { KnownPages } from './KnownPages.ts'
import { positionsOf } from './positions.ts'
import { readText } from './texts.ts'

// A screen asks for it together with others, and each is quick.
const assetList = (known: KnownAssetPages): Route =>
  route(listAssets, { action: 'view', batched: true }, ({ tenant, viewer, resourceType, query }) => {
    const { sort = 'name', direction = 'asc', skip = 0, limit = PAGE_DEFAULT } = query
    const page = assetPage(tenant, viewer, { ...query, type: resourceType, sort, direction, skip, limit }, known)
    return query.folderId === undefined ? withPaths(tenant, page) : page
  })

export const assetRoutes: readonly Route[] = [
  assetList(new KnownPages()),
  route(locateAssets, { action: 'view' }, ({ tenant, viewer, resourceType, query }) =>
    positionsOf(tenant, viewer, { ...query, type: resourceType, sort: query.sort ?? 'name', direction: query.direction ?? 'asc' }),
  ),
  route(readAsset, { action: 'viewDetails' }, ({ tenant, viewer, resourceType, params }) => assets.readAsset(tenant, viewer, resourceType, params.assetId)),
  route(editAsset, { action: 'edit', audits: 'asset.updated' }, ({ tenant, viewer, resourceType, params, body }) =>
    editing.editAsset(tenant, viewer, { ...body, type: resourceType, id: params.assetId }),
  ),
  route(readAssetText, { action: 'viewDetails' }, ({ tenant, viewer, resourceType, params }) => readText(tenant, viewer, resourceType, params.assetId)),
]
