import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import { readAgain } from '../lists/listPages.ts'
import { type MoreWanted, pagedStates } from '../lists/pagedStates.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { HistoryFailure, HistoryGateway, HistoryPage, HistoryPlace } from './HistoryGateway.ts'

interface HistoryContext extends MoreWanted {
  readonly place: HistoryPlace
  readonly entries: readonly ActivityEntry[]
  /** Where older entries begin; null: these are all. */
  readonly next: string | null
  readonly failure: HistoryFailure | undefined
  /** What is shown is not of what was asked for. */
  readonly isOther: boolean
}

type HistoryEvent =
  | { type: 'history.opened'; place: HistoryPlace }
  /** What the history is about was changed. */
  | { type: 'subject.changed'; id: string }
  | { type: 'more.wanted' }
  | { type: 'retry' }
  | ServerEventReceived

const NOWHERE: HistoryPlace = { kind: 'asset', type: 'RECORDS', id: '' }

const nothingYet = { entries: [], next: null, failure: undefined, isOther: true }

const states = pagedStates<HistoryContext, HistoryEvent, HistoryPage, HistoryFailure>()(
  {
    reading: 'The newest entries are on their way; those from before stay.',
    listing: 'Entries are listed.',
    extending: 'Entries are listed, and older ones are on their way.',
    stuck: 'Entries are listed; older ones could not be read.',
    nothing: 'Nothing was ever changed.',
    failed: 'The history could not be read; it can be tried again.',
  },
  { first: 'readingNewest', put: 'put', later: 'readingOlder', isShown: ({ isOther }) => !isOther },
)

/** The history of one asset, folder or contact. It is read again when its subject changes; what is listed stays meanwhile. */
export const createHistoryMachine = ({ histories, events }: { readonly histories: HistoryGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as HistoryContext, events: {} as HistoryEvent },
    actors: {
      listening: listenToServerEvents(events),
      readingNewest: fromPromise(({ input, signal }: { input: HistoryContext; signal: AbortSignal }) =>
        readAgain((after) => histories.history(input.place, after ?? undefined, signal), input.entries.length),
      ),
      readingOlder: fromPromise(({ input, signal }: { input: HistoryContext; signal: AbortSignal }) =>
        histories.history(input.place, input.next ?? undefined, signal),
      ),
    },
    guards: {
      isNothingThere: ({ context }) => context.entries.length === 0,
      isMore: ({ context }) => context.next !== null,
      isOfSubject: ({ context, event }) => {
        if (event.type === 'subject.changed') return event.id === context.place.id
        if (event.type !== 'serverEvent') return false
        const { serverEvent } = event
        if (serverEvent.kind === 'relations.changed') return serverEvent.ids.includes(context.place.id)
        if (serverEvent.kind === 'contacts.changed') return context.place.kind === 'contact' && (serverEvent.ids?.includes(context.place.id) ?? true)
        return serverEvent.kind === 'stream.reopened' || (serverEvent.kind === 'asset.changed' && serverEvent.assetId === context.place.id)
      },
    },
    actions: {
      put: assign((_, page: HistoryPage | undefined) => (page ? { entries: page.items, next: page.next, failure: undefined, isOther: false } : {})),
      add: assign(({ context }, page: HistoryPage | undefined) =>
        page ? { entries: [...context.entries, ...page.items], next: page.next, failure: undefined } : {},
      ),
      fail: assign((_, failure: HistoryFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'history',
    context: { place: NOWHERE, ...nothingYet },
    invoke: { src: 'listening' },
    initial: 'unopened',
    on: {
      'history.opened': {
        target: '.reading',
        actions: assign(({ context, event: { place } }) => ({ place, ...(place.id === context.place.id ? {} : nothingYet) })),
      },
      serverEvent: { guard: 'isOfSubject', target: '.reading' },
      'subject.changed': { guard: 'isOfSubject', target: '.reading' },
    },
    states: {
      unopened: { description: 'No history is open.', on: { serverEvent: {}, 'subject.changed': {} } },
      ...states,
    },
  })

type HistoryMachine = ReturnType<typeof createHistoryMachine>
export type HistoryActor = ActorRefFrom<HistoryMachine>
