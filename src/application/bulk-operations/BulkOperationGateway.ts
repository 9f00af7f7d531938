import type { Result } from 'effect/Result'
import type { BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type BulkOperationCallFailure = CallFailure<'NOT_FOUND'>
type Answered = Promise<Result<BulkOperation, BulkOperationCallFailure>>

/** What one's own many things are moved, copied, trashed and restored by, for a day. How far each is comes as the fact `bulkOperation.changed`. */
export interface BulkOperationGateway {
  /** The latest first, a hundred at the most. */
  list(signal: AbortSignal): Promise<Result<readonly BulkOperation[], CallFailure>>
  read(id: string, signal: AbortSignal): Answered
  /** Nothing of it is seen then. What is done already stays done, and is answered so. */
  cancel(id: string, signal: AbortSignal): Answered
  /** Begins what failed or was cancelled anew. */
  retry(id: string, signal: AbortSignal): Answered
  /** Takes it off the list; what is under way is stopped. */
  remove(id: string, signal: AbortSignal): Promise<Result<object, BulkOperationCallFailure>>
}
