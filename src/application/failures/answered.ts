import type { Result } from 'effect/Result'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { isNoAnswer } from '../../domain/failures/retry.ts'
import { failureOf, hasSucceeded, valueOf, wentUnanswered } from './outcome.ts'

interface Done<Value, Failed> {
  readonly event: { readonly output: Result<Value, Failed> }
}

/** Where a machine goes, and the action that is handed what came. */
interface Way<Target extends string, Action extends string> {
  readonly target: Target
  readonly action: Action
}

/**
 * What follows a call of a machine's `invoke` that answers a Result: one state and action for what it gave, one for what it failed with. The
 * types are those of the call's answer.
 */
export const answered =
  <Value, Failed>() =>
  <Target extends string, Action extends string, Otherwise extends string, Failing extends string>(given: Way<Target, Action>, failed: Way<Otherwise, Failing>) =>
    [
      {
        guard: ({ event }: Done<Value, Failed>) => hasSucceeded(event.output),
        target: given.target,
        actions: { type: given.action, params: ({ event }: Done<Value, Failed>) => valueOf(event.output) },
      },
      { target: failed.target, actions: { type: failed.action, params: ({ event }: Done<Value, Failed>) => failureOf(event.output) } },
    ] as const

interface Coded {
  readonly code: FailureCode
}

/** Where what is shown stays. `where`: whether anything was read of what was asked for; left out: always. */
interface Kept<Target extends string, Context> {
  readonly target: Target
  readonly where?: (context: Context) => boolean
}

/** What gave way before does not come back without an answer. */
const hasGivenWay = ({ failure }: { readonly failure: Coded | undefined }): boolean => failure !== undefined && !isNoAnswer(failure.code)

/**
 * The same where what is shown already may have been read again: without an answer it stays. It is read once more when the stream is back.
 */
export const answeredAgain =
  <Context extends { readonly failure: Coded | undefined }, Value, Failed extends Coded>() =>
  <Shown extends string, Target extends string, Action extends string, Otherwise extends string, Failing extends string>(
    { target, where }: Kept<Shown, Context>,
    given: Way<Target, Action>,
    failed: Way<Otherwise, Failing>,
  ) =>
    [
      { guard: ({ context, event }: Done<Value, Failed> & { readonly context: Context }) => wentUnanswered(event.output) && (where === undefined || (where(context) && !hasGivenWay(context))), target },
      ...answered<Value, Failed>()(given, failed),
    ] as const
