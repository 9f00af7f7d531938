import type { Result } from 'effect/Result'
import type { Passkey } from '../../domain/session/passkey.ts'
import type { TwoFactorChoice } from '../../domain/session/twoFactor.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** The second step of one's own sign-in. */
export interface TwoFactorState {
  readonly choice: TwoFactorChoice
  /** The organization asks everybody for the step: who turned it off is sent codes by e-mail. */
  readonly required: boolean
  readonly recoveryCodesLeft: number
  readonly passkeys: readonly Passkey[]
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

/** The password again; beside an authenticator also one of its codes or a recovery code, beside codes by e-mail one of those. */
export interface OwnProof {
  readonly password: string
  readonly code?: string
}

export type ProofFailure = CallFailure<'INVALID_CREDENTIALS' | 'TWO_FA_CODE_INVALID'>
/** What a device is asked for, and what its owner calls it. */
export interface NamedPasskey {
  readonly name: string
  readonly options: string
}

export type PasskeyFailure = CallFailure<'TWO_FA_CODE_EXPIRED' | 'PASSKEY_REFUSED'>
export type ConfirmFailure = CallFailure<'TWO_FA_CODE_EXPIRED' | 'TWO_FA_CODE_INVALID'>

/** Chooses the second step of one's own sign-in. Changes ask for it again; INVALID_CREDENTIALS: the password was wrong. */
export interface TwoFactorGateway {
  read(signal: AbortSignal): Promise<Result<TwoFactorState, CallFailure>>
  begin(proof: OwnProof, signal: AbortSignal): Promise<Result<NewAuthenticator, ProofFailure>>
  /** TWO_FA_CODE_EXPIRED: it was begun too long ago, and is to be begun again. */
  confirm(code: string, signal: AbortSignal): Promise<Result<NewRecoveryCodes, ConfirmFailure>>
  chooseMail(proof: OwnProof, signal: AbortSignal): Promise<Result<TwoFactorState, ProofFailure>>
  /** Has a code sent by e-mail that proves a change. NOT_FOUND: no codes come by e-mail. */
  mailCode(signal: AbortSignal): Promise<Result<{ readonly resendAfter: number }, CallFailure>>
  renewCodes(proof: OwnProof, signal: AbortSignal): Promise<Result<NewRecoveryCodes, ProofFailure>>
  turnOff(proof: OwnProof, signal: AbortSignal): Promise<Result<TwoFactorState, ProofFailure>>
  /** Answers what the device is to be asked for. */
  beginPasskey(proof: OwnProof, signal: AbortSignal): Promise<Result<string, ProofFailure>>
  /** Asks the device. No recovery codes: there were some before. PASSKEY_REFUSED: it gave none. */
  addPasskey(passkey: NamedPasskey, signal: AbortSignal): Promise<Result<NewRecoveryCodes, PasskeyFailure>>
  removePasskey(id: string, proof: OwnProof, signal: AbortSignal): Promise<Result<TwoFactorState, ProofFailure>>
}
