import { assign, raise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { LibraryItem } from '../../domain/items/item.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { EMPTY, itemListParts, type ItemListPorts } from './itemList.parts.ts'
import type { Listed } from './listPages.ts'

/** A list of folders and assets that goes over many folders, named by its address and read page by page. `id` names the machine. */
export const createItemListMachine = <List, Item extends Listed = LibraryItem>(id: string, ports: ItemListPorts<List, Item>) =>
  itemListParts(ports).createMachine({
    id,
    context: { list: undefined, ...EMPTY },
    invoke: [{ src: 'hearing' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
    initial: 'unopened',
    on: {
      'list.opened': {
        target: '.reading',
        reenter: true,
        actions: assign(({ event }) => ({ list: event.list, ...EMPTY })),
      },
      'list.closed': { target: '.unopened', actions: assign({ list: undefined, ...EMPTY }) },
      fact: [
        { guard: { type: 'isConcerned', params: ({ event }) => event.fact }, actions: { type: 'pace', params: ({ event }) => event.fact } },
        { guard: { type: 'isListed', params: ({ event }) => event.fact }, actions: { type: 'patch', params: ({ event }) => event.fact } },
      ],
    },
    states: {
      unopened: { description: 'No list has been asked for.' },
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
        on: { 'reread.due': '.refreshing', 'list.repeated': { actions: raise({ type: 'reread.due' }) } },
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

export type ItemListMachine<List, Item extends Listed = LibraryItem> = ReturnType<typeof createItemListMachine<List, Item>>
export type ItemListActor<List, Item extends Listed = LibraryItem> = ActorRefFrom<ItemListMachine<List, Item>>
export type ItemListSnapshot<List, Item extends Listed = LibraryItem> = SnapshotFrom<ItemListMachine<List, Item>>
