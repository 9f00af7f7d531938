import * as contract from '../../src/infrastructure/folder-templates/contract.ts'
import { route, type Route } from '../http/route.ts'
import { nameTemplate, readFolderTemplates, unnameTemplate } from './folderTemplates.ts'
import { keepUploadValues } from './uploadValues.ts'

const CHANGE = { action: 'changeFolderTemplates', audits: 'folder.updated' } as const

/** By what what arrives in folders is described. */
export const folderTemplateRoutes: readonly Route[] = [
  route(contract.readFolderTemplates, { action: 'viewFolderTemplates' }, ({ tenant, viewer, resourceType: type, params }) => readFolderTemplates(tenant, viewer, { type, ...params })),
  route(contract.nameFolderTemplate, CHANGE, ({ tenant, viewer, resourceType: type, params }) => nameTemplate(tenant, viewer, { type, ...params })),
  route(contract.unnameFolderTemplate, CHANGE, ({ tenant, viewer, resourceType: type, params }) => unnameTemplate(tenant, viewer, { type, ...params })),
  route(contract.keepUploadValues, { action: 'describeUploads' }, ({ tenant, viewer, resourceType, body }) => keepUploadValues(tenant, viewer, resourceType, body.changes)),
]
