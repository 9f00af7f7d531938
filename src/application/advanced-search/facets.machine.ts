import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { rereadThrottle, type RereadDue } from '../notifications/rereadThrottle.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { AdvancedSearchGateway, Facet, Facets, ResultFailure, SortableAttribute } from './AdvancedSearchGateway.ts'
import { changesFacets } from './changesResults.ts'

interface FacetsContext {
  readonly q: string
  /** Of the last query that was answered; they stay while the next one is under way. */
  readonly facets: readonly Facet[]
  readonly attributes: readonly SortableAttribute[]
  readonly failure: ResultFailure | undefined
  /** What is there is of the query before. */
  readonly isOther: boolean
  /** Something has changed since what is being read was asked for. */
  readonly isStale: boolean
}

type FacetsEvent = { type: 'query.asked'; q: string } | { type: 'query.left' } | { type: 'retry' } | ServerEventReceived | RereadDue

/** By what the result of a query can be narrowed. */
export const createFacetsMachine = ({ advancedSearches, events }: { readonly advancedSearches: AdvancedSearchGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as FacetsContext, events: {} as FacetsEvent },
    actors: {
      reading: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => advancedSearches.facets({ q: input }, signal)),
      listening: listenToServerEvents(events),
      rereadThrottle,
    },
    guards: {
      isStale: ({ context }) => context.isStale,
      isListed: ({ context }) => context.facets.length > 0,
      changes: (_, serverEvent: ServerEvent) => serverEvent.kind === 'stream.reopened' || changesFacets(serverEvent),
    },
    actions: {
      ask: assign(({ context }, q: string) => ({ q, isOther: context.isOther || q !== context.q })),
      forget: assign({ facets: [], attributes: [], failure: undefined, isOther: true, isStale: false }),
      put: assign((_, read: Facets | undefined) => (read === undefined ? {} : { facets: read.facets, attributes: read.attributes ?? [], failure: undefined, isOther: false })),
      fail: assign((_, failure: ResultFailure | undefined) => ({ failure })),
      pace: sendTo('rereadThrottle', (_, serverEvent: ServerEvent) => ({ type: 'stale', serverEvent })),
    },
  }).createMachine({
    id: 'facets',
    context: { q: '', facets: [], attributes: [], failure: undefined, isOther: true, isStale: false },
    invoke: [{ src: 'listening' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
    initial: 'unasked',
    on: {
      'query.asked': [
        { guard: 'isListed', target: '.refreshing', reenter: true, actions: { type: 'ask', params: ({ event }) => event.q } },
        { target: '.reading', reenter: true, actions: { type: 'ask', params: ({ event }) => event.q } },
      ],
      'query.left': { target: '.unasked', actions: ['forget', { type: 'ask', params: '' }] },
      serverEvent: { guard: { type: 'changes', params: ({ event }) => event.serverEvent }, actions: { type: 'pace', params: ({ event }) => event.serverEvent } },
    },
    states: {
      unasked: { description: 'No query has been asked for.' },
      reading: {
        description: 'The counts are being read for the first time.',
        entry: 'forget',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.q,
          onDone: answered<Facets, ResultFailure>()({ target: 'deciding', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
        on: { 'reread.due': { actions: assign({ isStale: true }) } },
      },
      deciding: { description: 'Whether anything has changed meanwhile.', always: [{ guard: 'isStale', target: 'refreshing' }, 'listing'] },
      listing: { description: 'The counts are there.', on: { 'reread.due': 'refreshing' } },
      refreshing: {
        description: 'The query or the library has changed: the counts are read again, and those of before stay until then.',
        entry: assign({ isStale: false }),
        invoke: {
          src: 'reading',
          input: ({ context }) => context.q,
          onDone: answeredAgain<FacetsContext, Facets, ResultFailure>()({ target: 'deciding', where: ({ isOther }) => !isOther }, { target: 'deciding', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
        on: { 'reread.due': { actions: assign({ isStale: true }) } },
      },
      failed: { description: 'The counts could not be read; they can be asked for again.', on: { retry: 'reading', 'reread.due': 'refreshing' } },
    },
  })

export type FacetsActor = ActorRefFrom<ReturnType<typeof createFacetsMachine>>
