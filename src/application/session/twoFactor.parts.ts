import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import type { ConfirmFailure, NewAuthenticator, ProofFailure, TwoFactorGateway, TwoFactorState } from './TwoFactorGateway.ts'

/** What is to be changed. `codes`: new recovery codes. */
export type TwoFactorIntent = 'app' | 'email' | 'codes' | 'off'

export interface TwoFactorContext {
  readonly state: TwoFactorState | undefined
  readonly intent: TwoFactorIntent
  readonly password: string
  readonly code: string
  /** The field was sent before it was filled. */
  readonly incomplete: boolean
  readonly failure: ProofFailure | ConfirmFailure | undefined
  readonly authenticator: NewAuthenticator | undefined
  readonly recoveryCodes: readonly string[]
}

export type TwoFactorEvent =
  | { type: 'opened' }
  | { type: 'retry' }
  | { type: 'change'; intent: TwoFactorIntent }
  | { type: 'password.changed'; password: string }
  | { type: 'code.changed'; code: string }
  | { type: 'submit' }
  | { type: 'cancel' }
  | { type: 'kept' }

/** What a change gave. */
export interface Changed {
  readonly state?: TwoFactorState
  readonly authenticator?: NewAuthenticator
  readonly recoveryCodes?: readonly string[]
}

interface Change {
  readonly intent: TwoFactorIntent
  readonly password: string
}

export const changing = (twoFactor: TwoFactorGateway) =>
  fromPromise(async ({ input: { intent, password }, signal }: { input: Change; signal: AbortSignal }): Promise<Result.Result<Changed, ProofFailure>> => {
    if (intent === 'app') return Result.map(await twoFactor.begin(password, signal), (authenticator): Changed => ({ authenticator }))
    if (intent === 'codes') return Result.map(await twoFactor.renewCodes(password, signal), (made): Changed => made)
    const chosen = intent === 'email' ? twoFactor.chooseMail(password, signal) : twoFactor.turnOff(password, signal)
    return Result.map(await chosen, (state): Changed => ({ state }))
  })
