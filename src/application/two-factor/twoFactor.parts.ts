import * as Result from 'effect/Result'
import { assign, fromPromise, setup } from 'xstate'
import { codeOfChange, isCode, ownCodeMethod, tidyCode } from '../../domain/session/twoFactor.ts'
import { createNewPasskeyMachine } from './newPasskey.machine.ts'
import type { ConfirmFailure, NewAuthenticator, NewRecoveryCodes, OwnProof, ProofFailure, TwoFactorGateway, TwoFactorState } from './TwoFactorGateway.ts'

/** What is to be changed. `codes`: new recovery codes. */
export type TwoFactorIntent = 'app' | 'email' | 'codes' | 'off' | 'passkey' | 'removePasskey'

export interface TwoFactorContext {
  readonly state: TwoFactorState | undefined
  readonly intent: TwoFactorIntent
  /** The one that is to be removed. */
  readonly passkeyId: string
  /** What the device is asked for, once a passkey may be added. */
  readonly passkeyOptions: string | undefined
  readonly password: string
  readonly code: string
  /** The field was sent before it was filled. */
  readonly incomplete: boolean
  /** A code was mailed for this change. */
  readonly mailed: boolean
  readonly failure: ProofFailure | ConfirmFailure | undefined
  readonly authenticator: NewAuthenticator | undefined
  readonly recoveryCodes: readonly string[]
}

export type TwoFactorEvent =
  | { type: 'opened' }
  | { type: 'retry' }
  | { type: 'change'; intent: TwoFactorIntent; passkeyId?: string }
  | { type: 'password.changed'; password: string }
  | { type: 'code.changed'; code: string }
  | { type: 'submit' }
  /** Another code by e-mail. */
  | { type: 'resend' }
  | { type: 'cancel' }
  | { type: 'kept' }
  | { type: 'passkey.added'; made: NewRecoveryCodes }

/** What a change gave. */
interface Changed {
  readonly state?: TwoFactorState
  readonly authenticator?: NewAuthenticator
  readonly passkeyOptions?: string
  readonly recoveryCodes?: readonly string[]
}

interface Change {
  readonly intent: TwoFactorIntent
  readonly passkeyId: string
  readonly proof: OwnProof
}

/** What stands beside the password proves itself before it is changed. */
export const codeAsked = ({ state }: Pick<TwoFactorContext, 'state'>): 'own' | 'mailed' | undefined =>
  state === undefined ? undefined : codeOfChange({ choice: state.choice, hasPasskey: state.passkeys.length > 0 })

export const isCodeGiven = (context: Pick<TwoFactorContext, 'state' | 'code'>): boolean => {
  const [asked, code] = [codeAsked(context), tidyCode(context.code)]
  return asked === undefined || (asked === 'mailed' ? isCode('email', code) : ownCodeMethod(code) !== undefined)
}

const hasProof = (context: TwoFactorContext): boolean => context.password !== '' && isCodeGiven(context)

export const proofOf = (context: TwoFactorContext): OwnProof =>
  codeAsked(context) === undefined ? { password: context.password } : { password: context.password, code: tidyCode(context.code) }

const changing = (twoFactor: TwoFactorGateway) =>
  fromPromise(async ({ input: { intent, passkeyId, proof }, signal }: { input: Change; signal: AbortSignal }): Promise<Result.Result<Changed, ProofFailure>> => {
    if (intent === 'app') return Result.map(await twoFactor.begin(proof, signal), (authenticator): Changed => ({ authenticator }))
    if (intent === 'codes') return Result.map(await twoFactor.renewCodes(proof, signal), (made): Changed => made)
    if (intent === 'passkey') return Result.map(await twoFactor.beginPasskey(proof, signal), (passkeyOptions): Changed => ({ passkeyOptions }))
    if (intent === 'removePasskey') return Result.map(await twoFactor.removePasskey(passkeyId, proof, signal), (state): Changed => ({ state }))
    const chosen = intent === 'email' ? twoFactor.chooseMail(proof, signal) : twoFactor.turnOff(proof, signal)
    return Result.map(await chosen, (state): Changed => ({ state }))
  })

export const CLEAR = { password: '', code: '', incomplete: false, mailed: false, failure: undefined, authenticator: undefined, passkeyOptions: undefined, passkeyId: '', recoveryCodes: [] } as const

/** What the states of the second step's settings are made of. */
export const twoFactorSetup = (twoFactor: TwoFactorGateway) =>
  setup({
    types: { context: {} as TwoFactorContext, events: {} as TwoFactorEvent, children: {} as { newPasskey: 'newPasskey' } },
    actors: {
      newPasskey: createNewPasskeyMachine({ twoFactor }),
      reading: fromPromise(({ signal }: { signal: AbortSignal }) => twoFactor.read(signal)),
      changing: changing(twoFactor),
      mailing: fromPromise(({ signal }: { signal: AbortSignal }) => twoFactor.mailCode(signal)),
      confirming: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => twoFactor.confirm(input, signal)),
    },
    guards: {
      takesMailedCode: ({ context }) => codeAsked(context) === 'mailed',
      hasProof: ({ context }) => hasProof(context),
      isComplete: ({ context }) => isCode('app', tidyCode(context.code)),
      isLast: ({ event }) => event.type === 'code.changed' && isCode('app', tidyCode(event.code)),
    },
    actions: {
      clear: assign(CLEAR),
      setPassword: assign(({ event }) => (event.type === 'password.changed' ? { password: event.password, incomplete: false } : {})),
      setCode: assign(({ event }) => (event.type === 'code.changed' ? { code: event.code, incomplete: false } : {})),
      /** What was right is not typed again. */
      refuse: assign(({ context }, failure: ProofFailure | undefined) => ({
        failure,
        code: '',
        password: failure?.code === 'TWO_FA_CODE_INVALID' ? context.password : '',
      })),
      takeChange: assign((_, changed: Changed | undefined) => ({ ...CLEAR, ...changed })),
    },
  })
