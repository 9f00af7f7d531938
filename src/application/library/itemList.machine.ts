import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Failure } from '../../domain/failures/failure.ts'
import type { LibraryItem } from '../../domain/library/item.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { hearingFacts, type FactEvent } from '../notifications/hearingFacts.ts'
import type { ServerFact } from '../notifications/ServerFact.ts'
import type { ItemPage } from './ItemPage.ts'

interface ItemListContext<List> {
  /** What the address names; undefined until it has named something. */
  readonly list: List | undefined
  readonly items: readonly LibraryItem[]
  readonly next: string | null
  readonly total: number
  readonly failure: Failure | undefined
}

type ItemListEvent<List> = { type: 'list.opened'; list: List } | { type: 'more.wanted' } | { type: 'retry' } | FactEvent

export interface ItemListPorts<List> {
  readonly page: (list: List, after: string | null, signal: AbortSignal) => Promise<Result.Result<ItemPage, Failure>>
  readonly events: EventStream
  /** Whether a fact may have changed an open list. */
  readonly concerns: (fact: ServerFact, list: List) => boolean
}

/** What lies in a folder whose contents have changed may be called or look otherwise now. */
const liesIn = (item: LibraryItem, fact: ServerFact): boolean =>
  fact.kind === 'contents.changed' && fact.folderId === (item.kind === 'folder' ? item.folder.parentId : item.asset.folderId)

/** As much of a list as was there, read again. */
const readAgain = async <List>({ page }: ItemListPorts<List>, list: List, count: number, signal: AbortSignal): Promise<Result.Result<ItemPage, Failure>> => {
  let read = await page(list, null, signal)
  while (hasSucceeded(read) && read.success.next !== null && read.success.items.length < count) {
    const { items, next } = read.success
    read = Result.map(await page(list, next, signal), (more): ItemPage => ({ ...more, items: [...items, ...more.items] }))
  }
  return read
}

/** A list of folders and assets that goes over many folders, named by its address and read page by page. `id` names the machine. */
export const createItemListMachine = <List>(id: string, ports: ItemListPorts<List>) =>
  setup({
    types: { context: {} as ItemListContext<List>, events: {} as ItemListEvent<List> },
    actors: {
      reading: fromPromise(({ input, signal }: { input: { list: List | undefined; after: string | null }; signal: AbortSignal }) =>
        input.list === undefined ? Promise.reject(new Error('No list was opened')) : ports.page(input.list, input.after, signal),
      ),
      readingAgain: fromPromise(({ input, signal }: { input: { list: List | undefined; count: number }; signal: AbortSignal }) =>
        input.list === undefined ? Promise.reject(new Error('No list was opened')) : readAgain(ports, input.list, input.count, signal),
      ),
      hearing: hearingFacts(ports.events),
    },
    guards: {
      isEmpty: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
      isConcerned: ({ context: { list, items } }, fact: ServerFact) =>
        list !== undefined && (fact.kind === 'stream.reopened' || ports.concerns(fact, list) || items.some((item) => liesIn(item, fact))),
    },
    actions: {
      put: assign((_, page: ItemPage | undefined) => (page === undefined ? {} : { ...page, failure: undefined })),
      add: assign(({ context }, page: ItemPage | undefined) =>
        page === undefined ? {} : { ...page, items: [...context.items, ...page.items], failure: undefined },
      ),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
    },
  }).createMachine({
    id,
    context: { list: undefined, items: [], next: null, total: 0, failure: undefined },
    invoke: { src: 'hearing' },
    initial: 'unopened',
    on: {
      'list.opened': {
        target: '.reading',
        reenter: true,
        actions: assign(({ event }) => ({ list: event.list, items: [], next: null, total: 0, failure: undefined })),
      },
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
        // What is on its way may already be stale.
        on: { fact: { guard: { type: 'isConcerned', params: ({ event }) => event.fact }, target: 'reading', reenter: true } },
      },
      shown: {
        initial: 'deciding',
        on: { fact: { guard: { type: 'isConcerned', params: ({ event }) => event.fact }, target: '.refreshing' } },
        states: {
          deciding: { description: 'Whether there is anything to list.', always: [{ guard: 'isEmpty', target: 'nothing' }, 'listing'] },
          listing: { description: 'Items are listed.', on: { 'more.wanted': { guard: 'isMore', target: 'extending' } } },
          nothing: { description: 'The list is empty.' },
          extending: {
            description: 'Items are listed, and more of them are on their way.',
            invoke: {
              src: 'reading',
              input: ({ context }) => ({ list: context.list, after: context.next }),
              onDone: [
                { guard: ({ event }) => hasSucceeded(event.output), target: 'listing', actions: { type: 'add', params: ({ event }) => valueOf(event.output) } },
                { target: 'stuck', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
              ],
            },
          },
          stuck: { description: 'Items are listed; more of them could not be read.', on: { retry: 'extending' } },
          refreshing: {
            description: 'The list has changed and is read again; what was there stays until then.',
            invoke: {
              src: 'readingAgain',
              input: ({ context }) => ({ list: context.list, count: context.items.length }),
              onDone: [
                { guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
                // What could not be read in passing is left to the next fact.
                { target: 'deciding' },
              ],
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
