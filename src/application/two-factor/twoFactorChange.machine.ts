import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { answered } from '../failures/answered.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import { codeAsked, hasProof, proofOf, type TypedProof } from './changeProof.ts'
import { changing, type Change, type Changed } from './changing.ts'
import type { ProofFailure, TwoFactorGateway, TwoFactorState } from './TwoFactorGateway.ts'

interface TwoFactorChangeInput extends Change {
  readonly state: TwoFactorState
}

interface TwoFactorChangeContext extends TwoFactorChangeInput, TypedProof {
  /** It was sent before the fields were filled. */
  readonly incomplete: boolean
  /** A code was mailed for this change. */
  readonly mailed: boolean
  readonly failure: ProofFailure | undefined
  /** What it gave; undefined when it is left. */
  readonly changed: Changed | undefined
}

type TwoFactorChangeEvent =
  | { type: 'password.changed'; password: string }
  | { type: 'code.changed'; code: string }
  | { type: 'submit' }
  /** Another code by e-mail. */
  | { type: 'resend' }
  | { type: 'cancel' }

const entry = {
  resend: 'mailing',
  'code.changed': { actions: 'setCode' },
  'password.changed': { actions: 'setPassword' },
  submit: [{ guard: 'hasProof', target: 'checking' }, { actions: 'markIncomplete' }],
} as const

/** A change of the second step: the password is asked for again, and a code of the step that there is. */
export const createTwoFactorChangeMachine = ({ twoFactor }: { readonly twoFactor: TwoFactorGateway }) => {
  const change = changing(twoFactor)
  return setup({
    types: {
      context: {} as TwoFactorChangeContext,
      input: {} as TwoFactorChangeInput,
      events: {} as TwoFactorChangeEvent,
      output: {} as Changed | undefined,
    },
    actors: {
      mailing: fromPromise(({ signal }: { signal: AbortSignal }) => twoFactor.mailCode(signal)),
      changing: fromPromise(({ input, signal }: { input: TwoFactorChangeContext; signal: AbortSignal }) => change(input, proofOf(input), signal)),
    },
    guards: {
      takesMailedCode: ({ context }) => codeAsked(context) === 'mailed',
      hasProof: ({ context }) => hasProof(context),
    },
    actions: {
      setPassword: assign(({ event }) => (event.type === 'password.changed' ? { password: event.password, incomplete: false } : {})),
      setCode: assign(({ event }) => (event.type === 'code.changed' ? { code: event.code, incomplete: false } : {})),
      markIncomplete: assign({ incomplete: true }),
      /** What was right, or was judged by nobody, is not typed again. */
      refuse: assign(({ context: { code, password } }, failure: ProofFailure | undefined) => {
        if (failure?.code === 'INVALID_CREDENTIALS') return { failure, code: '', password: '' }
        return { failure, password, code: failure?.code === 'TWO_FA_CODE_INVALID' ? '' : code }
      }),
      take: assign((_, changed: Changed | undefined) => ({ changed })),
    },
  }).createMachine({
    id: 'twoFactorChange',
    context: ({ input }) => ({ ...input, password: '', code: '', incomplete: false, mailed: false, failure: undefined, changed: undefined }),
    output: ({ context }) => context.changed,
    initial: 'deciding',
    on: { cancel: '.settled' },
    states: {
      deciding: { always: [{ guard: 'takesMailedCode', target: 'mailing' }, { target: 'entering' }] },
      mailing: {
        description: 'The code that proves the change is being mailed; the password can be typed.',
        entry: assign({ failure: undefined }),
        on: { 'password.changed': { actions: 'setPassword' } },
        invoke: {
          src: 'mailing',
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'entering', actions: assign({ mailed: true }) },
            { target: 'entering', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      entering: { description: 'The password is asked for before a change, and a code of the second step that there is.', on: entry },
      checking: {
        description: 'The change is made, if the password is right.',
        on: { cancel: {} },
        entry: assign({ failure: undefined }),
        invoke: {
          src: 'changing',
          input: ({ context }) => context,
          onDone: answered<Changed, ProofFailure>()({ target: 'settled', action: 'take' }, { target: 'refused', action: 'refuse' }),
        },
      },
      refused: { description: 'The password or the code was wrong, or nobody could judge them.', on: entry },
      settled: { description: 'The change is made, or left.', type: 'final' },
    },
  })
}

type TwoFactorChangeMachine = ReturnType<typeof createTwoFactorChangeMachine>
export type TwoFactorChangeActor = ActorRefFrom<TwoFactorChangeMachine>
