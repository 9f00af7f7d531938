import type { Result } from 'effect/Result'
import type { NewPasswordForm, ResetPasswordForm } from '../../domain/session/newPassword.ts'
import type { PasswordTokenPurpose, PasswordTokenRefusal } from '../../domain/session/passwordToken.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** Whose password a link sets. */
export interface LinkOwner {
  readonly purpose: PasswordTokenPurpose
  readonly email: string
  readonly organization: string
}

export interface LinkSent {
  /** The installation has no mail server: its mails can be read at /outbox. */
  readonly outbox: boolean
}

export type LinkFailure = CallFailure<PasswordTokenRefusal>

/** Passwords set by links that come by e-mail. None of these calls needs anybody signed in. */
export interface PasswordGateway {
  /** Succeeds whether or not there is such an account: the answer tells nobody who has one. */
  requestLink(form: ResetPasswordForm, signal: AbortSignal): Promise<Result<LinkSent, CallFailure>>
  read(token: string, signal: AbortSignal): Promise<Result<LinkOwner, LinkFailure>>
  /** Uses the link up and signs the user out everywhere. */
  set(form: NewPasswordForm & { readonly token: string }, signal: AbortSignal): Promise<Result<void, LinkFailure>>
}
