import * as Result from 'effect/Result'
import { allOf } from '../../src/domain/access/evaluate.ts'
import { editAsset, indexAsset, listAssets, listRepositories, locateAssets, readAsset, readAssetText } from '../../src/infrastructure/assets/contract.ts'
import { createFolder, findFolders, listFolders, readBranches, readFolder, renameFolder } from '../../src/infrastructure/folders/contract.ts'
import { readAssetHistory, readFolderHistory } from '../../src/infrastructure/activity/history.contract.ts'
import { askAssetMetadata, readAssetMetadata } from '../../src/infrastructure/embedded-metadata/contract.ts'
import { readUsage } from '../../src/infrastructure/organizations/usage.contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { assetPage, type KnownAssetPages } from './assetPages.ts'
import * as assets from './assets.ts'
import * as editing from './editAsset.ts'
import { branchesTo } from './branches.ts'
import { foundFolders } from './findFolders.ts'
import { folderPage } from './folderPages.ts'
import * as folders from './folders.ts'
import { KnownPages } from './KnownPages.ts'
import { historyOf } from './history.ts'
import { withPaths } from './listedPaths.ts'
import { askMetadata, readMetadata } from './metadata.ts'
import { positionsOf } from './positions.ts'
import { reindex } from './reindex.ts'
import { readText } from './texts.ts'
import { usageOf } from './usage.ts'

const VIEW = { access: 'signedIn', requires: allOf('VIEW_RESOURCES'), module: 'ofHeader' } as const
/** A screen asks for these at once, and each is quick. */
const TOGETHER = { ...VIEW, together: true } as const
const VIEW_DETAILS = { access: 'signedIn', requires: allOf('VIEW_RESOURCE_DETAILS'), module: 'ofHeader' } as const
const EDIT = { access: 'signedIn', requires: allOf('EDIT_RESOURCES'), module: 'ofHeader' } as const

const REPOSITORIES = 'select id, name from repositories where organization_id = $1 order by name_key limit 1000'

const assetList = (known: KnownAssetPages): Route =>
  route(listAssets, TOGETHER, ({ tenant, viewer, resourceType, query }) => {
    const { sort = 'name', direction = 'asc', skip = 0, limit = PAGE_DEFAULT } = query
    const page = assetPage(tenant, viewer, { ...query, type: resourceType, sort, direction, skip, limit }, known)
    return query.folderId === undefined ? withPaths(tenant, page) : page
  })

export const libraryRoutes = (jobs: JobQueue): readonly Route[] => [
  route(listFolders, TOGETHER, ({ tenant, viewer, resourceType, query }) =>
    folderPage(tenant, viewer, { ...query, type: resourceType, sort: query.sort ?? 'name', direction: query.direction ?? 'asc', limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(findFolders, VIEW, ({ tenant, viewer, resourceType, query }) => foundFolders(tenant, viewer, resourceType, query.name)),
  route(readFolder, TOGETHER, ({ tenant, viewer, resourceType, params }) => folders.readFolder(tenant, viewer, resourceType, params.folderId)),
  route(readBranches, VIEW, ({ tenant, viewer, resourceType, params }) => branchesTo(tenant, viewer, resourceType, params.folderId)),
  route(
    createFolder,
    { access: 'signedIn', requires: allOf('CREATE_FOLDERS'), module: 'ofHeader', audits: 'folder.created' },
    ({ tenant, viewer, resourceType, body }) => folders.createFolder(tenant, viewer, { ...body, type: resourceType }),
  ),
  route(renameFolder, { ...EDIT, audits: 'folder.updated' }, ({ tenant, viewer, resourceType, params, body }) =>
    folders.renameFolder(tenant, viewer, { ...body, type: resourceType, id: params.folderId }),
  ),
  assetList(new KnownPages()),
  route(locateAssets, VIEW, ({ tenant, viewer, resourceType, query }) =>
    positionsOf(tenant, viewer, { ...query, type: resourceType, sort: query.sort ?? 'name', direction: query.direction ?? 'asc' }),
  ),
  route(readAsset, VIEW_DETAILS, ({ tenant, viewer, resourceType, params }) => assets.readAsset(tenant, viewer, resourceType, params.assetId)),
  route(editAsset, { ...EDIT, audits: 'asset.updated' }, ({ tenant, viewer, resourceType, params, body }) =>
    editing.editAsset(tenant, viewer, { ...body, type: resourceType, id: params.assetId }),
  ),
  route(
    indexAsset,
    { ...EDIT, feature: 'IndexContent', audits: 'indexing.requested' },
    ({ tenant, viewer, resourceType, params }) => reindex(tenant, jobs, viewer, { type: resourceType, id: params.assetId }),
  ),
  route(readAssetMetadata, VIEW_DETAILS, ({ tenant, viewer, resourceType, params }) => readMetadata(tenant, viewer, { type: resourceType, id: params.assetId })),
  route(askAssetMetadata, VIEW_DETAILS, ({ tenant, viewer, resourceType, params }) => askMetadata(tenant, jobs, viewer, { type: resourceType, id: params.assetId })),
  route(readAssetHistory, VIEW_DETAILS, async ({ tenant, viewer, resourceType, params, query }) => {
    const found = await assets.findAsset(tenant, viewer, resourceType, params.assetId)
    return Result.isFailure(found) ? Result.fail(found.failure) : historyOf(tenant, viewer, { ...query, subject: 'asset', id: params.assetId })
  }),
  route(readFolderHistory, VIEW_DETAILS, async ({ tenant, viewer, resourceType, params, query }) => {
    const found = await folders.readFolder(tenant, viewer, resourceType, params.folderId)
    return Result.isFailure(found) ? Result.fail(found.failure) : historyOf(tenant, viewer, { ...query, subject: 'folder', id: params.folderId })
  }),
  route(readAssetText, VIEW_DETAILS, ({ tenant, viewer, resourceType, params }) => readText(tenant, viewer, resourceType, params.assetId)),
  route(listRepositories, { access: 'signedIn', requires: allOf('VIEW_RESOURCES') }, async ({ tenant }) =>
    Result.succeed(await tenant.query<{ id: string; name: string }>(REPOSITORIES, [tenant.organizationId])),
  ),
  route(readUsage, { access: 'signedIn', requires: allOf(), together: true }, async ({ tenant, viewer }) => Result.succeed(await usageOf(tenant, viewer))),
]
