import * as Schema from 'effect/Schema'
import { ActivityEntry } from './contract.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, Id, PageSize } from '../contract/values.ts'
import { Names, SuggestedBy } from '../metadata/contract.ts'
import { Attribute } from '../templates/contract.ts'

const query = Schema.Struct({ after: Schema.optionalKey(Cursor), limit: Schema.optionalKey(PageSize) })
const success = Schema.Struct({ items: Schema.Array(ActivityEntry), next: Schema.NullOr(Cursor) })
/** What became of one attribute, told to whoever is in its template. */
const ChangedValues = Schema.Struct({
  id: Id,
  attribute: Attribute,
  before: Schema.Array(Schema.String),
  after: Schema.Array(Schema.String),
  names: Names,
  suggested: Schema.optionalKey(SuggestedBy),
  undoable: Schema.Boolean,
})
const AssetEntry = Schema.Struct({ ...ActivityEntry.fields, values: Schema.optionalKey(Schema.Array(ChangedValues)) })

/** Folders and repositories go by their names in `before` and `after`. */
export const readAssetHistory = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/history',
  summary: 'What was changed of an asset, newest first',
  params: Schema.Struct({ assetId: Id }),
  query,
  success: Schema.Struct({ ...success.fields, items: Schema.Array(AssetEntry) }),
  failures: ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

/** Categories go by their names. */
export const readContactHistory = endpoint({
  method: 'GET',
  path: '/v1/contacts/:contactId/history',
  summary: 'What was changed of a contact, newest first',
  params: Schema.Struct({ contactId: Id }),
  query,
  success,
  failures: ['CONTACT_NOT_FOUND', 'RESOURCE_IN_TRASH'],
})

export const readFolderHistory = endpoint({
  method: 'GET',
  path: '/v1/folders/:folderId/history',
  summary: 'What was changed of a folder, newest first',
  params: Schema.Struct({ folderId: Id }),
  query,
  success,
  failures: ['FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})
