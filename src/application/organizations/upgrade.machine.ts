import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { failedWith, failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { UpgradeFailure, UsageGateway } from './UsageGateway.ts'

/** The storage widget's prompt: asks the platform's administrators for more. */
export const createUpgradeMachine = ({ usages }: { readonly usages: UsageGateway }) =>
  setup({
    types: { context: {} as { readonly failure: UpgradeFailure | undefined }, events: {} as { type: 'ask' } },
    actors: { asking: fromPromise(({ signal }: { signal: AbortSignal }) => usages.requestUpgrade(signal)) },
  }).createMachine({
    id: 'upgrade',
    context: { failure: undefined },
    initial: 'ready',
    states: {
      ready: { description: 'More storage can be asked for.', on: { ask: 'asking' } },
      asking: {
        description: 'The request is on its way.',
        invoke: {
          src: 'asking',
          onDone: [
            // Somebody else has asked already: what was wanted is so.
            { guard: ({ event }) => hasSucceeded(event.output) || failedWith(event.output, 'UPGRADE_ALREADY_REQUESTED'), target: 'ready' },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      failed: { description: 'The request could not be sent; it can be tried again.', on: { ask: 'asking' } },
    },
  })

export type UpgradeMachine = ReturnType<typeof createUpgradeMachine>
export type UpgradeActor = ActorRefFrom<UpgradeMachine>
