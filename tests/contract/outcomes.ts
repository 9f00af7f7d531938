import * as Result from 'effect/Result'

/** What a call gave; throws its failure. */
export const value = <Value>(outcome: Result.Result<Value, unknown>): Value => {
  if (Result.isFailure(outcome)) throw new Error(`The call failed: ${JSON.stringify(outcome.failure)}`)
  return outcome.success
}

/** The code of a failed call; undefined when it succeeded. */
export const codeOf = (outcome: Result.Result<unknown, { readonly code: string }>): string | undefined =>
  Result.isFailure(outcome) ? outcome.failure.code : undefined

export const signal = (): AbortSignal => new AbortController().signal
