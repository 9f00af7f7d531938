import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import { simpleSearchProblem } from '../../domain/search/query.ts'
import { isListed, patchItem, readAgain } from '../library/listPages.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { hearingFacts, type FactEvent } from '../notifications/hearingFacts.ts'
import { pacing, type RereadDue } from '../notifications/pacing.ts'
import type { ServerFact } from '../notifications/ServerFact.ts'
import type { SearchFailure, SearchGateway, SearchHit, SearchPage } from './SearchGateway.ts'

interface ResultsContext {
  readonly term: string
  /** Undefined: every module the user sees. */
  readonly resourceType: ResourceType | undefined
  readonly hits: readonly SearchHit[]
  /** Up to 200; 201 stands for more. */
  readonly total: number
  /** Where the next hits begin; null: these are all. */
  readonly next: string | null
  readonly failure: SearchFailure | undefined
  /** What can be found has changed since what is being read was asked for. */
  readonly isStale: boolean
}

export type ResultsEvent =
  | { type: 'search.opened'; term: string; resourceType?: ResourceType }
  /** The same is searched for once more: what is listed stays until it has been read again. */
  | { type: 'search.repeated'; term: string }
  /** The end of the list is in view. */
  | { type: 'more.wanted' }
  | { type: 'retry' }
  | FactEvent
  | RereadDue

/** Hits per page. */
const PAGE = 50

/** Of a search that has not been answered. */
export const UNANSWERED = { hits: [], total: 0, next: null, failure: undefined, isStale: false }

/** Anything that changes in a module may be found from now on, or no more. */
const isConcerned = ({ resourceType, hits }: ResultsContext, fact: ServerFact): boolean => {
  if (fact.kind === 'contents.changed' || fact.kind === 'library.changed') return resourceType === undefined || fact.type === resourceType
  return fact.kind === 'trash.changed' || fact.kind === 'stream.reopened' || (fact.kind === 'favorites.changed' && hits.length > 0)
}

export interface ResultsPorts {
  readonly searches: SearchGateway
  readonly events: EventStream
}

export const resultsParts = ({ searches, events }: ResultsPorts) =>
  setup({
    types: { context: {} as ResultsContext, events: {} as ResultsEvent },
    actors: {
      hearing: hearingFacts(events),
      pacing,
      searching: fromPromise(({ input: { term, resourceType, next }, signal }: { input: ResultsContext; signal: AbortSignal }) =>
        searches.search({ term, resourceType, limit: PAGE, ...(next === null ? {} : { after: next }) }, signal),
      ),
      searchingAgain: fromPromise(({ input: { term, resourceType, hits }, signal }: { input: ResultsContext; signal: AbortSignal }) =>
        readAgain((after) => searches.search({ term, resourceType, limit: PAGE, ...(after === null ? {} : { after }) }, signal), hits.length),
      ),
    },
    guards: {
      isConcerned: ({ context }, fact: ServerFact) => isConcerned(context, fact),
      isListed: ({ context }, fact: ServerFact) => isListed(context.hits, fact),
      isStale: ({ context }) => context.isStale,
      isSame: ({ context }, term: string) => context.term === term,
      isSearchable: ({ context }) => simpleSearchProblem(context.term) === undefined,
      isNothingFound: ({ context }) => context.hits.length === 0,
      isMore: ({ context }) => context.next !== null,
    },
    actions: {
      put: assign((_, page: SearchPage | undefined) => (page ? { hits: page.items, total: page.total, next: page.next, failure: undefined } : {})),
      add: assign(({ context }, page: SearchPage | undefined) =>
        page ? { hits: [...context.hits, ...page.items], total: page.total, next: page.next, failure: undefined } : {},
      ),
      fail: assign((_, failure: SearchFailure | undefined) => ({ failure })),
      patch: assign(({ context }, fact: ServerFact) => ({ hits: patchItem(context.hits, fact) })),
      pace: sendTo('pacing', (_, fact: ServerFact) => ({ type: 'stale', fact })),
      markStale: assign({ isStale: true }),
    },
  })
