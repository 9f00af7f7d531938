import { assign, raise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '../../domain/failures/failure.ts'
import type { LibraryItem } from '../../domain/items/item.ts'
import { answered } from '../failures/answered.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { refusalOf } from '../failures/refusal.ts'
import { listenToServerEvents } from '../notifications/serverEvents.ts'
import { rereadThrottle } from '../notifications/rereadThrottle.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import { itemListReaders } from './itemListReaders.ts'
import { NOTHING_READ, type ItemListContext, type ItemListEvent, type ItemListPorts } from './itemListContext.ts'
import type { ItemPage } from './ItemPage.ts'
import { isListed, liesIn, patchItem, type Listed } from './listPages.ts'
import { firstUnread, type Runs, withRows } from './runs.ts'

/** The last place that one goes to is the one that is read. */
const rowsWanted = {
  guard: { type: 'isUnread', params: ({ event }: { readonly event: { readonly from: number } }) => event.from },
  target: 'extending',
  reenter: true,
  actions: { type: 'want', params: ({ event }: { readonly event: { readonly from: number } }) => event.from },
} as const

/** `runs`: left out, its items stand at the beginning. */
interface ReadPage<Item, Summary> extends ItemPage<Item, Summary> {
  readonly runs?: Runs
}

/** A list of folders and assets that goes over many folders, named by its address and read page by page. `id` names the machine. */
export const createItemListMachine = <List, Item extends Listed = LibraryItem, Summary = undefined>(id: string, ports: ItemListPorts<List, Item, Summary>) =>
  setup({
    types: { context: {} as ItemListContext<List, Item, Summary>, events: {} as ItemListEvent<List> },
    actors: {
      ...itemListReaders(ports),
      listening: listenToServerEvents(ports.events),
      rereadThrottle,
    },
    guards: {
      isEmpty: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => ports.pageAt === undefined && context.next !== null,
      isStale: ({ context }) => context.isStale,
      // What is on its way, or could not be read, is not asked for again by looking at it.
      isUnread: ({ context: { runs, wanted } }, from: number) => ports.pageAt !== undefined && from !== wanted && firstUnread(runs, from, from) === from,
      isListed: ({ context }, serverEvent: ServerEvent) => isListed(context.items, serverEvent),
      isWaiting: ({ context }) => context.wanted !== undefined,
      isConcerned: ({ context: { list, items } }, serverEvent: ServerEvent) =>
        list !== undefined && (serverEvent.kind === 'stream.reopened' || ports.concerns(serverEvent, list, items) || items.some((item) => liesIn(item, serverEvent))),
    },
    actions: {
      put: assign((_, page: ReadPage<Item, Summary> | undefined) =>
        page === undefined ? {} : { ...page, runs: page.runs ?? [{ start: 0, count: page.items.length }], wanted: undefined, failure: undefined, isOther: false },
      ),
      add: assign(({ context }, page: ItemPage<Item, Summary> | undefined) => {
        if (page === undefined) return {}
        return { ...page, ...withRows(context, context.wanted ?? context.items.length, page.items), wanted: undefined, failure: undefined }
      }),
      want: assign((_, from: number) => ({ wanted: from })),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
      patch: assign(({ context }, serverEvent: ServerEvent) => ({ items: patchItem(context.items, serverEvent) })),
      pace: sendTo('rereadThrottle', (_, serverEvent: ServerEvent) => ({ type: 'stale', serverEvent })),
      markStale: assign({ isStale: true }),
    },
  }).createMachine({
    id,
    context: { list: undefined, ...NOTHING_READ },
    invoke: [{ src: 'listening' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
    initial: 'unopened',
    on: {
      'list.opened': { target: '.reading', reenter: true, actions: assign(({ event }) => ({ list: event.list, ...NOTHING_READ })) },
      'list.refined': { target: '.reading', reenter: true, actions: assign(({ event }) => ({ list: event.list, ...NOTHING_READ })) },
      'list.closed': { target: '.unopened', actions: assign({ list: undefined, ...NOTHING_READ }) },
      serverEvent: [
        { guard: { type: 'isConcerned', params: ({ event }) => event.serverEvent }, actions: { type: 'pace', params: ({ event }) => event.serverEvent } },
        { guard: { type: 'isListed', params: ({ event }) => event.serverEvent }, actions: { type: 'patch', params: ({ event }) => event.serverEvent } },
      ],
    },
    states: {
      unopened: { description: 'No list has been asked for.' },
      reading: {
        description: 'The first page is being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => ({ list: context.list, after: null }),
          onDone: answered<ItemPage<Item, Summary>, Failure>()({ target: 'shown', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
        on: { 'reread.due': { actions: 'markStale' } },
      },
      shown: {
        initial: 'deciding',
        on: {
          'reread.due': '.refreshing',
          'list.repeated': { actions: raise({ type: 'reread.due' }) },
          'list.refined': { target: '.refreshing', reenter: true, actions: assign(({ event }) => ({ list: event.list, isOther: true })) },
        },
        states: {
          deciding: {
            description: 'Whether there is anything to list, and whether it has changed meanwhile.',
            always: [{ guard: 'isStale', target: 'refreshing' }, { guard: 'isEmpty', target: 'nothing' }, 'listing'],
          },
          listing: { description: 'Items are listed.', on: { 'more.wanted': { guard: 'isMore', target: 'extending' }, 'rows.wanted': rowsWanted } },
          nothing: { description: 'The list is empty.' },
          extending: {
            description: 'Items are listed, and more of them are on their way.',
            invoke: {
              src: 'reading',
              input: ({ context: { list, next, wanted } }) => ({ list, after: next, from: wanted }),
              onDone: [
                { guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'add', params: ({ event }) => valueOf(event.output) } },
                { guard: 'isStale', target: 'refreshing' },
                { target: 'stuck', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
              ],
            },
            on: { 'reread.due': { actions: 'markStale' }, 'rows.wanted': rowsWanted },
          },
          stuck: { description: 'Items are listed; more of them could not be read.', on: { retry: 'extending', 'rows.wanted': rowsWanted } },
          refreshing: {
            description: 'The list has changed and is read again; what was there stays until then.',
            entry: assign({ isStale: false }),
            invoke: {
              src: 'readingAgain',
              input: ({ context }) => ({ list: context.list, runs: context.isOther ? [] : context.runs }),
              onDone: [
                { guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
                { guard: ({ context, event }) => context.isOther || refusalOf(failureOf(event.output)) !== 'failed', target: '#failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
                { guard: 'isWaiting', target: 'stuck', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
                'deciding', // What could not be read in passing is left to the next fact.
              ],
            },
            on: {
              'reread.due': { actions: 'markStale' },
              // Whoever looks on is told where the list cannot be read.
              'rows.wanted': { guard: rowsWanted.guard, actions: rowsWanted.actions },
              // What is on its way may be older than the fact.
              serverEvent: {
                guard: { type: 'isListed', params: ({ event }) => event.serverEvent },
                actions: [{ type: 'patch', params: ({ event }) => event.serverEvent }, { type: 'pace', params: ({ event }) => event.serverEvent }],
              },
            },
          },
        },
      },
      failed: { id: 'failed', description: 'The list could not be read; it can be tried again.', on: { retry: 'reading', 'reread.due': 'reading' } },
    },
  })

export type ItemListActor<List, Item extends Listed = LibraryItem, Summary = undefined> = ActorRefFrom<ReturnType<typeof createItemListMachine<List, Item, Summary>>>
