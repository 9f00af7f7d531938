import * as Result from 'effect/Result'

/** What a call failed with; undefined when it succeeded. */
export const failureOf = <Value, Failed>(outcome: Result.Result<Value, Failed>): Failed | undefined =>
  Result.isFailure(outcome) ? outcome.failure : undefined

/** What a call gave; undefined when it failed. */
export const valueOf = <Value, Failed>(outcome: Result.Result<Value, Failed>): Value | undefined =>
  Result.isSuccess(outcome) ? outcome.success : undefined

/** Whether a call failed with one of these codes. */
export const failedWith = <Failed extends { readonly code: string }>(
  outcome: Result.Result<unknown, Failed>,
  ...codes: readonly Failed['code'][]
): boolean => Result.isFailure(outcome) && codes.includes(outcome.failure.code)
