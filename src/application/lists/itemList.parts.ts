import type * as Result from 'effect/Result'
import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { Failure } from '../../domain/failures/failure.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { hearingFacts, type FactEvent } from '../notifications/hearingFacts.ts'
import { rereadThrottle, type RereadDue } from '../notifications/rereadThrottle.ts'
import type { ServerFact } from '../notifications/ServerFact.ts'
import type { ItemPage } from './ItemPage.ts'
import { isListed, liesIn, patchItem, readAgain, type Listed } from './listPages.ts'

interface ItemListContext<List, Item> {
  /** What the address names; undefined where it names nothing that can be listed. */
  readonly list: List | undefined
  readonly items: readonly Item[]
  readonly next: string | null
  readonly total: number
  readonly failure: Failure | undefined
  /** It has changed since what is being read was asked for. */
  readonly isStale: boolean
}

export const EMPTY = { items: [], next: null, total: 0, failure: undefined, isStale: false }

export type ItemListEvent<List> =
  | { type: 'list.opened'; list: List }
  /** The address names nothing that can be listed. */
  | { type: 'list.closed' }
  /** The same is asked for once more: what is listed stays until it has been read again. */
  | { type: 'list.repeated' }
  | { type: 'more.wanted' }
  | { type: 'retry' }
  | FactEvent
  | RereadDue

export interface ItemListPorts<List, Item> {
  readonly page: (list: List, after: string | null, signal: AbortSignal) => Promise<Result.Result<ItemPage<Item>, Failure>>
  readonly events: EventStream
  /** Whether a fact may have changed an open list. */
  readonly concerns: (fact: ServerFact, list: List, items: readonly Item[]) => boolean
}

/** What such a list works with, and what it can do. */
export const itemListParts = <List, Item extends Listed>(ports: ItemListPorts<List, Item>) =>
  setup({
    types: { context: {} as ItemListContext<List, Item>, events: {} as ItemListEvent<List> },
    actors: {
      reading: fromPromise(({ input, signal }: { input: { list: List | undefined; after: string | null }; signal: AbortSignal }) =>
        input.list === undefined ? Promise.reject(new Error('No list was opened')) : ports.page(input.list, input.after, signal),
      ),
      readingAgain: fromPromise(({ input: { list, count }, signal }: { input: { list: List | undefined; count: number }; signal: AbortSignal }) =>
        list === undefined ? Promise.reject(new Error('No list was opened')) : readAgain((after) => ports.page(list, after, signal), count),
      ),
      hearing: hearingFacts(ports.events),
      rereadThrottle,
    },
    guards: {
      isEmpty: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
      isStale: ({ context }) => context.isStale,
      isListed: ({ context }, fact: ServerFact) => isListed(context.items, fact),
      isConcerned: ({ context: { list, items } }, fact: ServerFact) =>
        list !== undefined && (fact.kind === 'stream.reopened' || ports.concerns(fact, list, items) || items.some((item) => liesIn(item, fact))),
    },
    actions: {
      put: assign((_, page: ItemPage<Item> | undefined) => (page === undefined ? {} : { ...page, failure: undefined })),
      add: assign(({ context }, page: ItemPage<Item> | undefined) =>
        page === undefined ? {} : { ...page, items: [...context.items, ...page.items], failure: undefined },
      ),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
      patch: assign(({ context }, fact: ServerFact) => ({ items: patchItem(context.items, fact) })),
      pace: sendTo('rereadThrottle', (_, fact: ServerFact) => ({ type: 'stale', fact })),
      markStale: assign({ isStale: true }),
    },
  })
