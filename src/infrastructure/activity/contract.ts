import * as Schema from 'effect/Schema'
import { EXECUTION_STATUSES } from '../../domain/activity/entry.ts'
import { AUDIT_KINDS } from '../../domain/activity/kinds.ts'
import { TARGET_KINDS } from '../../domain/activity/targets.ts'
import { endpoint } from '../contract/endpoint.ts'
import { BulkOperation } from '../bulk-operations/contract.ts'
import { Cursor, Id, PageSize, ResourceTypeName } from '../contract/values.ts'

const Changes = Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown))

const Target = Schema.Struct({
  kind: Schema.Literals(TARGET_KINDS),
  id: Id,
  type: Schema.optionalKey(ResourceTypeName),
  thumbnail: Schema.optionalKey(Schema.String),
})

export const ActivityEntry = Schema.Struct({
  id: Id,
  at: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  personId: Schema.optionalKey(Id),
  portrait: Schema.optionalKey(Id),
  byPlatform: Schema.Boolean,
  kind: Schema.Literals(AUDIT_KINDS),
  status: Schema.Literals(EXECUTION_STATUSES),
  resourceId: Schema.optionalKey(Id),
  resourceName: Schema.String,
  target: Schema.optionalKey(Target),
  before: Changes,
  after: Changes,
  /** Of a sign-in that was refused: how often, from the same network within hours, and how many of them were too many to be judged. */
  refused: Schema.optionalKey(Schema.Struct({ times: Schema.Number, limited: Schema.Number, lastAt: Schema.String })),
  suggested: Schema.optionalKey(Schema.Array(Schema.Struct({ text: Schema.String, engine: Schema.String, page: Schema.optionalKey(Schema.Finite), confidence: Schema.Finite }))),
  undoable: Schema.optionalKey(Schema.Boolean),
})

const Name = Schema.String.check(Schema.isMaxLength(255))
/** ISO 8601 in UTC, to the millisecond: days begin where the reader lives. */
const Instant = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/))

/** `from` is within, `before` no longer. Names match from their beginning, without case. */
export const ActivityQuery = {
  firstName: Schema.optionalKey(Name),
  lastName: Schema.optionalKey(Name),
  kind: Schema.optionalKey(Schema.Literals(AUDIT_KINDS)),
  status: Schema.optionalKey(Schema.Literals(EXECUTION_STATUSES)),
  from: Schema.optionalKey(Instant),
  before: Schema.optionalKey(Instant),
  /** Of one folder, asset, contact, user, role, group or organization alone. */
  resourceId: Schema.optionalKey(Id),
}

export const readActivity = endpoint({
  method: 'GET',
  path: '/v1/activity',
  summary: 'What was done in the organization, newest first',
  query: Schema.Struct({ ...ActivityQuery, after: Schema.optionalKey(Cursor), limit: Schema.optionalKey(PageSize) }),
  success: Schema.Struct({
    items: Schema.Array(ActivityEntry),
    next: Schema.NullOr(Cursor),
    /** Whose log it is, by name. */
    organization: Schema.String,
    /** What the log is narrowed to; its name is empty where it is restricted for the reader. */
    object: Schema.optionalKey(Schema.Struct({ name: Schema.String })),
  }),
  failures: [],
})

/**
 * By the call that makes the opposite change, and by its leave. STALE_EDIT: something was changed since. Of a large tree, what is begun instead, as
 * 202: see /v1/bulk-operations.
 */
export const undoActivity = endpoint({
  method: 'POST',
  path: '/v1/activity/:entryId/undo',
  summary: 'Take back a change of a folder, an asset or a contact',
  params: Schema.Struct({ entryId: Id }),
  success: Schema.Struct({ bulkOperation: Schema.optionalKey(BulkOperation) }),
  later: 'bulkOperation',
  failures: [
    'NOT_FOUND',
    'ASSET_NOT_FOUND',
    'ASSET_DIFFERENT_TYPE',
    'ASSET_RESTRICTED_ACCESS',
    'ASSET_ALREADY_EXISTS',
    'ASSET_CANNOT_BE_STANDALONE',
    'ASSET_RELATED_TO_ITSELF',
    'SEARCH_NOT_UNDERSTOOD',
    'FILE_NUMBER_ALREADY_EXISTS',
    'NO_EXTENSION_IN_NAME_FOUND',
    'FOLDER_NOT_FOUND',
    'FOLDER_DIFFERENT_TYPE',
    'FOLDER_DIFFERENT_PARENT',
    'FOLDER_RESTRICTED_ACCESS',
    'FOLDER_ALREADY_EXISTS',
    'FOLDER_SAME_DESTINATION',
    'FOLDER_MOVE_TO_ITSELF',
    'FOLDER_MOVE_TO_CHILD',
    'FOLDER_COPY_TO_ITSELF',
    'FOLDER_COPY_TO_CHILD',
    'DESTINATION_NOT_FOUND',
    'CONTACT_NOT_FOUND',
    'CONTACT_ALREADY_EXISTS',
    'CONTACT_CATEGORY_NOT_FOUND',
    'PUBLICATION_RESTRICTED',
    'RESOURCE_IN_TRASH',
    'STALE_EDIT',
    'STORAGE_SIZE_EXCEEDED',
    'FILES_LIMIT_EXCEEDED',
  ],
})
