import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { AdvancedSearchGateway, Completion } from './AdvancedSearchGateway.ts'

interface CompletionsContext {
  readonly q: string
  readonly at: number
  /** Of the last value that was answered; they stay while the next is under way. */
  readonly items: readonly Completion[]
}

type CompletionsEvent =
  /** The caret stands in the value of a field; `at` in UTF-16 units. */
  | { type: 'value.typed'; q: string; at: number }
  /** The caret stands elsewhere, or nowhere. */
  | { type: 'value.left' }

/** Milliseconds without a key before values are asked for. */
const DEBOUNCE_MS = 60

/** The values that the field may have which is being typed in a query. */
export const createCompletionsMachine = ({ advancedSearches }: { readonly advancedSearches: AdvancedSearchGateway }) =>
  setup({
    types: { context: {} as CompletionsContext, events: {} as CompletionsEvent },
    actors: {
      asking: fromPromise(({ input: { q, at }, signal }: { input: CompletionsContext; signal: AbortSignal }) => advancedSearches.completions(q, at, signal)),
    },
    actions: {
      put: assign((_, items: readonly Completion[] | undefined) => ({ items: items ?? [] })),
      drop: assign({ items: [] }),
    },
    guards: { isNothing: ({ context }) => context.items.length === 0 },
  }).createMachine({
    id: 'completions',
    context: { q: '', at: 0, items: [] },
    initial: 'idle',
    on: {
      'value.typed': { target: '.waiting', reenter: true, actions: assign(({ event }) => ({ q: event.q, at: event.at })) },
      'value.left': { target: '.idle', actions: assign({ q: '', at: 0, items: [] }) },
    },
    states: {
      idle: { description: 'No value is being typed.' },
      waiting: { description: 'Somebody is typing a value.', after: { [DEBOUNCE_MS]: 'asking' } },
      asking: {
        description: 'Values are being asked for; those of before are still offered.',
        invoke: {
          src: 'asking',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'answered', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
            // Whoever types goes on without them.
            { target: 'answered', actions: 'drop' },
          ],
        },
      },
      answered: { description: 'Whether there are any.', always: [{ guard: 'isNothing', target: 'nothing' }, 'offering'] },
      offering: { description: 'Values are offered.' },
      nothing: { description: 'No value fits.' },
    },
  })

export type CompletionsActor = ActorRefFrom<ReturnType<typeof createCompletionsMachine>>
