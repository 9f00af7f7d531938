import * as Result from 'effect/Result'
import type { MoveOutcome } from '../../src/application/library/MovingGateway.ts'
import type { Arranged, RelocationJob } from '../../src/domain/library/relocationJob.ts'

/** What a call gave; throws its failure. */
export const value = <Value>(outcome: Result.Result<Value, unknown>): Value => {
  if (Result.isFailure(outcome)) throw new Error(`The call failed: ${JSON.stringify(outcome.failure)}`)
  return outcome.success
}

/** What a move or copy of a few things did; throws where it was only begun. */
export const arrangedOf = (outcome: MoveOutcome): Arranged => {
  const done = value(outcome)
  if ('relocation' in done) throw new Error('It was only begun')
  return done
}

/** What a move or copy of many things began; throws where it was done at once. */
export const begunOf = (outcome: MoveOutcome): RelocationJob => {
  const done = value(outcome)
  if (!('relocation' in done)) throw new Error('It was done at once')
  return done.relocation
}

/** The code of a failed call; undefined when it succeeded. */
export const codeOf = (outcome: Result.Result<unknown, { readonly code: string }>): string | undefined =>
  Result.isFailure(outcome) ? outcome.failure.code : undefined

export const signal = (): AbortSignal => new AbortController().signal
