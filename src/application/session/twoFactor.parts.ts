import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import { ownCodeMethod, tidyCode } from '../../domain/session/twoFactor.ts'
import type { ConfirmFailure, NewAuthenticator, OwnProof, ProofFailure, TwoFactorGateway, TwoFactorState } from './TwoFactorGateway.ts'

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
  readonly proof: OwnProof
}

/** An authenticator is asked for one of its codes before it is changed. */
export const takesCode = ({ state }: Pick<TwoFactorContext, 'state'>): boolean => state?.choice === 'app'

export const isCodeGiven = (code: string): boolean => ownCodeMethod(tidyCode(code)) !== undefined

export const hasProof = (context: TwoFactorContext): boolean => context.password !== '' && (!takesCode(context) || isCodeGiven(context.code))

export const proofOf = (context: TwoFactorContext): OwnProof =>
  takesCode(context) ? { password: context.password, code: tidyCode(context.code) } : { password: context.password }

export const changing = (twoFactor: TwoFactorGateway) =>
  fromPromise(async ({ input: { intent, proof }, signal }: { input: Change; signal: AbortSignal }): Promise<Result.Result<Changed, ProofFailure>> => {
    if (intent === 'app') return Result.map(await twoFactor.begin(proof, signal), (authenticator): Changed => ({ authenticator }))
    if (intent === 'codes') return Result.map(await twoFactor.renewCodes(proof, signal), (made): Changed => made)
    const chosen = intent === 'email' ? twoFactor.chooseMail(proof, signal) : twoFactor.turnOff(proof, signal)
    return Result.map(await chosen, (state): Changed => ({ state }))
  })
