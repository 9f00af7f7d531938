import * as Schema from 'effect/Schema'
import { ASSET_SORTS, PREVIEW_KINDS, THUMBNAIL_STATES } from '../../domain/assets/asset.ts'
import { INDEXING_FAILURES, INDEXING_STATES } from '../../domain/assets/indexing.ts'
import { RIGHTS_STATEMENTS } from '../../domain/rights-statements/rightsStatement.ts'
import { WEB_READY_RULES } from '../../domain/web-ready/webReady.ts'
import { Cursor, DirectionName, Id, ResourceTypeName } from '../contract/values.ts'

export const PathStep = Schema.Struct({ id: Id, name: Schema.String })

export const Folder = Schema.Struct({
  id: Id,
  name: Schema.String,
  parentId: Schema.NullOr(Id),
  type: ResourceTypeName,
  folderCount: Schema.Finite,
  assetCount: Schema.Finite,
  webReady: Schema.Boolean,
  keptFromPublication: Schema.optionalKey(Schema.Literal(true)),
  embargoUntil: Schema.optionalKey(Schema.String),
  favorite: Schema.Boolean,
  modifiedAt: Schema.String,
  revision: Schema.Finite,
})

const EmbargoAbove = Schema.NullOr(Schema.Struct({ until: Schema.String, folder: Schema.String }))

const Creator = Schema.Struct({ name: Schema.String, isGone: Schema.Boolean, successor: Schema.NullOr(Schema.String) })

export const FolderDetail = Schema.Struct({
  ...Folder.fields,
  path: Schema.Array(PathStep),
  createdAt: Schema.String,
  createdBy: Creator,
  readiness: Schema.NullOr(Schema.Struct({ items: Schema.Finite, ready: Schema.Finite, undecided: Schema.Finite })),
  webReadyRule: Schema.Literals(WEB_READY_RULES),
  ruleAbove: Schema.NullOr(Schema.Struct({ rule: Schema.Literals(['always', 'never']), folder: Schema.String })),
  embargoAbove: EmbargoAbove,
})

export const AssetSummary = Schema.Struct({
  id: Id,
  folderId: Id,
  type: ResourceTypeName,
  name: Schema.String,
  preview: Schema.Literals(PREVIEW_KINDS),
  size: Schema.Finite,
  fileNumber: Schema.String,
  width: Schema.NullOr(Schema.Finite),
  height: Schema.NullOr(Schema.Finite),
  thumbnail: Schema.Literals(THUMBNAIL_STATES),
  indexing: Schema.Literals(INDEXING_STATES),
  indexingFailure: Schema.optionalKey(Schema.Literals(INDEXING_FAILURES)),
  webReady: Schema.Boolean,
  keptFromPublication: Schema.optionalKey(Schema.Literal(true)),
  embargoUntil: Schema.optionalKey(Schema.String),
  favorite: Schema.Boolean,
  contentVersion: Schema.String,
  modifiedAt: Schema.String,
})

/** As lists show it: one of a whole module names the way down to the folder in which it lies. */
export const ListedAsset = Schema.Struct({ ...AssetSummary.fields, path: Schema.optionalKey(Schema.Array(PathStep)) })

export const AssetDetail = Schema.Struct({
  ...AssetSummary.fields,
  mediaType: Schema.String,
  description: Schema.String,
  seoTitle: Schema.String,
  seoDescription: Schema.String,
  tags: Schema.Array(Schema.String),
  repositoryId: Schema.NullOr(Id),
  repository: Schema.NullOr(Schema.String),
  rightsStatement: Schema.NullOr(Schema.Literals(RIGHTS_STATEMENTS)),
  embargoAbove: EmbargoAbove,
  portalViews: Schema.Finite,
  createdAt: Schema.String,
  createdBy: Creator,
  modifiedBy: Schema.String,
  path: Schema.Array(PathStep),
  checksum: Schema.String,
  revision: Schema.Finite,
})

export const AssetOrder = { sort: Schema.Literals(ASSET_SORTS), direction: DirectionName }

/** A folder or asset in a list that goes over many folders; `path`: the way down to the folder in which it lies. */
export const LibraryItem = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('folder'), folder: Folder, path: Schema.Array(PathStep) }),
  Schema.Struct({ kind: Schema.Literal('asset'), asset: AssetSummary, path: Schema.Array(PathStep) }),
])

/** A page by key: `next` null, nothing follows. `total` counts the whole list. */
export const pageOf = <Item extends Schema.Top>(item: Item) =>
  Schema.Struct({ items: Schema.Array(item), next: Schema.NullOr(Cursor), total: Schema.Finite })
