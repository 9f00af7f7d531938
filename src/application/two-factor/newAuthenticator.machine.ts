import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { tidyCode } from '../../domain/session/twoFactor.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { appCodeGuards, codeEntry, NO_CODE, refusedCode, type TypedCode } from '../session/codeEntry.ts'
import type { ConfirmFailure, NewAuthenticator, NewRecoveryCodes, TwoFactorGateway } from './TwoFactorGateway.ts'

interface NewAuthenticatorContext extends TypedCode {
  readonly authenticator: NewAuthenticator
  readonly failure: ConfirmFailure | undefined
  /** Undefined when it is left. */
  readonly made: NewRecoveryCodes | undefined
}

type NewAuthenticatorEvent = { type: 'code.changed'; code: string } | { type: 'submit' } | { type: 'cancel' }

/** An authenticator that is being set up: by its QR code or its key, and confirmed by one of its codes. */
export const createNewAuthenticatorMachine = ({ twoFactor }: { readonly twoFactor: Pick<TwoFactorGateway, 'confirm'> }) =>
  setup({
    types: {
      context: {} as NewAuthenticatorContext,
      input: {} as NewAuthenticator,
      events: {} as NewAuthenticatorEvent,
      output: {} as NewRecoveryCodes | undefined,
    },
    actors: {
      confirming: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => twoFactor.confirm(input, signal)),
    },
    guards: appCodeGuards,
    actions: {
      setCode: assign(({ event }) => (event.type === 'code.changed' ? { code: event.code, incomplete: false } : {})),
      markIncomplete: assign({ incomplete: true }),
    },
  }).createMachine({
    id: 'newAuthenticator',
    context: ({ input: authenticator }) => ({ ...NO_CODE, authenticator, failure: undefined, made: undefined }),
    output: ({ context }) => context.made,
    initial: 'entering',
    on: { cancel: '.settled' },
    states: {
      entering: { description: 'The QR code is shown, and a code of the authenticator asked for.', on: codeEntry },
      checking: {
        description: 'The code of the authenticator is judged.',
        on: { cancel: {} },
        entry: assign({ failure: undefined }),
        invoke: {
          src: 'confirming',
          input: ({ context }) => tidyCode(context.code),
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'settled',
              actions: assign({ made: ({ event }) => valueOf(event.output) }),
            },
            { target: 'refused', actions: assign(({ event }) => refusedCode(failureOf(event.output))) },
          ],
        },
      },
      refused: { description: 'The code was not the authenticator’s, or nobody could judge it.', on: codeEntry },
      settled: { description: 'The authenticator is set up, or left.', type: 'final' },
    },
  })

type NewAuthenticatorMachine = ReturnType<typeof createNewAuthenticatorMachine>
export type NewAuthenticatorActor = ActorRefFrom<NewAuthenticatorMachine>
