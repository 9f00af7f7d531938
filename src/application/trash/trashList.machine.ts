import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { itemsSelected, type TrashSelection } from '../../domain/library/selection.ts'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { minus, plus } from '../library/sets.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { hearingFacts, type FactEvent } from '../notifications/hearingFacts.ts'
import type { TrashGateway, TrashList, TrashPage } from './TrashGateway.ts'

interface TrashListContext {
  readonly list: TrashList
  readonly items: readonly TrashItem[]
  readonly next: string | null
  readonly total: number
  readonly picked: ReadonlySet<string>
  /** Everything is selected, also what was never read, but for `picked`. */
  readonly isAll: boolean
  readonly failure: CallFailure | undefined
}

export type TrashListEvent =
  | { type: 'trash.opened'; list: TrashList }
  | { type: 'more.wanted' }
  | { type: 'item.toggled'; id: string }
  | { type: 'all.selected' }
  | { type: 'cleared' }
  | { type: 'retry' }
  | FactEvent

interface TrashListPorts {
  readonly trash: TrashGateway
  readonly events: EventStream
}

const NONE = { picked: new Set<string>(), isAll: false }
const EMPTY = { items: [], next: null, total: 0, failure: undefined, ...NONE }

/** What lies in the trash, by the date of deletion, and what of it is selected. */
export const createTrashListMachine = ({ trash, events }: TrashListPorts) =>
  setup({
    types: { context: {} as TrashListContext, events: {} as TrashListEvent },
    actors: {
      hearing: hearingFacts(events),
      reading: fromPromise(({ input, signal }: { input: { list: TrashList; after: string | null }; signal: AbortSignal }) =>
        trash.page(input.list, input.after, signal),
      ),
    },
    guards: {
      isStale: ({ event }) => event.type === 'fact' && ['trash.changed', 'stream.reopened'].includes(event.fact.kind),
      isEmpty: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
    },
    actions: {
      /** What is gone meanwhile is no longer selected. */
      take: assign(({ context: { picked, isAll } }, page: TrashPage | undefined) => {
        if (page === undefined) return {}
        const known = new Set(page.items.map(({ id }) => id))
        return { ...page, failure: undefined, picked: isAll ? picked : new Set([...picked].filter((id) => known.has(id))) }
      }),
      add: assign(({ context }, page: TrashPage | undefined) => (page === undefined ? {} : { ...page, items: [...context.items, ...page.items] })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'trashList',
    context: { list: { direction: 'desc' }, ...EMPTY },
    initial: 'unopened',
    invoke: { src: 'hearing' },
    on: { 'trash.opened': { target: '.reading', reenter: true, actions: assign(({ event }) => ({ list: event.list, ...EMPTY })) } },
    states: {
      unopened: { description: 'The trash is not open.' },
      reading: {
        description: 'The first of what lies in the trash is on its way.',
        invoke: {
          src: 'reading',
          input: ({ context: { list } }) => ({ list, after: null }),
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'read',
              actions: { type: 'take', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        on: { fact: { guard: 'isStale', target: 'reading', reenter: true } },
      },
      read: { description: 'Whether anything lies in the trash.', always: [{ guard: 'isEmpty', target: 'empty' }, 'listing'] },
      empty: { description: 'Nothing lies in the trash.', on: { fact: { guard: 'isStale', target: 'reading' } } },
      listing: {
        description: 'What lies in the trash is listed.',
        on: {
          'more.wanted': { guard: 'isMore', target: 'extending' },
          'item.toggled': {
            actions: assign(({ context: { picked }, event: { id } }) => ({ picked: picked.has(id) ? minus(picked, id) : plus(picked, [id]) })),
          },
          'all.selected': [
            {
              guard: ({ context }) => context.list.type === undefined,
              actions: assign({ picked: new Set<string>(), isAll: true }),
            },
            // Of one module, those that were read: nothing is selected that a call could not name.
            { actions: assign(({ context }) => ({ picked: new Set(context.items.map(({ id }) => id)) })) },
          ],
          cleared: { actions: assign(NONE) },
          fact: { guard: 'isStale', target: 'reading' },
        },
      },
      extending: {
        description: 'More of what lies in the trash is on its way.',
        invoke: {
          src: 'reading',
          input: ({ context: { list, next } }) => ({ list, after: next }),
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'listing',
              actions: { type: 'add', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'stuck', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        on: { fact: { guard: 'isStale', target: 'reading' } },
      },
      stuck: {
        description: 'More of what lies in the trash could not be read.',
        on: { retry: 'extending', fact: { guard: 'isStale', target: 'reading' } },
      },
      failed: { description: 'The trash could not be read; it can be tried again.', on: { retry: 'reading' } },
    },
  })

export type TrashListMachine = ReturnType<typeof createTrashListMachine>
export type TrashListActor = ActorRefFrom<TrashListMachine>
export type TrashListSnapshot = SnapshotFrom<TrashListMachine>

export const isInTrashSelection = ({ context: { picked, isAll } }: TrashListSnapshot, id: string): boolean => picked.has(id) !== isAll

export const trashSelectedCount = ({ context: { picked, isAll, total } }: TrashListSnapshot): number => (isAll ? total - picked.size : picked.size)

/** What of the trash is selected, as the calls take it. */
export const trashSelectionOf = ({ context: { items, picked, isAll } }: TrashListSnapshot): TrashSelection =>
  isAll ? { kind: 'all', except: [...picked] } : itemsSelected(items.filter(({ id }) => picked.has(id)))
