import * as Schema from 'effect/Schema'
import { THUMBNAIL_STATES } from '../../domain/assets/asset.ts'
import { INDEXING_FAILURES, INDEXING_STATES } from '../../domain/assets/indexing.ts'
import { Id, ResourceTypeName, ValueRevisions } from '../contract/values.ts'

export const ASSET_EVENTS = [
  Schema.Struct({
    kind: Schema.Literal('asset.changed'),
    assetId: Id,
    folderId: Id,
    type: ResourceTypeName,
    thumbnail: Schema.Literals(THUMBNAIL_STATES),
    indexing: Schema.Literals(INDEXING_STATES),
    /** Why it failed, told as it does. */
    indexingFailure: Schema.optionalKey(Schema.Literals(INDEXING_FAILURES)),
    /** What is said of it changed, and no more. At most 40 are told at once. */
    values: Schema.optionalKey(ValueRevisions),
  }),
] as const
