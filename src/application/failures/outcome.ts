import type { Failure, Result, Success } from 'effect/Result'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { isNoAnswer } from '../../domain/failures/retry.ts'

// The tag is looked at here rather than asked of effect, whose functions the sign-in page does not carry.

export const hasSucceeded = <Value, Failed>(outcome: Result<Value, Failed>): outcome is Success<Value, Failed> => outcome._tag === 'Success'
export const hasFailed = <Value, Failed>(outcome: Result<Value, Failed>): outcome is Failure<Value, Failed> => outcome._tag === 'Failure'

/** What a call failed with; undefined when it succeeded. */
export const failureOf = <Value, Failed>(outcome: Result<Value, Failed>): Failed | undefined =>
  hasFailed(outcome) ? outcome.failure : undefined

/** What a call gave; undefined when it failed. */
export const valueOf = <Value, Failed>(outcome: Result<Value, Failed>): Value | undefined =>
  hasSucceeded(outcome) ? outcome.success : undefined

/** Whether a call failed with one of these codes. */
export const failedWith = <Failed extends { readonly code: string }>(
  outcome: Result<unknown, Failed>,
  ...codes: readonly Failed['code'][]
): boolean => hasFailed(outcome) && codes.includes(outcome.failure.code)

/** Whether a call got no answer. */
export const wentUnanswered = (outcome: Result<unknown, { readonly code: FailureCode }>): boolean => hasFailed(outcome) && isNoAnswer(outcome.failure.code)
