import type { Failure } from '../../domain/failures/failure.ts'
import { isCode, tidyCode } from '../../domain/session/twoFactor.ts'

/** What stands in the field of a code. */
export interface TypedCode {
  readonly code: string
  /** It was sent before it could be one. */
  readonly incomplete: boolean
}

export const NO_CODE: TypedCode = { code: '', incomplete: false }

/**
 * A state in which a code is typed; the last digit sends it. The machine has the state `checking`, the guards `isLast` and `isComplete`, the
 * actions `setCode` and `markIncomplete`.
 */
export const codeEntry = {
  'code.changed': [{ guard: 'isLast', target: 'checking', actions: 'setCode' }, { actions: 'setCode' }],
  submit: [{ guard: 'isComplete', target: 'checking' }, { actions: 'markIncomplete' }],
} as const

/** The guards of `codeEntry` where an authenticator makes the code. */
export const appCodeGuards = {
  isComplete: ({ context }: { readonly context: TypedCode }) => isCode('app', tidyCode(context.code)),
  isLast: ({ event }: { readonly event: { readonly type: string; readonly code?: string } }) => isCode('app', tidyCode(event.code ?? '')),
}

/** A code that was wrong is typed anew; one that nobody could judge stays. */
export const refusedCode = <Failed extends Failure>(failure: Failed | undefined): { readonly failure: Failed | undefined; readonly code?: string } => {
  const isWrong = failure?.code === 'TWO_FA_CODE_INVALID' || failure?.code === 'TWO_FA_CODE_EXPIRED'
  return { failure, ...(isWrong ? { code: '' } : {}) }
}
