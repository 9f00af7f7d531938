import type { Result } from 'effect/Result'
import type { LoginForm } from '../../domain/session/login.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { GivenStep, LoggedIn, StepGiven } from './SecondStep.ts'
import type { Tokens } from './Tokens.ts'

/** Why somebody does not get in whose password, or session, would be right. */
type BlockCode = 'ORGANIZATION_BLOCKED' | 'USER_BLOCKED'
export type LoginFailure = CallFailure<'INVALID_CREDENTIALS' | 'PASSWORD_NOT_SET' | BlockCode>
export type StepFailure = CallFailure<'TWO_FA_CODE_EXPIRED' | 'TWO_FA_CODE_INVALID' | 'PASSKEY_REFUSED'>
export type RefreshFailure = CallFailure<BlockCode>

/** `resendAfter`: seconds until another one can be asked for. */
interface MailedCode {
  readonly resendAfter: number
}

/** A session, and the recovery codes that are told once. */
export interface EnrolledTokens extends Tokens {
  readonly recoveryCodes: readonly string[]
}

/** The two session calls of specification section 7, and signing in. None of them carries a bearer token. */
export interface SessionGateway {
  logIn(form: LoginForm, signal: AbortSignal): Promise<Result<LoggedIn, LoginFailure>>
  /** Completes a sign-in. NOT_SIGNED_IN: it is over, and begins anew with the password. */
  confirmStep(given: GivenStep, signal: AbortSignal): Promise<Result<StepGiven, StepFailure>>
  /** Completes a sign-in by the device that keeps a passkey. PASSKEY_REFUSED: it gave none, or not one of theirs. */
  confirmPasskey(challenge: string, signal: AbortSignal): Promise<Result<StepGiven, StepFailure>>
  /** Completes a sign-in by a code of the authenticator that was set up in it. */
  enrol(given: { readonly challenge: string; readonly code: string }, signal: AbortSignal): Promise<Result<EnrolledTokens, StepFailure>>
  /** Has another code mailed for a sign-in. */
  mailCode(challenge: string, signal: AbortSignal): Promise<Result<MailedCode, CallFailure>>
  /** NOT_SIGNED_IN and the codes of a block: refused for good. Any other failure says nothing about the session. */
  refresh(refreshToken: string, signal: AbortSignal): Promise<Result<Tokens, RefreshFailure>>
  logOut(refreshToken: string, signal: AbortSignal): Promise<Result<void, CallFailure>>
}
