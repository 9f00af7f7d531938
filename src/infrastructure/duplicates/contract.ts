import * as Schema from 'effect/Schema'
import { DUPLICATE_KINDS } from '../../domain/duplicates/duplicates.ts'
import { MERGED_AT_ONCE } from '../../domain/duplicates/merge.ts'
import { OUT_OF_REACH, OUT_OF_REACH_THERE } from '../../domain/items/outOfReach.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, Id, Nothing, PageSize } from '../contract/values.ts'
import { AssetSummary, PathStep } from '../items/contract.ts'
import { DescribingTemplate, Names, Values } from '../metadata/contract.ts'
import { TAKEN } from '../move-copy/contract.ts'

const Duplicate = Schema.Struct({ asset: AssetSummary, path: Schema.Array(PathStep), addedAt: Schema.String })
const Duplicates = Schema.Array(Duplicate)
const Others = Schema.Array(Id).check(Schema.isMaxLength(MERGED_AT_ONCE))
/** One more than go when one is kept. */
const Compared = Schema.Array(Id).check(Schema.isMaxLength(MERGED_AT_ONCE + 1))

/** Groups by what they have in common; with `asset` only the one that it is of. A page may have fewer than its limit and still be followed by another. */
export const listDuplicates = endpoint({
  method: 'GET',
  path: '/v1/duplicates',
  summary: 'Assets that are the same file, or pictures that look alike',
  query: Schema.Struct({ kind: Schema.Literals(DUPLICATE_KINDS), asset: Schema.optionalKey(Id), after: Schema.optionalKey(Cursor), limit: Schema.optionalKey(PageSize) }),
  success: Schema.Struct({ groups: Schema.Array(Schema.Struct({ key: Schema.String, assets: Duplicates })), next: Schema.NullOr(Cursor) }),
  failures: OUT_OF_REACH,
})

export const listDuplicatesOfAsset = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/duplicates',
  summary: 'Assets that are the same file as one, or look like it',
  params: Schema.Struct({ assetId: Id }),
  success: Schema.Struct({ same: Duplicates, alike: Duplicates }),
  failures: ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

/** The most files that are asked about at once. */
const RECOGNIZED_AT_ONCE = 1000

/** SHA-256, hexadecimal; what is none is not there. */
const Checksum = Schema.String.check(Schema.isMaxLength(64))

/** Of each the asset that is there longest; files that are not there are left out. */
export const recognizeFiles = endpoint({
  method: 'POST',
  path: '/v1/duplicates/known',
  summary: 'Which files are there already, by their bytes',
  body: Schema.Struct({ checksums: Schema.Array(Checksum).check(Schema.isMaxLength(RECOGNIZED_AT_ONCE)) }),
  success: Schema.Struct({ known: Schema.Array(Schema.Struct({ checksum: Schema.String, duplicate: Duplicate })) }),
  failures: [],
})

/** Or, with `apart` false, that they may be after all. An asset may be among both. */
export const separateDuplicates = endpoint({
  method: 'POST',
  path: '/v1/duplicates/apart',
  summary: 'Say that none of some assets is the same as any of others',
  body: Schema.Struct({ assets: Compared, others: Compared, apart: Schema.Boolean }),
  success: Nothing,
  failures: OUT_OF_REACH,
})

const Difference = Schema.Struct({
  field: Schema.String,
  kept: Values,
  offered: Schema.Array(Schema.Struct({ from: Id, values: Values })),
})
const Merge = { keep: Id, others: Others }

/** Changes nothing. Values by templates that take no edits now, or that the caller is not in, are not among them. */
export const planMerge = endpoint({
  method: 'POST',
  path: '/v1/duplicates/merge/plan',
  summary: 'What an asset would get from its duplicates',
  body: Schema.Struct(Merge),
  success: Schema.Struct({
    tags: Schema.Array(Schema.String),
    filled: Schema.Array(Difference),
    conflicts: Schema.Array(Difference),
    repositories: Schema.Array(Schema.Struct({ id: Id, name: Schema.String })),
    templates: Schema.Array(DescribingTemplate),
    names: Names,
    state: Schema.String,
  }),
  failures: OUT_OF_REACH_THERE,
})

/**
 * In one transaction: the kept asset gets what the others have, and they go to the trash. `choices`: for a field the asset whose values are taken.
 * `folderId`: that of another, to which the kept one is moved. `state`: the plan's; where anything is not as that saw it, nothing is changed.
 */
export const mergeDuplicates = endpoint({
  method: 'POST',
  path: '/v1/duplicates/merge',
  summary: 'Keep one of several duplicates',
  body: Schema.Struct({
    ...Merge,
    choices: Schema.Record(Schema.String.check(Schema.isMaxLength(50)), Schema.String.check(Schema.isMaxLength(36))),
    folderId: Schema.NullOr(Id),
    state: Schema.String.check(Schema.isMaxLength(200)),
  }),
  success: Schema.Struct({ change: Id, trashed: Schema.Finite }),
  failures: [...OUT_OF_REACH_THERE, 'STALE_EDIT'],
})

/** The own merge. What was changed since of what the kept asset says stays as it is. */
/** STALE_EDIT: one of the others was deleted for good, so that the merge stays. */
export const undoMerge = endpoint({
  method: 'POST',
  path: '/v1/duplicates/merge/undo',
  summary: 'Undo a merge of duplicates',
  body: Schema.Struct({ change: Id }),
  success: Schema.Struct({ restored: Schema.Finite }),
  failures: [...OUT_OF_REACH_THERE, ...TAKEN, 'DESTINATION_NOT_FOUND', 'ASSET_CANNOT_BE_STANDALONE', 'STALE_EDIT'],
})
