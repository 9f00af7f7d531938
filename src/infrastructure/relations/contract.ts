import * as Schema from 'effect/Schema'
import { endpoint } from '../contract/endpoint.ts'
import { LibraryItem, pageOf } from '../items/contract.ts'
import { CHANGE_LIMIT, ResourceRef } from '../restrictions/contract.ts'
import { Cursor, Id, PageSize } from '../contract/values.ts'

const Paging = Schema.Struct({ after: Schema.optionalKey(Cursor), limit: Schema.optionalKey(PageSize) })
const Change = Schema.Struct({ resources: Schema.Array(ResourceRef).check(Schema.isMaxLength(CHANGE_LIMIT)), related: Schema.Boolean })
const Changed = Schema.Struct({ changed: Schema.Array(ResourceRef) })
const OfAsset = Schema.Struct({ assetId: Id })
const OfFolder = Schema.Struct({ folderId: Id })

const NO_ASSET = ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS'] as const
const NO_FOLDER = ['FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS'] as const
/** What the address names comes first: that is what an identifier that cannot be one is answered like. */
const OF_ASSET = [...NO_ASSET, ...NO_FOLDER, 'RESOURCE_IN_TRASH'] as const
const OF_FOLDER = [...NO_FOLDER, ...NO_ASSET, 'RESOURCE_IN_TRASH'] as const

/** The latest first; what the caller does not see is neither shown nor counted. */
export const listRelatedOfAsset = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/related',
  summary: 'What is related to an asset',
  params: OfAsset,
  query: Paging,
  success: pageOf(LibraryItem),
  failures: OF_ASSET,
})

export const listRelatedOfFolder = endpoint({
  method: 'GET',
  path: '/v1/folders/:folderId/related',
  summary: 'The assets that are related to a folder',
  params: OfFolder,
  query: Paging,
  success: pageOf(LibraryItem),
  failures: OF_FOLDER,
})

/** What already is as wanted stays so, and is not among what is answered. Relations show on both sides. */
export const relateToAsset = endpoint({
  method: 'POST',
  path: '/v1/assets/:assetId/related',
  summary: 'Relate assets and folders to an asset, or no longer',
  params: OfAsset,
  body: Change,
  success: Changed,
  failures: [...OF_ASSET, 'ASSET_RELATED_TO_ITSELF'],
})

/** Folders are related to assets alone. */
export const relateToFolder = endpoint({
  method: 'POST',
  path: '/v1/folders/:folderId/related',
  summary: 'Relate assets to a folder, or no longer',
  params: OfFolder,
  body: Change,
  success: Changed,
  failures: [...OF_FOLDER, 'ASSET_RELATED_TO_ITSELF'],
})
