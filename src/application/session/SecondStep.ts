import type { Result } from 'effect/Result'
import type { Failure } from '../../domain/failures/failure.ts'
import type { CodeMethod, StepMethod } from '../../domain/session/twoFactor.ts'
import { failedWith, valueOf } from '../failures/outcome.ts'
import type { Tokens } from './Tokens.ts'

/** The second step that a sign-in waits for. Seconds from now. */
export interface AskedStep {
  /** Proves that the password was right, in this browser alone. */
  readonly challenge: string
  /** The first is taken unless another is chosen. */
  readonly methods: readonly StepMethod[]
  readonly expiresIn: number
  /** A code was mailed: until another one can be asked for. Null: none was. */
  readonly resendAfter: number | null
}

export interface GivenStep {
  readonly challenge: string
  readonly method: CodeMethod
  readonly code: string
}

/** What is to be set up before the sign-in is complete: by the QR code of `uri`, or typed. */
export interface StepEnrolment {
  readonly challenge: string
  readonly secret: string
  readonly uri: string
}

/** What a right code gives: a session, or what stands before it still. */
export type StepGiven = Tokens | { readonly enrolment: StepEnrolment }

/** What a second step comes to. `ended`: it took too long, or too many guesses. `left`: somebody goes back to the password. */
export type StepOutcome =
  | { readonly kind: 'passed'; readonly tokens: Tokens }
  /** An authenticator is to be set up first. */
  | { readonly kind: 'enrolling'; readonly enrolment: StepEnrolment }
  | { readonly kind: 'ended' }
  | { readonly kind: 'left' }

/** What the answer to a code comes to; undefined: another one may be tried. */
export const outcomeOf = (answer: Result<StepGiven, Failure>): StepOutcome | undefined => {
  if (failedWith(answer, 'NOT_SIGNED_IN')) return { kind: 'ended' }
  const given = valueOf(answer)
  return given && ('enrolment' in given ? { kind: 'enrolling', ...given } : { kind: 'passed', tokens: given })
}

/** What a right password gives: a session, or the second step that stands before it. */
export type LoggedIn = Tokens | { readonly twoFactor: AskedStep }

export const stepIn = (answer: LoggedIn | undefined): AskedStep | undefined =>
  answer !== undefined && 'twoFactor' in answer ? answer.twoFactor : undefined

export const tokensIn = (answer: LoggedIn | undefined): Tokens | undefined =>
  answer !== undefined && 'token' in answer ? answer : undefined

/** A sign-in that needs nothing more gives its session away. */
export const handOver = (answer: LoggedIn | undefined, take: (tokens: Tokens) => void): void => {
  const tokens = tokensIn(answer)
  if (tokens !== undefined) take(tokens)
}
