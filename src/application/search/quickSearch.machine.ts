import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { asksFields, simpleSearchProblem } from '../../domain/search/query.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { SearchFailure, SearchGateway, SearchHit } from './SearchGateway.ts'

interface QuickSearchContext {
  readonly term: string
  /** Of the last search that succeeded; they stay while the next one is under way. */
  readonly hits: readonly SearchHit[]
  /** Up to 200; 201 stands for more. */
  readonly total: number
  readonly failure: SearchFailure | undefined
}

export type QuickSearchEvent = { type: 'term.changed'; term: string } | { type: 'retry' } | { type: 'close' }

/** Milliseconds without a key before the search is made. */
export const DEBOUNCE_MS = 80
/** Hits offered while typing, unless told. */
const OFFERED = 8

/** Search while typing. */
export const createQuickSearchMachine = ({ searches, offered = OFFERED }: { readonly searches: SearchGateway; readonly offered?: number }) =>
  setup({
    types: { context: {} as QuickSearchContext, events: {} as QuickSearchEvent },
    actors: {
      searching: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) =>
        searches.search({ term: input, isTyping: true, resourceType: undefined, limit: offered }, signal),
      ),
    },
    guards: {
      isSearchable: (_, term: string) => simpleSearchProblem(term) === undefined && !asksFields(term),
      isNothingFound: ({ context }) => context.hits.length === 0,
    },
    actions: {
      take: assign((_, term: string) => ({ term })),
      empty: assign({ hits: [], total: 0, failure: undefined }),
    },
  }).createMachine({
    id: 'quickSearch',
    context: { term: '', hits: [], total: 0, failure: undefined },
    initial: 'idle',
    on: {
      'term.changed': [
        {
          guard: { type: 'isSearchable', params: ({ event }) => event.term },
          target: '.waiting',
          reenter: true,
          actions: { type: 'take', params: ({ event }) => event.term },
        },
        { target: '.idle', actions: { type: 'take', params: ({ event }) => event.term } },
      ],
      close: { target: '.idle', actions: { type: 'take', params: '' } },
    },
    states: {
      idle: { description: 'There is nothing to search for, or nothing that is offered while somebody types.', entry: 'empty' },
      waiting: { description: 'Somebody is typing.', after: { [DEBOUNCE_MS]: 'searching' } },
      searching: {
        description: 'The server is searching; the hits of the term before are still offered.',
        invoke: {
          src: 'searching',
          input: ({ context }) => context.term,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'found',
              actions: assign(({ event }) => {
                const page = valueOf(event.output)
                return page ? { hits: page.items, total: page.total, failure: undefined } : {}
              }),
            },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      found: { description: 'Whether there are hits.', always: [{ guard: 'isNothingFound', target: 'nothing' }, 'listing'] },
      listing: { description: 'Hits are offered.' },
      nothing: { description: 'Nothing matches.' },
      failed: { description: 'The search could not be made; it can be tried again.', on: { retry: 'searching' } },
    },
  })

export type QuickSearchMachine = ReturnType<typeof createQuickSearchMachine>
export type QuickSearchActor = ActorRefFrom<QuickSearchMachine>
