import * as Result from 'effect/Result'
import { BULK_THRESHOLD, type BulkOutcome } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Foresight } from '../items/foresight.ts'
import { putInLine, type Call } from './bulkOperations.ts'
import type { BulkKind } from './kinds.ts'

/** How it is done while its caller waits, and how it is found out whether anything refuses it. */
interface Ways<Asked, F, Done> {
  readonly kind: BulkKind<Asked>
  readonly asked: Asked
  readonly destinationId?: string | null | undefined
  /** Folders and files that it reaches, or as many of them as it writes. */
  readonly weight: number
  readonly now: () => Promise<Result.Result<Done, F>>
  readonly foresee: () => Foresight<F>
}

/** A few things at once; many behind the answer, unless something refuses them now. */
export const nowOrQueued = async <Asked, F, Done = BulkOutcome>(call: Call, { kind, asked, destinationId = null, weight, now, foresee }: Ways<Asked, F, Done>) => {
  if (weight <= BULK_THRESHOLD) return now()
  const foresight = await foresee()
  if (Result.isFailure(foresight)) return Result.fail(foresight.failure)
  return Result.succeed({ bulkOperation: await putInLine(call, kind, { asked, foreseen: foresight.success, destinationId, weight }) })
}
