import { createFolder, findFolders, listFolders, readBranches, readFolder, renameFolder } from '../../src/infrastructure/folders/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import { branchesTo } from './branches.ts'
import { foundFolders } from './findFolders.ts'
import { folderPage } from './folderPages.ts'
import * as folders from './folders.ts'

/** A screen asks for these at once, and each is quick. */
const BATCHED = { action: 'view', batched: true } as const

export const folderRoutes: readonly Route[] = [
  route(listFolders, BATCHED, ({ tenant, viewer, resourceType, query }) =>
    folderPage(tenant, viewer, { ...query, type: resourceType, sort: query.sort ?? 'name', direction: query.direction ?? 'asc', limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(findFolders, { action: 'view' }, ({ tenant, viewer, resourceType, query }) => foundFolders(tenant, viewer, resourceType, query.name)),
  route(readFolder, BATCHED, ({ tenant, viewer, resourceType, params }) => folders.readFolder(tenant, viewer, resourceType, params.folderId)),
  route(readBranches, { action: 'view' }, ({ tenant, viewer, resourceType, params }) => branchesTo(tenant, viewer, resourceType, params.folderId)),
  route(createFolder, { action: 'createFolder', audits: 'folder.created' }, ({ tenant, viewer, resourceType, body }) =>
    folders.createFolder(tenant, viewer, { ...body, type: resourceType }),
  ),
  route(renameFolder, { action: 'edit', audits: 'folder.updated' }, ({ tenant, viewer, resourceType, params, body }) =>
    folders.renameFolder(tenant, viewer, { ...body, type: resourceType, id: params.folderId }),
  ),
]
