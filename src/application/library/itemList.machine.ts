import type * as Result from 'effect/Result'
import { assign, fromPromise, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Failure } from '../../domain/failures/failure.ts'
import type { LibraryItem } from '../../domain/library/item.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { hearingFacts, type FactEvent } from '../notifications/hearingFacts.ts'
import { pacing, type RereadDue } from '../notifications/pacing.ts'
import type { ServerFact } from '../notifications/ServerFact.ts'
import type { ItemPage } from './ItemPage.ts'
import { isListed, liesIn, patchItem, readAgain } from './listPages.ts'

interface ItemListContext<List> {
  /** What the address names; undefined until it has named something. */
  readonly list: List | undefined
  readonly items: readonly LibraryItem[]
  readonly next: string | null
  readonly total: number
  readonly failure: Failure | undefined
  /** It has changed since what is being read was asked for. */
  readonly isStale: boolean
}

const EMPTY = { items: [], next: null, total: 0, failure: undefined, isStale: false }

type ItemListEvent<List> = { type: 'list.opened'; list: List } | { type: 'more.wanted' } | { type: 'retry' } | FactEvent | RereadDue

export interface ItemListPorts<List> {
  readonly page: (list: List, after: string | null, signal: AbortSignal) => Promise<Result.Result<ItemPage, Failure>>
  readonly events: EventStream
  /** Whether a fact may have changed an open list. */
  readonly concerns: (fact: ServerFact, list: List) => boolean
}

/** A list of folders and assets that goes over many folders, named by its address and read page by page. `id` names the machine. */
export const createItemListMachine = <List>(id: string, ports: ItemListPorts<List>) =>
  setup({
    types: { context: {} as ItemListContext<List>, events: {} as ItemListEvent<List> },
    actors: {
      reading: fromPromise(({ input, signal }: { input: { list: List | undefined; after: string | null }; signal: AbortSignal }) =>
        input.list === undefined ? Promise.reject(new Error('No list was opened')) : ports.page(input.list, input.after, signal),
      ),
      readingAgain: fromPromise(({ input: { list, count }, signal }: { input: { list: List | undefined; count: number }; signal: AbortSignal }) =>
        list === undefined ? Promise.reject(new Error('No list was opened')) : readAgain((after) => ports.page(list, after, signal), count),
      ),
      hearing: hearingFacts(ports.events),
      pacing,
    },
    guards: {
      isEmpty: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
      isStale: ({ context }) => context.isStale,
      isListed: ({ context }, fact: ServerFact) => isListed(context.items, fact),
      isConcerned: ({ context: { list, items } }, fact: ServerFact) =>
        list !== undefined && (fact.kind === 'stream.reopened' || ports.concerns(fact, list) || items.some((item) => liesIn(item, fact))),
    },
    actions: {
      put: assign((_, page: ItemPage | undefined) => (page === undefined ? {} : { ...page, failure: undefined })),
      add: assign(({ context }, page: ItemPage | undefined) =>
        page === undefined ? {} : { ...page, items: [...context.items, ...page.items], failure: undefined },
      ),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
      patch: assign(({ context }, fact: ServerFact) => ({ items: patchItem(context.items, fact) })),
      pace: sendTo('pacing', (_, fact: ServerFact) => ({ type: 'stale', fact })),
      markStale: assign({ isStale: true }),
    },
  }).createMachine({
    id,
    context: { list: undefined, ...EMPTY },
    invoke: [{ src: 'hearing' }, { id: 'pacing', src: 'pacing' }],
    initial: 'unopened',
    on: {
      'list.opened': {
        target: '.reading',
        reenter: true,
        actions: assign(({ event }) => ({ list: event.list, ...EMPTY })),
      },
      fact: [
        { guard: { type: 'isConcerned', params: ({ event }) => event.fact }, actions: { type: 'pace', params: ({ event }) => event.fact } },
        { guard: { type: 'isListed', params: ({ event }) => event.fact }, actions: { type: 'patch', params: ({ event }) => event.fact } },
      ],
    },
    states: {
      unopened: { description: 'No list has been asked for yet.' },
      reading: {
        description: 'The first page is being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => ({ list: context.list, after: null }),
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'shown', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        on: { 'reread.due': { actions: 'markStale' } },
      },
      shown: {
        initial: 'deciding',
        on: { 'reread.due': '.refreshing' },
        states: {
          deciding: {
            description: 'Whether there is anything to list, and whether it has changed meanwhile.',
            always: [{ guard: 'isStale', target: 'refreshing' }, { guard: 'isEmpty', target: 'nothing' }, 'listing'],
          },
          listing: { description: 'Items are listed.', on: { 'more.wanted': { guard: 'isMore', target: 'extending' } } },
          nothing: { description: 'The list is empty.' },
          extending: {
            description: 'Items are listed, and more of them are on their way.',
            invoke: {
              src: 'reading',
              input: ({ context }) => ({ list: context.list, after: context.next }),
              onDone: [
                { guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'add', params: ({ event }) => valueOf(event.output) } },
                { guard: 'isStale', target: 'refreshing' },
                { target: 'stuck', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
              ],
            },
            on: { 'reread.due': { actions: 'markStale' } },
          },
          stuck: { description: 'Items are listed; more of them could not be read.', on: { retry: 'extending' } },
          refreshing: {
            description: 'The list has changed and is read again; what was there stays until then.',
            entry: assign({ isStale: false }),
            invoke: {
              src: 'readingAgain',
              input: ({ context }) => ({ list: context.list, count: context.items.length }),
              onDone: [
                { guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
                // What could not be read in passing is left to the next fact.
                { target: 'deciding' },
              ],
            },
            on: {
              'reread.due': { actions: 'markStale' },
              // What is on its way may be older than the fact.
              fact: {
                guard: { type: 'isListed', params: ({ event }) => event.fact },
                actions: [{ type: 'patch', params: ({ event }) => event.fact }, { type: 'pace', params: ({ event }) => event.fact }],
              },
            },
          },
        },
      },
      failed: { description: 'The list could not be read; it can be tried again.', on: { retry: 'reading' } },
    },
  })

export type ItemListMachine<List> = ReturnType<typeof createItemListMachine<List>>
export type ItemListActor<List> = ActorRefFrom<ItemListMachine<List>>
export type ItemListSnapshot<List> = SnapshotFrom<ItemListMachine<List>>
