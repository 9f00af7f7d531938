import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import { simpleSearchProblem } from '../../domain/search/query.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { hearingFacts, type FactEvent } from '../notifications/hearingFacts.ts'
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
}

export type ResultsEvent =
  | { type: 'search.opened'; term: string; resourceType?: ResourceType }
  /** The end of the list is in view. */
  | { type: 'more.wanted' }
  | { type: 'retry' }
  | FactEvent

/** Hits per page. */
const PAGE = 50

const STALE: readonly ServerFact['kind'][] = ['favorites.changed', 'trash.changed', 'library.changed', 'stream.reopened']

/** What was found may be called, marked or lie otherwise now. */
const isConcerned = (hit: SearchHit, fact: ServerFact): boolean =>
  STALE.includes(fact.kind) || (fact.kind === 'contents.changed' && fact.folderId === (hit.kind === 'folder' ? hit.folder.parentId : hit.asset.folderId))

/** As many hits as were there, searched for again. */
const searchAgain = async (searches: SearchGateway, { term, resourceType, hits }: ResultsContext, signal: AbortSignal) => {
  const search = (after: string | null) => searches.search({ term, resourceType, limit: PAGE, ...(after === null ? {} : { after }) }, signal)
  let read = await search(null)
  while (hasSucceeded(read) && read.success.next !== null && read.success.items.length < hits.length) {
    const { items, next } = read.success
    read = Result.map(await search(next), (more): SearchPage => ({ ...more, items: [...items, ...more.items] }))
  }
  return read
}

interface Ports {
  readonly searches: SearchGateway
  readonly events: EventStream
}

/** The page of search results, named by its address. */
export const createResultsMachine = ({ searches, events }: Ports) =>
  setup({
    types: { context: {} as ResultsContext, events: {} as ResultsEvent },
    actors: {
      hearing: hearingFacts(events),
      searchingAgain: fromPromise(({ input, signal }: { input: ResultsContext; signal: AbortSignal }) => searchAgain(searches, input, signal)),
      searching: fromPromise(({ input, signal }: { input: ResultsContext; signal: AbortSignal }) => {
        const { term, resourceType, next } = input
        return searches.search({ term, resourceType, limit: PAGE, ...(next === null ? {} : { after: next }) }, signal)
      }),
    },
    guards: {
      isStale: ({ context: { hits } }, fact: ServerFact) => hits.some((hit) => isConcerned(hit, fact)),
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
    },
  }).createMachine({
    id: 'results',
    context: { term: '', resourceType: undefined, hits: [], total: 0, next: null, failure: undefined },
    invoke: { src: 'hearing' },
    initial: 'unopened',
    on: {
      'search.opened': {
        target: '.deciding',
        reenter: true,
        actions: assign(({ event: { term, resourceType } }) => ({
          term,
          resourceType,
          hits: [],
          total: 0,
          next: null,
          failure: undefined,
        })),
      },
    },
    states: {
      unopened: { description: 'Nothing has been searched for yet.' },
      deciding: {
        description: 'Whether the term can be searched for.',
        always: [{ guard: 'isSearchable', target: 'searching' }, 'noTerm'],
      },
      noTerm: { description: 'A term is needed before anything can be found.' },
      searching: {
        description: 'The server is searching.',
        invoke: {
          src: 'searching',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'found',
              actions: { type: 'add', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      found: { description: 'Whether there are hits.', always: [{ guard: 'isNothingFound', target: 'nothing' }, 'listing'] },
      listing: {
        description: 'Hits are listed.',
        on: {
          'more.wanted': { guard: 'isMore', target: 'extending' },
          fact: { guard: { type: 'isStale', params: ({ event }) => event.fact }, target: 'refreshing' },
        },
      },
      refreshing: {
        description: 'What was found has changed and is searched for again; the hits stay until then.',
        invoke: {
          src: 'searchingAgain',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'found',
              actions: { type: 'put', params: ({ event }) => valueOf(event.output) },
            },
            // What could not be read in passing is left to the next fact.
            { target: 'found' },
          ],
        },
        on: { fact: { guard: { type: 'isStale', params: ({ event }) => event.fact }, target: 'refreshing', reenter: true } },
      },
      extending: {
        description: 'Hits are listed, and more of them are on their way.',
        invoke: {
          src: 'searching',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'listing',
              actions: { type: 'add', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'stuck', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      stuck: { description: 'Hits are listed; more of them could not be read.', on: { retry: 'extending' } },
      nothing: { description: 'Nothing matches.' },
      failed: { description: 'The search could not be made; it can be tried again.', on: { retry: 'searching' } },
    },
  })

export type ResultsMachine = ReturnType<typeof createResultsMachine>
export type ResultsActor = ActorRefFrom<ResultsMachine>
export type ResultsSnapshot = SnapshotFrom<ResultsMachine>
