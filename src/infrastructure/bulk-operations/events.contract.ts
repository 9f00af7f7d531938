import * as Schema from 'effect/Schema'
import { BULK_OPERATION_STATES } from '../../domain/bulk-operations/bulkOperation.ts'
import { Id } from '../contract/values.ts'

export const BULK_OPERATION_EVENTS = [
  /** One of the user's own moves, copies or restores of many things came further. */
  Schema.Struct({
    kind: Schema.Literal('bulkOperation.changed'),
    bulkOperationId: Id,
    state: Schema.Literals(BULK_OPERATION_STATES),
    done: Schema.Finite,
    total: Schema.Finite,
  }),
] as const
