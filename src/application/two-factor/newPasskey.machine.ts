import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { passkeyNameProblem } from '../../domain/session/passkey.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { NewRecoveryCodes, PasskeyFailure, TwoFactorGateway } from './TwoFactorGateway.ts'

interface NewPasskeyContext {
  /** What the server asks the device for. */
  readonly options: string
  readonly name: string
  readonly problem: Problem | undefined
  readonly failure: PasskeyFailure | undefined
  /** Undefined when it is left. */
  readonly made: NewRecoveryCodes | undefined
}

type NewPasskeyEvent = { type: 'name.changed'; name: string } | { type: 'submit' } | { type: 'cancel' }

const naming = { 'name.changed': { actions: 'setName' }, submit: [{ guard: 'isNamed', target: 'creating' }, { actions: 'findProblem' }] } as const

/** A passkey that is being added: it is named, and the device asked for it. */
export const createNewPasskeyMachine = ({ twoFactor }: { readonly twoFactor: Pick<TwoFactorGateway, 'addPasskey'> }) =>
  setup({
    types: {
      context: {} as NewPasskeyContext,
      input: {} as string,
      events: {} as NewPasskeyEvent,
      output: {} as NewRecoveryCodes | undefined,
    },
    actors: {
      adding: fromPromise(({ input, signal }: { input: NewPasskeyContext; signal: AbortSignal }) =>
        twoFactor.addPasskey({ name: input.name, options: input.options }, signal),
      ),
    },
    guards: { isNamed: ({ context }) => passkeyNameProblem(context.name) === undefined },
    actions: {
      setName: assign(({ event }) => (event.type === 'name.changed' ? { name: event.name, problem: undefined } : {})),
      findProblem: assign({ problem: ({ context }) => passkeyNameProblem(context.name) }),
    },
  }).createMachine({
    id: 'newPasskey',
    context: ({ input: options }) => ({ options, name: '', problem: undefined, failure: undefined, made: undefined }),
    output: ({ context }) => context.made,
    initial: 'naming',
    on: { cancel: '.settled' },
    states: {
      naming: {
        description: 'The passkey gets a name by which its owner knows it again.',
        on: naming,
      },
      creating: {
        description: 'The device is asked for a passkey, and the server keeps it.',
        entry: assign({ failure: undefined }),
        invoke: {
          src: 'adding',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'settled',
              actions: assign({ made: ({ event }) => valueOf(event.output) }),
            },
            { target: 'refused', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      refused: {
        description: 'The device gave none, or the server could not keep it; it can be tried again.',
        on: naming,
      },
      settled: { description: 'The passkey is kept, or left.', type: 'final' },
    },
  })

type NewPasskeyMachine = ReturnType<typeof createNewPasskeyMachine>
export type NewPasskeyActor = ActorRefFrom<NewPasskeyMachine>
