import type { StepMethod } from '../../domain/session/twoFactor.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { AskedStep, StepEnrolment } from './SecondStep.ts'
import type { StepFailure } from './SessionGateway.ts'
import type { Tokens } from './Tokens.ts'

/** What a second step comes to. `ended`: it took too long, or too many guesses. `left`: somebody goes back to the password. */
export type StepOutcome =
  | { readonly kind: 'passed'; readonly tokens: Tokens }
  /** An authenticator is to be set up first. */
  | { readonly kind: 'enrolling'; readonly enrolment: StepEnrolment }
  | { readonly kind: 'ended' }
  | { readonly kind: 'left' }

export interface StepInput {
  readonly step: AskedStep
  readonly settled: (outcome: StepOutcome) => void
}

export interface StepContext extends StepInput {
  readonly method: StepMethod
  readonly code: string
  /** It was sent before it could be one. */
  readonly incomplete: boolean
  readonly failure: StepFailure | undefined
  /** Of the latest mail that was asked for. */
  readonly mailFailure: CallFailure | undefined
  /** Seconds until another mail can be asked for. */
  readonly resendIn: number
}

export type StepEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'submit' }
  | { type: 'method.chosen'; method: StepMethod }
  | { type: 'resend' }
  | { type: 'back' }
