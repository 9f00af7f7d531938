import * as Result from 'effect/Result'
import type { Begun } from '../../src/application/bulk-operations/begun.ts'
import type { WebReadyOutcome } from '../../src/application/web-ready/WebReadyGateway.ts'
import type { BulkOutcome, BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'

/** What a call gave; throws its failure. */
export const value = <Value>(outcome: Result.Result<Value, unknown>): Value => {
  if (Result.isFailure(outcome)) throw new Error(`The call failed: ${JSON.stringify(outcome.failure)}`)
  return outcome.success
}

type Outcome = Result.Result<BulkOutcome | Begun, unknown>

/** What a move, copy or restore of a few things did; throws where it was only begun. */
export const bulkOutcomeOf = (outcome: Outcome): BulkOutcome => {
  const done = value(outcome)
  if ('bulkOperation' in done) throw new Error('It was only begun')
  return done
}

/** What a move, copy, restore or mark of many things began; throws where it was done at once. */
export const begunOf = (outcome: Result.Result<BulkOutcome | WebReadyOutcome | Begun, unknown>): BulkOperation => {
  const done = value(outcome)
  if (!('bulkOperation' in done)) throw new Error('It was done at once')
  return done.bulkOperation
}

/** The code of a failed call; undefined when it succeeded. */
export const codeOf = (outcome: Result.Result<unknown, { readonly code: string }>): string | undefined =>
  Result.isFailure(outcome) ? outcome.failure.code : undefined

export const signal = (): AbortSignal => new AbortController().signal
