import * as Result from 'effect/Result'
import * as contract from '../../src/infrastructure/metadata-table/contract.ts'
import { route, type Route } from '../http/route.ts'
import { tablePage } from './tablePage.ts'
import { tableTemplate, tableTemplates } from './tableTemplates.ts'

/** The table of assets by a template. */
export const metadataTableRoutes: readonly Route[] = [
  route(contract.listTableTemplates, { action: 'viewFolderTable' }, async ({ tenant, viewer, resourceType }) =>
    Result.succeed(await tableTemplates(tenant, viewer.userId, resourceType)),
  ),
  route(contract.readTableTemplate, { action: 'viewFolderTable' }, ({ tenant, viewer, resourceType, params }) =>
    tableTemplate(tenant, viewer.userId, resourceType, params.templateId),
  ),
  route(contract.listTableRows, { action: 'viewAssetsByTemplate' }, ({ tenant, viewer, resourceType: type, body }) => tablePage(tenant, viewer, { ...body, type })),
  route(contract.listFolderTableRows, { action: 'viewFolderTable' }, ({ tenant, viewer, resourceType: type, params, body }) =>
    tablePage(tenant, viewer, { ...body, type, scope: { kind: 'folder', folderId: params.folderId, withSubfolders: false } }),
  ),
]
