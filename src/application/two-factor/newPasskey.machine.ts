import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { passkeyNameProblem } from '../../domain/session/passkey.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { NewRecoveryCodes, PasskeyFailure, TwoFactorGateway } from './TwoFactorGateway.ts'

interface NewPasskeyInput {
  /** What the server asks the device for. */
  readonly options: string
  readonly added: (made: NewRecoveryCodes) => void
}

interface NewPasskeyContext extends NewPasskeyInput {
  readonly name: string
  readonly problem: Problem | undefined
  readonly failure: PasskeyFailure | undefined
}

export type NewPasskeyEvent = { type: 'name.changed'; name: string } | { type: 'submit' }

/** A passkey that is being added: it is named, and the device asked for it. */
export const createNewPasskeyMachine = ({ twoFactor }: { readonly twoFactor: Pick<TwoFactorGateway, 'addPasskey'> }) =>
  setup({
    types: { context: {} as NewPasskeyContext, input: {} as NewPasskeyInput, events: {} as NewPasskeyEvent },
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
    context: ({ input }) => ({ ...input, name: '', problem: undefined, failure: undefined }),
    initial: 'naming',
    states: {
      naming: {
        description: 'The passkey gets a name by which its owner knows it again.',
        on: { 'name.changed': { actions: 'setName' }, submit: [{ guard: 'isNamed', target: 'creating' }, { actions: 'findProblem' }] },
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
              target: 'added',
              actions: ({ context, event }) => {
                const made = valueOf(event.output)
                if (made) context.added(made)
              },
            },
            { target: 'refused', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      refused: {
        description: 'The device gave none, or the server could not keep it; it can be tried again.',
        on: { 'name.changed': { actions: 'setName' }, submit: [{ guard: 'isNamed', target: 'creating' }, { actions: 'findProblem' }] },
      },
      added: { description: 'The passkey is kept.' },
    },
  })

export type NewPasskeyMachine = ReturnType<typeof createNewPasskeyMachine>
export type NewPasskeyActor = ActorRefFrom<NewPasskeyMachine>
