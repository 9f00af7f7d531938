import * as Result from 'effect/Result'
import { readAssetHistory, readContactHistory, readFolderHistory } from '../../src/infrastructure/activity/history.contract.ts'
import { findAsset } from '../assets/assets.ts'
import { readContact } from '../contacts/contacts.ts'
import { readFolder } from '../folders/folders.ts'
import { route, type Route } from '../http/route.ts'
import { historyOf } from './history.ts'

export const historyRoutes: readonly Route[] = [
  route(readAssetHistory, { action: 'viewDetails' }, async ({ tenant, viewer, resourceType, params, query }) => {
    const found = await findAsset(tenant, viewer, resourceType, params.assetId)
    return Result.isFailure(found) ? Result.fail(found.failure) : historyOf(tenant, viewer, { ...query, subject: 'asset', id: params.assetId })
  }),
  route(readContactHistory, { action: 'viewContacts' }, async ({ tenant, viewer, params, query }) => {
    const found = await readContact(tenant, params.contactId)
    return Result.isFailure(found) ? Result.fail(found.failure) : historyOf(tenant, viewer, { ...query, subject: 'contact', id: params.contactId })
  }),
  route(readFolderHistory, { action: 'viewDetails' }, async ({ tenant, viewer, resourceType, params, query }) => {
    const found = await readFolder(tenant, viewer, resourceType, params.folderId)
    return Result.isFailure(found) ? Result.fail(found.failure) : historyOf(tenant, viewer, { ...query, subject: 'folder', id: params.folderId })
  }),
]
