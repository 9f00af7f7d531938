import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { Change, Changed, TwoFactorIntent } from './changing.ts'
import { createNewAuthenticatorMachine } from './newAuthenticator.machine.ts'
import { createNewPasskeyMachine } from './newPasskey.machine.ts'
import { createTwoFactorChangeMachine } from './twoFactorChange.machine.ts'
import type { NewAuthenticator, TwoFactorGateway, TwoFactorState } from './TwoFactorGateway.ts'

interface TwoFactorContext extends Change {
  readonly state: TwoFactorState | undefined
  readonly passkeyOptions: string | undefined
  readonly failure: CallFailure | undefined
  readonly authenticator: NewAuthenticator | undefined
  readonly recoveryCodes: readonly string[]
}

type TwoFactorEvent =
  | { type: 'opened' }
  | { type: 'retry' }
  | { type: 'change'; intent: TwoFactorIntent; passkeyId?: string }
  | { type: 'kept' }

interface Settled {
  readonly event: { readonly output: Changed | undefined }
}

const CLEAR = { failure: undefined, authenticator: undefined, passkeyOptions: undefined, passkeyId: '', recoveryCodes: [] } as const
const NO_STEP: TwoFactorState = { choice: 'off', required: false, recoveryCodesLeft: 0, passkeys: [] }

/** What was begun, and codes that are shown this once, are there for whoever comes back. */
const KEPT = { opened: {} } as const

const takeChange = { type: 'takeChange', params: ({ event }: Settled) => event.output } as const

/** What follows a change, or a step of one, that is made or left. */
const afterChange = [
  { guard: ({ event }: Settled) => event.output?.authenticator !== undefined, target: 'app', actions: takeChange },
  { guard: ({ event }: Settled) => event.output?.passkeyOptions !== undefined, target: 'passkey', actions: takeChange },
  { guard: ({ event }: Settled) => event.output?.recoveryCodes[0] !== undefined, target: 'codes', actions: takeChange },
  { target: 'chosen', actions: takeChange },
] as const

/** The second step of one's own sign-in: chosen, set up, changed. */
export const createTwoFactorMachine = ({ twoFactor, events }: { readonly twoFactor: TwoFactorGateway; readonly events: EventStream }) =>
  setup({
    types: {
      context: {} as TwoFactorContext,
      events: {} as TwoFactorEvent,
      children: {} as { twoFactorChange: 'twoFactorChange'; newAuthenticator: 'newAuthenticator'; newPasskey: 'newPasskey' },
    },
    actors: {
      reopening: retryWhenReopened(events),
      twoFactorChange: createTwoFactorChangeMachine({ twoFactor }),
      newAuthenticator: createNewAuthenticatorMachine({ twoFactor }),
      newPasskey: createNewPasskeyMachine({ twoFactor }),
      reading: fromPromise(({ signal }: { signal: AbortSignal }) => twoFactor.read(signal)),
    },
    actions: {
      clear: assign(CLEAR),
      takeChange: assign((_, changed: Changed | undefined) => ({ ...CLEAR, ...changed })),
    },
  }).createMachine({
    id: 'twoFactor',
    context: { ...CLEAR, state: undefined, intent: 'app' },
    initial: 'closed',
    on: { opened: '.reading' },
    states: {
      closed: { description: 'Nobody looks at it.' },
      reading: {
        description: 'What was chosen is being read.',
        entry: 'clear',
        invoke: {
          src: 'reading',
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'chosen',
              actions: assign({ state: ({ event }) => valueOf(event.output) }),
            },
            { target: 'unreadable', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      unreadable: { description: 'What was chosen could not be read.', invoke: { src: 'reopening' }, on: { retry: 'reading' } },
      chosen: {
        description: 'What was chosen is shown, and how to change it.',
        on: { change: { target: 'password', actions: ['clear', assign(({ event: { intent, passkeyId = '' } }) => ({ intent, passkeyId }))] } },
      },
      password: {
        description: 'A change is proven by the password, and made.',
        on: KEPT,
        invoke: {
          src: 'twoFactorChange',
          id: 'twoFactorChange',
          input: ({ context: { state = NO_STEP, intent, passkeyId } }) => ({ state, intent, passkeyId }),
          onDone: afterChange,
        },
      },
      app: {
        description: 'An authenticator is being set up.',
        on: KEPT,
        invoke: {
          src: 'newAuthenticator',
          id: 'newAuthenticator',
          input: ({ context }) => context.authenticator ?? { secret: '', uri: '' },
          onDone: afterChange,
        },
      },
      passkey: {
        description: 'A passkey is being added.',
        on: KEPT,
        invoke: { src: 'newPasskey', id: 'newPasskey', input: ({ context }) => context.passkeyOptions ?? '', onDone: afterChange },
      },
      codes: {
        description: 'The recovery codes are shown, this once.',
        on: { ...KEPT, kept: { target: 'chosen', actions: 'clear' } },
      },
    },
  })

type TwoFactorMachine = ReturnType<typeof createTwoFactorMachine>
export type TwoFactorActor = ActorRefFrom<TwoFactorMachine>
