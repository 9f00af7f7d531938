import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ShareLink } from '../../domain/share-links/shareLink.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { readAgain } from '../lists/listPages.ts'
import { type MoreWanted, pagedStates } from '../lists/pagedStates.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { ShareLinkGateway, ShareLinkList, ShareLinkPage } from './ShareLinkGateway.ts'

interface ShareLinksContext extends MoreWanted {
  readonly list: ShareLinkList
  readonly items: readonly ShareLink[]
  readonly total: number
  /** Whether the organization lets its members share; where not, no link opens. */
  readonly allowed: boolean
  readonly next: string | null
  readonly failure: CallFailure | undefined
  /** What is shown is not of what was asked for. */
  readonly isOther: boolean
}

type ShareLinksEvent = { type: 'links.opened'; list: ShareLinkList } | { type: 'more.wanted' } | { type: 'retry' } | ServerEventReceived

export interface ShareLinksPorts {
  readonly shareLinks: ShareLinkGateway
  readonly events: EventStream
}

const states = pagedStates<ShareLinksContext, ShareLinksEvent, ShareLinkPage, CallFailure>()(
  {
    reading: 'The first links are on their way; those from before are shown.',
    listing: 'Links are listed.',
    extending: 'Links are listed, and more of them are on their way.',
    stuck: 'Links are listed; more of them could not be read.',
    nothing: 'Nothing is shared, or nothing that matches.',
    failed: 'The links could not be read; it can be tried again.',
  },
  { first: 'reading', put: 'take', later: 'extending', isShown: ({ isOther }) => !isOther },
)

/** Links that somebody has shared, or that anybody of the organization has. */
export const createShareLinksMachine = ({ shareLinks, events }: ShareLinksPorts) =>
  setup({
    types: { context: {} as ShareLinksContext, events: {} as ShareLinksEvent },
    actors: {
      listening: listenToServerEvents(events),
      reading: fromPromise(({ input, signal }: { input: ShareLinksContext; signal: AbortSignal }) =>
        readAgain((after) => shareLinks.page(input.list, after, signal), input.items.length),
      ),
      extending: fromPromise(({ input, signal }: { input: ShareLinksContext; signal: AbortSignal }) => shareLinks.page(input.list, input.next, signal)),
    },
    guards: {
      isNothingThere: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
      isStale: ({ event }) => event.type === 'serverEvent' && ['shareLinks.changed', 'stream.reopened'].includes(event.serverEvent.kind),
    },
    actions: {
      take: assign((_, page: ShareLinkPage | undefined) => (page ? { ...page, failure: undefined, isOther: false } : {})),
      add: assign(({ context }, page: ShareLinkPage | undefined) => (page ? { ...page, items: [...context.items, ...page.items], failure: undefined } : {})),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'shareLinks',
    context: { list: { of: 'own' }, items: [], total: 0, allowed: true, next: null, failure: undefined, isOther: true },
    initial: 'unopened',
    invoke: { src: 'listening' },
    on: {
      'links.opened': { target: '.reading', reenter: true, actions: assign(({ event: { list } }) => ({ list, items: [], total: 0, next: null, failure: undefined, isOther: true })) },
      serverEvent: { guard: 'isStale', target: '.reading' },
    },
    states: { unopened: { description: 'No links are open.', on: { serverEvent: {} } }, ...states },
  })

type ShareLinksMachine = ReturnType<typeof createShareLinksMachine>
export type ShareLinksActor = ActorRefFrom<ShareLinksMachine>
