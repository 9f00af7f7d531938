import * as Schema from 'effect/Schema'
import { THUMBNAIL_STATES } from '../../domain/assets/asset.ts'
import { ASSET_DECISIONS, FOLDER_DECISIONS } from '../../domain/move-copy/conflictPlan.ts'
import { SELECTION_LIMIT } from '../../domain/items/selection.ts'
import { MAX_LENGTH } from '../../domain/query-language/query.ts'
import { SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { endpoint } from '../contract/endpoint.ts'
import { MoveCopyStarted } from '../bulk-operations/contract.ts'
import { Id } from '../contract/values.ts'

const Ids = Schema.Array(Id).check(Schema.isMaxLength(SELECTION_LIMIT))

/** What is acted on: see `Selection` in the domain. */
export const SelectionData = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('items'), folders: Ids, assets: Ids, from: Schema.optionalKey(Schema.NullOr(Id)) }),
  Schema.Struct({ kind: Schema.Literal('contents'), folderId: Schema.NullOr(Id), except: Ids }),
  Schema.Struct({ kind: Schema.Literal('module'), except: Ids }),
  Schema.Struct({ kind: Schema.Literal('found'), q: Schema.String.check(Schema.isMaxLength(MAX_LENGTH)), except: Ids }),
  Schema.Struct({ kind: Schema.Literal('batch'), batchId: Id }),
])

export const DecisionsData = Schema.Struct({
  folders: Schema.optionalKey(Schema.Literals(FOLDER_DECISIONS)),
  assets: Schema.optionalKey(Schema.Literals(ASSET_DECISIONS)),
  items: Schema.optionalKey(
    Schema.Array(Schema.Struct({ id: Id, decision: Schema.Literals(ASSET_DECISIONS) })).check(Schema.isMaxLength(SELECTION_LIMIT)),
  ),
})

const KindName = Schema.Literals(['folder', 'asset'])

/** The most taken names that a plan tells one by one. */
export const CONFLICTS_LISTED = 200

const ConflictSideData = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal('asset'),
    id: Id,
    /** Bytes. */
    size: Schema.Finite,
    modifiedAt: Schema.String,
    contentVersion: Schema.String,
    thumbnail: Schema.Literals(THUMBNAIL_STATES),
  }),
  Schema.Struct({ kind: Schema.Literal('folder'), id: Id, modifiedAt: Schema.String, folderCount: Schema.Finite, assetCount: Schema.Finite }),
])

/** `there` null: another of the same names has it, or what the caller does not see; that is not replaced. */
export const ConflictData = Schema.Struct({
  id: Id,
  kind: KindName,
  name: Schema.String,
  freeName: Schema.String,
  canReplace: Schema.Boolean,
  coming: Schema.NullOr(ConflictSideData),
  there: Schema.NullOr(ConflictSideData),
})

/** By the rules of the tree (specification section 8). */
const REFUSED = [
  ...SELECTION_REFUSALS,
  'DESTINATION_NOT_FOUND',
  'ASSET_CANNOT_BE_STANDALONE',
  'FOLDER_DIFFERENT_PARENT',
  'STALE_EDIT',
  'FOLDER_SAME_DESTINATION',
  'FOLDER_MOVE_TO_ITSELF',
  'FOLDER_MOVE_TO_CHILD',
  'FOLDER_COPY_TO_ITSELF',
  'FOLDER_COPY_TO_CHILD',
] as const
const FULL = ['STORAGE_SIZE_EXCEEDED', 'FILES_LIMIT_EXCEEDED'] as const
export const TAKEN = ['FOLDER_ALREADY_EXISTS', 'ASSET_ALREADY_EXISTS'] as const

/** `destinationId` null: the module's root. */
const Asked = { selection: SelectionData, destinationId: Schema.NullOr(Id) }

const planned = <Path extends `/v1/${string}`>(path: Path, summary: string) => ({
  method: 'POST' as const,
  path,
  summary,
  body: Schema.Struct(Asked),
  /** `total` counts all taken names; the first ones come one by one. */
  success: Schema.Struct({ conflicts: Schema.Array(ConflictData), total: Schema.Finite }),
})

/** Which names are taken at the destination. Changes nothing, and fails as the moving itself would. */
export const planMove = endpoint({ ...planned('/v1/library/move/plan', 'Which names a move meets'), failures: REFUSED })
export const planCopy = endpoint({ ...planned('/v1/library/copy/plan', 'Which names a copy meets'), failures: [...REFUSED, ...FULL] })

/** In one transaction. A taken name without a decision: nothing is changed, and the names are answered. */
export const moveResources = endpoint({
  method: 'POST',
  path: '/v1/library/move',
  summary: 'Move folders and assets into another folder',
  body: Schema.Struct({ ...Asked, decisions: DecisionsData }),
  success: MoveCopyStarted,
  later: 'bulkOperation',
  failures: [...REFUSED, ...TAKEN],
})

export const copyResources = endpoint({
  method: 'POST',
  path: '/v1/library/copy',
  summary: 'Copy folders and assets into a folder',
  body: Schema.Struct({ ...Asked, decisions: DecisionsData }),
  success: MoveCopyStarted,
  later: 'bulkOperation',
  failures: [...REFUSED, ...FULL, ...TAKEN],
})

/** Moves what one's own move brought back to where it was. */
export const undoMove = endpoint({
  method: 'POST',
  path: '/v1/library/move/undo',
  summary: 'Undo a move of folders and assets',
  body: Schema.Struct({ batchId: Id, decisions: DecisionsData }),
  success: MoveCopyStarted,
  later: 'bulkOperation',
  failures: [...REFUSED, ...TAKEN],
})
