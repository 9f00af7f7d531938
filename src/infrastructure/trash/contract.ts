import * as Schema from 'effect/Schema'
import { BLOCKED_BY, TRASH_SORTS } from '../../domain/trash/trashItem.ts'
import { SELECTION_LIMIT } from '../../domain/items/selection.ts'
import { SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { endpoint } from '../contract/endpoint.ts'
import { AssetSummary, pageOf, PathStep } from '../items/contract.ts'
import { ConflictData, DecisionsData, SelectionData, TAKEN } from '../move-copy/contract.ts'
import { MoveCopyStarted } from '../bulk-operations/contract.ts'
import { Cursor, DirectionName, Id, PageSize, ResourceTypeName } from '../contract/values.ts'

const KindName = Schema.Literals(['folder', 'asset'])
const Ids = Schema.Array(Id).check(Schema.isMaxLength(SELECTION_LIMIT))

/** What of the trash is acted on: see `TrashSelection` in the domain. */
export const TrashSelectionData = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('items'), folders: Ids, assets: Ids }),
  Schema.Struct({ kind: Schema.Literal('all'), except: Ids }),
  Schema.Struct({ kind: Schema.Literal('batch'), batchId: Id }),
])

const { contentVersion, thumbnail, preview, width, height } = AssetSummary.fields

const TrashItemData = Schema.Struct({
  id: Id,
  kind: KindName,
  type: ResourceTypeName,
  name: Schema.String,
  place: Schema.Array(PathStep),
  trashedAt: Schema.String,
  trashedBy: Schema.String,
  folderCount: Schema.Finite,
  assetCount: Schema.Finite,
  size: Schema.Finite,
  picture: Schema.NullOr(Schema.Struct({ contentVersion, thumbnail, preview, width, height })),
})

/** By the date of deletion, the latest first unless told. Of all modules of the organization, or of one; of all names, or of those with the term in them. */
export const listTrash = endpoint({
  method: 'GET',
  path: '/v1/trash',
  summary: 'What lies in the trash',
  query: Schema.Struct({
    type: Schema.optionalKey(ResourceTypeName),
    term: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500))),
    sort: Schema.optionalKey(Schema.Literals(TRASH_SORTS)),
    direction: Schema.optionalKey(DirectionName),
    after: Schema.optionalKey(Cursor),
    limit: Schema.optionalKey(PageSize),
  }),
  success: pageOf(TrashItemData),
  failures: [],
})

/** With all that lies in it. Answers the batch by which it can be restored together. */
export const trashResources = endpoint({
  method: 'POST',
  path: '/v1/library/trash',
  summary: 'Put folders and assets into the trash',
  body: Schema.Struct({ selection: SelectionData }),
  success: MoveCopyStarted,
  later: 'bulkOperation',
  failures: [...SELECTION_REFUSALS, 'FOLDER_DIFFERENT_PARENT', 'STALE_EDIT'],
})

/** Where to: back to where each lay, or into one folder (null: the module's root). */
const Asked = { selection: TrashSelectionData, destinationId: Schema.optionalKey(Schema.NullOr(Id)) }
const Missing = [
  'FOLDER_NOT_FOUND',
  'ASSET_NOT_FOUND',
  'FOLDER_RESTRICTED_ACCESS',
  'ASSET_RESTRICTED_ACCESS',
] as const
const REFUSED = [...Missing, 'DESTINATION_NOT_FOUND', 'RESOURCE_IN_TRASH', 'FOLDER_DIFFERENT_TYPE', 'ASSET_DIFFERENT_TYPE', 'ASSET_CANNOT_BE_STANDALONE'] as const

/** What stands in the way of restoring: taken names, and folders that are gone or in the trash themselves. Changes nothing. */
export const planRestore = endpoint({
  method: 'POST',
  path: '/v1/trash/restore/plan',
  summary: 'What a restore meets',
  body: Schema.Struct(Asked),
  success: Schema.Struct({
    conflicts: Schema.Array(ConflictData),
    total: Schema.Finite,
    blocked: Schema.Array(Schema.Struct({ id: Id, kind: KindName, name: Schema.String, by: Schema.Literals(BLOCKED_BY) })),
  }),
  failures: REFUSED,
})

/** DESTINATION_NOT_FOUND: where something lay is gone; RESOURCE_IN_TRASH: it lies in the trash itself. Then into another folder. */
export const restoreResources = endpoint({
  method: 'POST',
  path: '/v1/trash/restore',
  summary: 'Restore from the trash',
  body: Schema.Struct({ ...Asked, decisions: DecisionsData }),
  success: MoveCopyStarted,
  later: 'bulkOperation',
  failures: [...REFUSED, ...TAKEN],
})

/** `confirmed`: how many items somebody said yes to; STALE_EDIT: it would be more or fewer by now, as many as `count` says, and nothing was deleted. */
export const deletePermanently = endpoint({
  method: 'POST',
  path: '/v1/trash/delete',
  summary: 'Delete for good what lies in the trash',
  body: Schema.Struct({ selection: TrashSelectionData, confirmed: Schema.optionalKey(Schema.Finite) }),
  success: Schema.Struct({ folders: Schema.Finite, assets: Schema.Finite, kept: Schema.Finite }),
  failures: [...Missing, 'STALE_EDIT'],
})
