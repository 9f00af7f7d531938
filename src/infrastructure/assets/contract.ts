import * as Schema from 'effect/Schema'
import { RIGHTS_STATEMENTS } from '../../domain/rights-statements/rightsStatement.ts'
import { endpoint } from '../contract/endpoint.ts'
import { AssetDetail, AssetOrder, ListedAsset, pageOf } from '../items/contract.ts'
import { Cursor, Id, PageSize, Skip } from '../contract/values.ts'

/** The list a page or position belongs to: the assets of one folder, or without `folderId` of the whole module (X-Resource-Type). */
const AssetList = {
  folderId: Schema.optionalKey(Id),
  sort: Schema.optionalKey(AssetOrder.sort),
  direction: Schema.optionalKey(AssetOrder.direction),
}

export const listAssets = endpoint({
  method: 'GET',
  path: '/v1/assets',
  summary: 'A page of assets by key',
  query: Schema.Struct({
    ...AssetList,
    after: Schema.optionalKey(Cursor),
    skip: Schema.optionalKey(Skip),
    limit: Schema.optionalKey(PageSize),
  }),
  success: pageOf(ListedAsset),
  failures: ['FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

/**
 * The keys at every `every`-th place of a list, so that any place can be reached at the cost of the first page: `cursors[i]` stands
 * before row `i * every` (the first is empty: from the start). At most 1,000 cursors.
 */
export const locateAssets = endpoint({
  method: 'GET',
  path: '/v1/assets/positions',
  summary: 'The keys by which any place of a list of assets is reached',
  query: Schema.Struct(AssetList),
  success: Schema.Struct({ total: Schema.Finite, every: Schema.Finite, cursors: Schema.Array(Schema.String) }),
  failures: ['FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

export const readAsset = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId',
  summary: 'One asset',
  params: Schema.Struct({ assetId: Id }),
  success: AssetDetail,
  failures: ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

/** Left-out fields stay as they are. */
export const editAsset = endpoint({
  method: 'PATCH',
  path: '/v1/assets/:assetId',
  summary: 'Edit the name, description, file number, repository, rights statement, tags or search engine texts of an asset',
  params: Schema.Struct({ assetId: Id }),
  body: Schema.Struct({
    revision: Schema.Finite,
    name: Schema.optionalKey(Schema.String),
    description: Schema.optionalKey(Schema.String),
    fileNumber: Schema.optionalKey(Schema.String),
    seoTitle: Schema.optionalKey(Schema.String),
    seoDescription: Schema.optionalKey(Schema.String),
    tags: Schema.optionalKey(Schema.Array(Schema.String)),
    repositoryId: Schema.optionalKey(Schema.NullOr(Id)),
    rightsStatement: Schema.optionalKey(Schema.NullOr(Schema.Literals(RIGHTS_STATEMENTS))),
  }),
  success: AssetDetail,
  failures: [
    'ASSET_NOT_FOUND',
    'ASSET_DIFFERENT_TYPE',
    'ASSET_RESTRICTED_ACCESS',
    'ASSET_ALREADY_EXISTS',
    'FILE_NUMBER_ALREADY_EXISTS',
    'NO_EXTENSION_IN_NAME_FOUND',
    'RESOURCE_IN_TRASH',
    'STALE_EDIT',
  ],
})

/** The text found in an asset, for its preview: whole, up to 200,000 characters. */
export const readAssetText = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/text',
  summary: 'The text of a text or office file',
  params: Schema.Struct({ assetId: Id }),
  success: Schema.Struct({ text: Schema.String, truncated: Schema.Boolean, rows: Schema.NullOr(Schema.Array(Schema.Array(Schema.String))) }),
  failures: ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

export const listRepositories = endpoint({
  method: 'GET',
  path: '/v1/repositories',
  summary: 'The holding places of originals that the organization keeps',
  success: Schema.Array(Schema.Struct({ id: Id, name: Schema.String })),
  failures: [],
})
