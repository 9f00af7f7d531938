import type { Result } from 'effect/Result'
import type { TwoFactorChoice } from '../../domain/session/twoFactor.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** The second step of one's own sign-in. */
export interface TwoFactorState {
  readonly choice: TwoFactorChoice
  /** The organization asks everybody for the step: who turned it off is sent codes by e-mail. */
  readonly required: boolean
  readonly recoveryCodesLeft: number
}

/** What an authenticator is set up with: by its QR code, or typed. */
export interface NewAuthenticator {
  readonly secret: string
  readonly uri: string
}

/** Recovery codes are told once. */
export interface NewRecoveryCodes {
  readonly state: TwoFactorState
  readonly recoveryCodes: readonly string[]
}

export type ProofFailure = CallFailure<'INVALID_CREDENTIALS'>
export type ConfirmFailure = CallFailure<'TWO_FA_CODE_EXPIRED' | 'TWO_FA_CODE_INVALID'>

/** Chooses the second step of one's own sign-in. Changes ask for the password again; INVALID_CREDENTIALS: it was wrong. */
export interface TwoFactorGateway {
  read(signal: AbortSignal): Promise<Result<TwoFactorState, CallFailure>>
  begin(password: string, signal: AbortSignal): Promise<Result<NewAuthenticator, ProofFailure>>
  /** TWO_FA_CODE_EXPIRED: it was begun too long ago, and is to be begun again. */
  confirm(code: string, signal: AbortSignal): Promise<Result<NewRecoveryCodes, ConfirmFailure>>
  chooseMail(password: string, signal: AbortSignal): Promise<Result<TwoFactorState, ProofFailure>>
  renewCodes(password: string, signal: AbortSignal): Promise<Result<NewRecoveryCodes, ProofFailure>>
  turnOff(password: string, signal: AbortSignal): Promise<Result<TwoFactorState, ProofFailure>>
}
