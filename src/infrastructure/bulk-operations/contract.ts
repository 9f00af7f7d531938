import * as Schema from 'effect/Schema'
import { CATALOGUE, EXTENSIONS } from '../../domain/failures/codes.ts'
import { BULK_ACTIONS, BULK_OPERATION_STATES } from '../../domain/bulk-operations/bulkOperation.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id, Nothing, ResourceTypeName } from '../contract/values.ts'

/**
 * What was done: by its batch it can be undone by who did it, for a day. Numbers of what was selected, not of what lies in it; of web ready, of all
 * that is another now. `copies`: of a few copies, what was made or replaced.
 */
const BulkOutcome = Schema.Struct({
  batchId: Id,
  folders: Schema.Finite,
  assets: Schema.Finite,
  skipped: Schema.Finite,
  copies: Schema.optionalKey(Schema.Struct({ folders: Schema.Array(Id), assets: Schema.Array(Id) })),
})

/** What many things are moved, copied, trashed, restored or made ready for the web by: see `BulkOperation` in the domain. */
export const BulkOperation = Schema.Struct({
  id: Id,
  action: Schema.Literals(BULK_ACTIONS),
  type: ResourceTypeName,
  count: Schema.Finite,
  name: Schema.NullOr(Schema.String),
  destinationId: Schema.NullOr(Id),
  destinationName: Schema.NullOr(Schema.String),
  importId: Schema.optionalKey(Id),
  state: Schema.Literals(BULK_OPERATION_STATES),
  total: Schema.Finite,
  done: Schema.Finite,
  outcome: Schema.NullOr(BulkOutcome),
  /** As a refused call tells it. */
  failure: Schema.NullOr(
    Schema.Struct({
      code: Schema.Literals([...CATALOGUE, ...EXTENSIONS]),
      names: Schema.optionalKey(Schema.Array(Schema.String)),
      needed: Schema.optionalKey(Schema.Finite),
      available: Schema.optionalKey(Schema.Finite),
    }),
  ),
  createdAt: Schema.String,
})

/** Of many, what is begun instead, as 202: see /v1/bulk-operations. What would refuse it refuses it at once. */
export const MoveCopyStarted = Schema.Union([BulkOutcome, Schema.Struct({ bulkOperation: BulkOperation })])

const One = Schema.Struct({ bulkOperationId: Id })

export const listBulkOperations = endpoint({
  method: 'GET',
  path: '/v1/bulk-operations',
  summary: "The caller's moves, copies, deletions and restores of many items of the last day, the latest first",
  success: Schema.Array(BulkOperation),
  failures: [],
})

export const readBulkOperation = endpoint({
  method: 'GET',
  path: '/v1/bulk-operations/:bulkOperationId',
  summary: 'How far a move, copy, deletion or restore of many things is',
  params: One,
  success: BulkOperation,
  failures: ['NOT_FOUND'],
})

/** What is done already stays done: the answer says so. */
export const cancelBulkOperation = endpoint({
  method: 'POST',
  path: '/v1/bulk-operations/:bulkOperationId/cancel',
  summary: 'Stop a move, copy, deletion or restore of many things before any of it is seen',
  params: One,
  success: BulkOperation,
  failures: ['NOT_FOUND'],
})

export const retryBulkOperation = endpoint({
  method: 'POST',
  path: '/v1/bulk-operations/:bulkOperationId/retry',
  summary: 'Begin a move, copy, deletion or restore anew that has failed or was cancelled',
  params: One,
  success: BulkOperation,
  failures: ['NOT_FOUND'],
})

export const removeBulkOperation = endpoint({
  method: 'DELETE',
  path: '/v1/bulk-operations/:bulkOperationId',
  summary: 'Take a move, copy, deletion or restore off the list; what is under way is stopped',
  params: One,
  success: Nothing,
  failures: ['NOT_FOUND'],
})
