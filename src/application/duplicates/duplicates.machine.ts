import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { DuplicateGroup, DuplicateKind } from '../../domain/duplicates/duplicates.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { rereadThrottle, type RereadDue } from '../notifications/rereadThrottle.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import type { DuplicateGateway, DuplicatePage, GroupsFailure } from './DuplicateGateway.ts'
import { groupsReadAgain } from './readingGroups.ts'

interface DuplicatesContext extends DuplicatePage {
  readonly kind: DuplicateKind
  /** Only the group of this asset; undefined: all. */
  readonly assetId: string | undefined
  /** The group that is looked at, by its place among those that were read. */
  readonly at: number
  readonly failure: GroupsFailure | undefined
}

type DuplicatesEvent =
  | { type: 'duplicates.opened'; kind: DuplicateKind; assetId?: string }
  | { type: 'group.chosen'; key: string }
  | { type: 'group.next' }
  | { type: 'group.previous' }
  | { type: 'more.wanted' }
  | { type: 'retry' }
  /** Somebody said here that assets are not the same, of which no event comes. */
  | { type: 'groups.changed' }
  | ServerEventReceived
  | RereadDue

/** So many groups before the last of those that were read, more of them are read. */
const NEAR = 3

const EMPTY = { groups: [], next: null, at: 0, failure: undefined } as const

/** The group that is looked at. */
export const groupShown = ({ groups, at }: Pick<DuplicatesContext, 'groups' | 'at'>): DuplicateGroup | undefined => groups[at]

/** Where the group that was looked at stands among others; what came in its place, where it is gone. */
const placeIn = (groups: readonly DuplicateGroup[], { groups: before, at }: Pick<DuplicatesContext, 'groups' | 'at'>): number => {
  const found = groups.findIndex(({ key }) => key === before[at]?.key)
  return found < 0 ? Math.max(0, Math.min(at, groups.length - 1)) : found
}

const concerns = ({ kind }: ServerEvent): boolean => kind === 'trash.changed' || kind === 'library.changed' || kind === 'stream.reopened'

interface Ports {
  readonly duplicates: DuplicateGateway
  readonly events: EventStream
}

const of = (assetId: string | undefined) => (assetId === undefined ? {} : { assetId })

type Reading = { readonly input: DuplicatesContext; readonly signal: AbortSignal }

/** The groups of duplicates of an organization, read page by page, and again when the library has changed. */
export const createDuplicatesMachine = ({ duplicates, events }: Ports) =>
  setup({
    types: { context: {} as DuplicatesContext, events: {} as DuplicatesEvent },
    actors: {
      reading: fromPromise(({ input: { kind, assetId, next }, signal }: Reading) => duplicates.groups({ kind, ...of(assetId) }, next, signal)),
      readingAgain: fromPromise(({ input: { kind, assetId, groups }, signal }: Reading) => groupsReadAgain(duplicates, { kind, ...of(assetId) }, groups.length, signal)),
      listening: listenToServerEvents(events),
      rereadThrottle,
    },
    guards: {
      isNearEnd: ({ context: { groups, next, at } }) => next !== null && at >= groups.length - NEAR,
      isEmpty: ({ context: { groups, next } }) => groups.length === 0 && next === null, isMore: ({ context }) => context.next !== null,
    },
    actions: {
      put: assign(({ context }, page: DuplicatePage | undefined) => ({ ...page, at: placeIn(page?.groups ?? [], context), failure: undefined })),
      look: assign(({ context: { groups } }, at: number) => ({ at: Math.max(0, Math.min(at, groups.length - 1)) })),
      add: assign(({ context }, page: DuplicatePage | undefined) => ({ ...page, groups: [...context.groups, ...(page?.groups ?? ([] as readonly DuplicateGroup[]))], failure: undefined })),
      fail: assign((_, failure: GroupsFailure | undefined) => ({ failure })),
      giveWay: assign((_, failure: GroupsFailure | undefined) => ({ ...EMPTY, failure })),
      postpone: sendTo('rereadThrottle', { type: 'stale' }),
    },
  }).createMachine({
    id: 'duplicates',
    context: { kind: 'same', assetId: undefined, ...EMPTY },
    invoke: [{ src: 'listening' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
    initial: 'unopened',
    on: {
      'duplicates.opened': { target: '.reading', reenter: true, actions: assign(({ event: { kind, assetId } }) => ({ ...EMPTY, kind, assetId })) },
      serverEvent: { guard: ({ event }) => concerns(event.serverEvent), actions: sendTo('rereadThrottle', ({ event }) => ({ type: 'stale', serverEvent: event.serverEvent })) },
    },
    states: {
      unopened: { description: 'No groups have been asked for.' },
      reading: {
        description: 'The first page is being read.',
        on: { 'reread.due': { actions: 'postpone' } },
        invoke: { src: 'reading', input: ({ context }) => context, onDone: answered<DuplicatePage, GroupsFailure>()({ target: 'shown', action: 'put' }, { target: 'failed', action: 'fail' }) },
      },
      shown: {
        initial: 'deciding',
        on: {
          'reread.due': '.refreshing',
          'groups.changed': '.refreshing',
          'group.chosen': { actions: { type: 'look', params: ({ context, event }) => context.groups.findIndex(({ key }) => key === event.key) } },
          'group.next': { actions: { type: 'look', params: ({ context }) => context.at + 1 } },
          'group.previous': { actions: { type: 'look', params: ({ context }) => context.at - 1 } },
        },
        states: {
          deciding: { description: 'Whether there is anything to show.', always: [{ guard: 'isEmpty', target: 'nothing' }, 'listing'] },
          listing: { description: 'Groups are shown.', always: { guard: 'isNearEnd', target: 'extending' }, on: { 'more.wanted': { guard: 'isMore', target: 'extending' } } },
          nothing: { description: 'There are no duplicates.' },
          extending: {
            description: 'Groups are shown, and more of them are on their way.',
            on: { 'reread.due': { actions: 'postpone' } },
            invoke: { src: 'reading', input: ({ context }) => context, onDone: answered<DuplicatePage, GroupsFailure>()({ target: 'deciding', action: 'add' }, { target: 'stuck', action: 'fail' }) },
          },
          stuck: { description: 'Groups are shown; more of them could not be read.', on: { retry: 'extending' } },
          refreshing: {
            description: 'The library has changed, and the groups are read again; what was there stays until then.',
            invoke: {
              src: 'readingAgain',
              input: ({ context }) => context,
              onDone: answeredAgain<DuplicatesContext, DuplicatePage, GroupsFailure>()({ target: 'deciding' }, { target: 'deciding', action: 'put' }, { target: '#duplicates.failed', action: 'giveWay' }),
            },
            on: {
              'groups.changed': { target: 'refreshing', reenter: true },
              // A library that changes each second would never let it end.
              'reread.due': { actions: 'postpone' },
              'more.wanted': { guard: 'isMore', target: 'extending', actions: 'postpone' },
            },
          },
        },
      },
      failed: { description: 'The groups could not be read; it can be tried again.', on: { retry: 'reading', 'reread.due': 'reading' } },
    },
  })

export type DuplicatesActor = ActorRefFrom<ReturnType<typeof createDuplicatesMachine>>
