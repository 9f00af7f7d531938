import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { readAgain } from '../lists/listPages.ts'
import { type MoreWanted, pagedStates } from '../lists/pagedStates.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { TrashGateway, TrashList, TrashPage } from './TrashGateway.ts'
import { allPicked, leftOf, NONE, pickedOnly, reachedFrom, toggled, type SelectedInTrash } from './trashSelection.ts'

interface TrashListContext extends SelectedInTrash, MoreWanted {
  readonly list: TrashList
  readonly items: readonly TrashItem[]
  readonly next: string | null
  readonly total: number
  readonly failure: CallFailure | undefined
  /** What is shown is not of what was asked for. */
  readonly isOther: boolean
}

type TrashListEvent =
  | { type: 'trash.opened'; list: TrashList }
  | { type: 'more.wanted' }
  | { type: 'item.clicked'; id: string }
  /** Ctrl or Cmd and a click, a click on the box, or Space. */
  | { type: 'item.toggled'; id: string }
  /** Shift and a click or an arrow: everything from the last one that was clicked or toggled, or else from the one that had the focus. */
  | { type: 'item.reached'; id: string; focused?: string | undefined }
  /** An arrow or the like has led to another row. */
  | { type: 'focus.moved' }
  | { type: 'all.selected' }
  | { type: 'cleared' }
  | { type: 'retry' }
  | ServerEventReceived

type Reached = Extract<TrashListEvent, { type: 'item.reached' }>

interface TrashListPorts {
  readonly trash: TrashGateway
  readonly events: EventStream
}

const states = pagedStates<TrashListContext, TrashListEvent, TrashPage, CallFailure>()(
  {
    reading: 'What lies in the trash is on its way, as far as it was read before.',
    listing: 'What lies in the trash is listed.',
    extending: 'More of what lies in the trash is on its way.',
    stuck: 'More of what lies in the trash could not be read.',
    nothing: 'Nothing lies in the trash.',
    failed: 'The trash could not be read; it can be tried again.',
  },
  { first: 'reading', put: 'take', later: 'readingOn', isShown: ({ isOther }) => !isOther },
)

const followed = { serverEvent: { guard: 'isStale', target: 'reading', reenter: true } } as const

/** What is heard wherever rows are shown. */
const withRows = {
  ...followed,
  'item.clicked': { actions: { type: 'pickOnly', params: ({ event }: { event: { id: string } }) => event.id } },
  'item.toggled': { actions: { type: 'toggle', params: ({ event }: { event: { id: string } }) => event.id } },
  'item.reached': { actions: { type: 'reach', params: ({ event }: { event: Reached }) => event } },
  'focus.moved': { actions: 'beginAtFocus' },
  'all.selected': { actions: 'pickAll' },
  cleared: { actions: 'clear' },
} as const

/** What lies in the trash, and what of it is selected. */
export const createTrashListMachine = ({ trash, events }: TrashListPorts) =>
  setup({
    types: { context: {} as TrashListContext, events: {} as TrashListEvent },
    actors: {
      listening: listenToServerEvents(events),
      reading: fromPromise(({ input: { list, items, isOther }, signal }: { input: TrashListContext; signal: AbortSignal }) =>
        readAgain((after) => trash.page(list, after, signal), isOther ? 0 : items.length),
      ),
      readingOn: fromPromise(({ input: { list, next }, signal }: { input: TrashListContext; signal: AbortSignal }) => trash.page(list, next, signal)),
    },
    guards: {
      isStale: ({ event }) => event.type === 'serverEvent' && ['trash.changed', 'stream.reopened'].includes(event.serverEvent.kind),
      isNothingThere: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
    },
    actions: {
      take: assign(({ context }, page: TrashPage | undefined) => (page === undefined ? {} : { ...page, failure: undefined, isOther: false, ...leftOf(context, page) })),
      add: assign(({ context }, page: TrashPage | undefined) => (page === undefined ? {} : { ...page, items: [...context.items, ...page.items] })),
      pickOnly: assign((_, id: string) => pickedOnly(id)),
      toggle: assign(({ context }, id: string) => toggled(context, id)),
      reach: assign(({ context }, { id, focused }: Reached) => reachedFrom(context, id, focused)),
      beginAtFocus: assign({ anchor: undefined }),
      pickAll: assign(({ context }) => allPicked(context)),
      clear: assign(NONE),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'trashList',
    context: { list: { direction: 'desc' }, items: [], next: null, total: 0, failure: undefined, isOther: true, ...NONE },
    initial: 'unopened',
    invoke: { src: 'listening' },
    // What was listed stays until the other list has been read.
    on: { 'trash.opened': { target: '.reading', reenter: true, actions: assign(({ event }) => ({ list: event.list, failure: undefined, isOther: true, ...NONE })) } },
    states: {
      unopened: { description: 'The trash is not open.' },
      ...states,
      reading: { ...states.reading, on: { ...states.reading.on, ...withRows } },
      nothing: { ...states.nothing, on: followed },
      listing: { ...states.listing, on: { ...states.listing.on, ...withRows } },
      extending: { ...states.extending, on: withRows },
      stuck: { ...states.stuck, on: { ...states.stuck.on, ...withRows } },
      failed: { ...states.failed, on: { ...states.failed.on, ...followed } },
    },
  })

type TrashListMachine = ReturnType<typeof createTrashListMachine>
export type TrashListActor = ActorRefFrom<TrashListMachine>
