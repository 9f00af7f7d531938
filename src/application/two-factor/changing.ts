import * as Result from 'effect/Result'
import type { NewAuthenticator, OwnProof, ProofFailure, TwoFactorGateway, TwoFactorState } from './TwoFactorGateway.ts'

/** What is to be changed. `codes`: new recovery codes. */
export type TwoFactorIntent = 'app' | 'email' | 'codes' | 'off' | 'passkey' | 'removePasskey'

export interface Change {
  readonly intent: TwoFactorIntent
  /** The one that is to be removed. */
  readonly passkeyId: string
}

/** What a change gave: a new state, or what its next step begins with. */
export interface Changed {
  readonly state?: TwoFactorState
  readonly authenticator?: NewAuthenticator
  /** What the device is asked for, once a passkey may be added. */
  readonly passkeyOptions?: string
  /** To be shown, this once; none where there are no new ones. */
  readonly recoveryCodes: readonly string[]
}

/** Makes a change that is proven. */
export const changing =
  (twoFactor: TwoFactorGateway) =>
  async ({ intent, passkeyId }: Change, proof: OwnProof, signal: AbortSignal): Promise<Result.Result<Changed, ProofFailure>> => {
    if (intent === 'app') return Result.map(await twoFactor.begin(proof, signal), (authenticator): Changed => ({ authenticator, recoveryCodes: [] }))
    if (intent === 'codes') return Result.map(await twoFactor.renewCodes(proof, signal), (made): Changed => made)
    if (intent === 'passkey') return Result.map(await twoFactor.beginPasskey(proof, signal), (passkeyOptions): Changed => ({ passkeyOptions, recoveryCodes: [] }))
    if (intent === 'removePasskey') return Result.map(await twoFactor.removePasskey(passkeyId, proof, signal), (state): Changed => ({ state, recoveryCodes: [] }))
    const chosen = intent === 'email' ? twoFactor.chooseMail(proof, signal) : twoFactor.turnOff(proof, signal)
    return Result.map(await chosen, (state): Changed => ({ state, recoveryCodes: [] }))
  }
