import * as Schema from 'effect/Schema'
import { BULK_OPERATION_STATES } from '../../domain/bulk-operations/bulkOperation.ts'
import { Id } from '../contract/values.ts'

export const METADATA_IMPORT_EVENTS = [
  /** The job of one of the user's own imports of metadata came further. */
  Schema.Struct({
    kind: Schema.Literal('metadataImport.changed'),
    jobId: Id,
    state: Schema.Literals(BULK_OPERATION_STATES),
    done: Schema.Finite,
    total: Schema.Finite,
  }),
] as const
