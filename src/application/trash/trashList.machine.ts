import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { itemsSelected, type TrashSelection } from '../../domain/items/selection.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { EMPTY, NONE, trashListParts, type TrashListEvent, type TrashListPorts } from './trashList.parts.ts'

/** What of the list is selected, wherever rows are shown. */
const SELECTING = {
  'item.clicked': { actions: { type: 'pickOnly', params: ({ event }: { event: { id: string } }) => event.id } },
  'item.toggled': { actions: { type: 'toggle', params: ({ event }: { event: { id: string } }) => event.id } },
  'item.reached': { actions: { type: 'reach', params: ({ event }: { event: { id: string } }) => event.id } },
  'all.selected': { actions: 'pickAll' },
  cleared: { actions: 'clear' },
} as const

/** What lies in the trash, and what of it is selected. */
export const createTrashListMachine = (ports: TrashListPorts) =>
  trashListParts(ports).createMachine({
    id: 'trashList',
    context: { list: { direction: 'desc' }, ...EMPTY },
    initial: 'unopened',
    invoke: { src: 'hearing' },
    // What was listed stays until the other list has been read.
    on: { 'trash.opened': { target: '.reading', reenter: true, actions: assign(({ event }) => ({ list: event.list, failure: undefined, ...NONE })) } },
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
        on: { ...SELECTING, fact: { guard: 'isStale', target: 'reading', reenter: true } },
      },
      read: { description: 'Whether anything lies in the trash.', always: [{ guard: 'isEmpty', target: 'empty' }, 'listing'] },
      empty: { description: 'Nothing lies in the trash.', on: { fact: { guard: 'isStale', target: 'reading' } } },
      listing: {
        description: 'What lies in the trash is listed.',
        on: {
          'more.wanted': { guard: 'isMore', target: 'extending' },
          ...SELECTING,
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
        on: { ...SELECTING, fact: { guard: 'isStale', target: 'reading' } },
      },
      stuck: {
        description: 'More of what lies in the trash could not be read.',
        on: { ...SELECTING, retry: 'extending', fact: { guard: 'isStale', target: 'reading' } },
      },
      failed: { description: 'The trash could not be read; it can be tried again.', on: { retry: 'reading' } },
    },
  })

export type { TrashListEvent }
export type TrashListMachine = ReturnType<typeof createTrashListMachine>
export type TrashListActor = ActorRefFrom<TrashListMachine>
export type TrashListSnapshot = SnapshotFrom<TrashListMachine>

export const isInTrashSelection = ({ context: { picked, isAll } }: TrashListSnapshot, id: string): boolean => picked.has(id) !== isAll

export const trashSelectedCount = ({ context: { picked, isAll, total } }: TrashListSnapshot): number => (isAll ? total - picked.size : picked.size)

/** What of the trash is selected, as the calls take it. */
export const trashSelectionOf = ({ context: { items, picked, isAll } }: TrashListSnapshot): TrashSelection =>
  isAll ? { kind: 'all', except: [...picked] } : itemsSelected(items.filter(({ id }) => picked.has(id)))
