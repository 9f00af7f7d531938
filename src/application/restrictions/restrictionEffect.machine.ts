import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { RestrictionEffect } from '../../domain/restrictions/restrictedTree.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { MOST_CHANGED, type TreeOf, type RestrictionChange, type RestrictionFailure, type RestrictionGateway } from './RestrictionGateway.ts'

interface Context {
  readonly of: TreeOf
  readonly change: RestrictionChange
  readonly effect: RestrictionEffect | undefined
  readonly failure: RestrictionFailure | undefined
}

type RestrictionEffectEvent = { type: 'change.chosen'; of: TreeOf; change: RestrictionChange }

interface Ports {
  readonly restrictions: RestrictionGateway
  /** Milliseconds without another choice after which is counted. */
  readonly pause?: number
}

const PAUSE_MS = 300
const NOTHING: RestrictionChange = { restrict: [], lift: [] }

/** How much a change of restrictions takes out of sight and brings back, told before it is saved. */
export const createRestrictionEffectMachine = ({ restrictions, pause = PAUSE_MS }: Ports) =>
  setup({
    types: { context: {} as Context, events: {} as RestrictionEffectEvent },
    delays: { pause },
    actors: {
      weighing: fromPromise(({ input: { of, change }, signal }: { input: Context; signal: AbortSignal }) => restrictions.weigh(of, change, signal)),
    },
    guards: {
      isNothing: ({ event: { change } }) => change.restrict.length + change.lift.length === 0,
      isTooMuch: ({ event: { change } }) => Math.max(change.restrict.length, change.lift.length) > MOST_CHANGED,
    },
    actions: { hold: assign(({ event: { of, change } }) => ({ of, change, failure: undefined })) },
  }).createMachine({
    id: 'restrictionEffect',
    context: { of: { of: 'access', userId: '' }, change: NOTHING, effect: undefined, failure: undefined },
    initial: 'nothing',
    on: {
      'change.chosen': [
        { guard: 'isNothing', target: '.nothing', actions: ['hold', assign({ effect: undefined })] },
        { guard: 'isTooMuch', target: '.uncounted', actions: ['hold', assign({ effect: undefined })] },
        { target: '.choosing', actions: 'hold' },
      ],
    },
    states: {
      nothing: { description: 'Nothing is chosen.' },
      choosing: { description: 'Something was chosen just now; what is shown is of before.', tags: 'open', after: { pause: 'counting' } },
      counting: {
        description: 'What the change would hide and show is being counted.',
        tags: 'open',
        invoke: {
          src: 'weighing',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'counted', actions: assign({ effect: ({ event }) => valueOf(event.output) }) },
            { target: 'failed', actions: assign({ effect: undefined, failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      counted: { description: 'It is shown how much vanishes, and how much comes back.', tags: 'open' },
      failed: { description: 'It could not be counted; it can be saved all the same.', tags: 'open' },
      uncounted: { description: 'More is chosen than is counted at once.', tags: 'open' },
    },
  })

type RestrictionEffectMachine = ReturnType<typeof createRestrictionEffectMachine>
export type RestrictionEffectActor = ActorRefFrom<RestrictionEffectMachine>
