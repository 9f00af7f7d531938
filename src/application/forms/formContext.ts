import type { Failure } from '../../domain/failures/failure.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'

/** What every form holds beside its fields. */
export interface FormContext<Theirs, Failed> {
  readonly problems: FieldProblems
  readonly failure: Failed | undefined
  /** What somebody else has saved meanwhile. */
  readonly theirs: Theirs | undefined
}

export const UNTOUCHED = { problems: {}, failure: undefined, theirs: undefined } as const

/** A failure in a form: what it says of fields stands at them, in place of what stood there. */
export const failureInForm = <Failed extends Failure>(failure: Failed | undefined): { readonly failure: Failed | undefined; readonly problems?: FieldProblems } => {
  const given: Failure | undefined = failure
  return { failure, ...(given?.code === 'VALIDATION_FAILED' ? { problems: given.fields } : {}) }
}
