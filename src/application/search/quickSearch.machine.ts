import type * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { asksFields, simpleSearchProblem } from '../../domain/search/query.ts'
import { answered } from '../failures/answered.ts'
import type { SearchFailure, SearchGateway, SearchHit } from './SearchGateway.ts'

interface FinderContext<Hit, Refusal> {
  readonly term: string
  /** Of the last search that succeeded; they stay while the next one is under way. */
  readonly hits: readonly Hit[]
  /** Of hits of the search: up to 200; 201 stands for more. */
  readonly total: number
  readonly failure: Refusal | undefined
}

type QuickSearchEvent = { type: 'term.changed'; term: string } | { type: 'retry' } | { type: 'close' }

/** Milliseconds without a key before the search is made. */
export const DEBOUNCE_MS = 80
/** Hits offered while typing, unless another number is given. */
const OFFERED = 8

interface Found<Hit> {
  readonly items: readonly Hit[]
  readonly total: number
}

interface FinderPorts<Hit, Refusal> {
  readonly find: (term: string, signal: AbortSignal) => Promise<Result.Result<Found<Hit>, Refusal>>
  /** Whether anything is looked for by a term while somebody types. */
  readonly isWanted: (term: string) => boolean
  /** Milliseconds without a key before it is looked. */
  readonly pause?: number
}

/** Finds while somebody types. */
export const createFinderMachine = <Hit, Refusal>({ find, isWanted, pause = DEBOUNCE_MS }: FinderPorts<Hit, Refusal>) =>
  setup({
    types: { context: {} as FinderContext<Hit, Refusal>, events: {} as QuickSearchEvent },
    actors: {
      searching: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => find(input, signal)),
    },
    delays: { pause },
    guards: {
      isWanted: (_, term: string) => isWanted(term),
      isNothingFound: ({ context }) => context.hits.length === 0,
    },
    actions: {
      take: assign((_, term: string) => ({ term })),
      offer: assign((_, page: Found<Hit> | undefined) => (page ? { hits: page.items, total: page.total, failure: undefined } : {})),
      fail: assign((_, failure: Refusal | undefined) => ({ hits: [], total: 0, failure })),
      empty: assign({ hits: [], total: 0, failure: undefined }),
    },
  }).createMachine({
    id: 'quickSearch',
    context: { term: '', hits: [], total: 0, failure: undefined },
    initial: 'idle',
    on: {
      'term.changed': [
        {
          guard: { type: 'isWanted', params: ({ event }) => event.term },
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
      waiting: { description: 'Somebody is typing.', after: { pause: 'searching' } },
      searching: {
        description: 'The server is searching; the hits of the term before are still offered.',
        invoke: {
          src: 'searching',
          input: ({ context }) => context.term,
          onDone: answered<Found<Hit>, Refusal>()({ target: 'found', action: 'offer' }, { target: 'failed', action: 'fail' }),
        },
      },
      found: { description: 'Whether there are hits.', always: [{ guard: 'isNothingFound', target: 'nothing' }, 'listing'] },
      listing: { description: 'Hits are offered.' },
      nothing: { description: 'Nothing matches.' },
      failed: { description: 'The search could not be made; it can be tried again.', on: { retry: 'searching' } },
    },
  })

interface QuickSearchPorts {
  readonly searches: SearchGateway
  readonly offered?: number
}

/** Search while typing. */
export const createQuickSearchMachine = ({ searches, offered = OFFERED }: QuickSearchPorts) =>
  createFinderMachine<SearchHit, SearchFailure>({
    find: (term, signal) => searches.search({ term, resourceType: undefined, limit: offered }, signal),
    isWanted: (term) => simpleSearchProblem(term) === undefined && !asksFields(term),
  })

export type FinderActor<Hit, Refusal> = ActorRefFrom<ReturnType<typeof createFinderMachine<Hit, Refusal>>>
export type QuickSearchActor = FinderActor<SearchHit, SearchFailure>
