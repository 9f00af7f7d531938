import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { RecentSearch } from '../../domain/saved-searches/savedSearch.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { SavedSearchGateway } from './SavedSearchGateway.ts'

interface RecentSearchesContext {
  /** The newest first; undefined until they have been read. */
  readonly items: readonly RecentSearch[] | undefined
  /** What is to be erased, one after the other; the first is on its way. null: all. */
  readonly forgotten: readonly (string | null)[]
  /** They are to be read once nothing is being erased. */
  readonly isStale: boolean
  readonly failure: CallFailure | undefined
}

type RecentSearchesEvent =
  /** Somebody looks at them. */
  | { type: 'searches.opened' }
  /** One of them is erased; null: all. */
  | { type: 'search.forgotten'; q: string | null }
  | { type: 'retry' }

interface RecentSearchesPorts {
  readonly savedSearches: SavedSearchGateway
  readonly notify: Notify
}

/** What a person searched for lately: read each time that somebody looks; what was there before stays meanwhile. */
export const createRecentSearchesMachine = ({ savedSearches, notify }: RecentSearchesPorts) =>
  setup({
    types: { context: {} as RecentSearchesContext, events: {} as RecentSearchesEvent },
    actors: {
      reading: fromPromise(({ signal }: { signal: AbortSignal }) => savedSearches.recent(signal)),
      forgetting: fromPromise(({ input, signal }: { input: string | null; signal: AbortSignal }) => savedSearches.forget(input, signal)),
    },
    actions: {
      take: assign((_, items: readonly RecentSearch[] | undefined) => (items === undefined ? {} : { items, failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
      choose: assign(({ context: { forgotten } }, q: string | null) => ({ forgotten: forgotten.includes(q) ? forgotten : [...forgotten, q] })),
      readLater: assign({ isStale: true }),
      drop: assign(({ context: { items, forgotten: [gone, ...left] } }, _done: unknown) => ({ forgotten: left, items: gone === null ? [] : items?.filter(({ q }) => q !== gone) })),
      keep: assign(({ context: { forgotten } }, _failure: CallFailure | undefined) => {
        notify({ kind: 'failure', text: 'savedSearches.notices.notErased', subject: 'recentSearches' })
        return { forgotten: forgotten.slice(1) }
      }),
    },
    guards: { isMoreForgotten: ({ context }) => context.forgotten.length > 0, isStale: ({ context }) => context.isStale },
  }).createMachine({
    id: 'recentSearches',
    context: { items: undefined, forgotten: [], isStale: false, failure: undefined },
    initial: 'unread',
    on: {
      'searches.opened': { target: '.reading', reenter: true },
      'search.forgotten': { target: '.forgetting', actions: { type: 'choose', params: ({ event }) => event.q } },
    },
    states: {
      unread: { description: 'Nobody has looked at them yet.' },
      reading: {
        description: 'What was searched for lately is being read; what was known of it before is shown.',
        entry: assign({ isStale: false }),
        invoke: { src: 'reading', onDone: answeredAgain<RecentSearchesContext, readonly RecentSearch[], CallFailure>()({ target: 'listing', where: ({ items }) => items !== undefined }, { target: 'listing', action: 'take' }, { target: 'failed', action: 'fail' }) },
        // What is read by then holds what is erased.
        on: { 'search.forgotten': { target: 'forgetting', actions: ['readLater', { type: 'choose', params: ({ event }) => event.q }] } },
      },
      listing: { description: 'What was searched for lately is shown.' },
      forgetting: {
        description: 'One or all of them are being erased.',
        invoke: {
          src: 'forgetting',
          input: ({ context }) => context.forgotten[0] ?? null,
          onDone: answered<void, CallFailure>()({ target: 'deciding', action: 'drop' }, { target: 'deciding', action: 'keep' }),
        },
        on: {
          // Looking at them waits for it.
          'searches.opened': { actions: 'readLater' },
          'search.forgotten': { actions: { type: 'choose', params: ({ event }) => event.q } },
        },
      },
      deciding: {
        description: 'Whether others are to be erased, or what is left is to be read.',
        always: [{ guard: 'isMoreForgotten', target: 'forgetting' }, { guard: 'isStale', target: 'reading' }, 'listing'],
      },
      failed: {
        description: 'It could not be read; it can be tried again.',
        on: { retry: 'reading', 'search.forgotten': { target: 'forgetting', actions: ['readLater', { type: 'choose', params: ({ event }) => event.q }] } },
      },
    },
  })

type RecentSearchesMachine = ReturnType<typeof createRecentSearchesMachine>
export type RecentSearchesActor = ActorRefFrom<RecentSearchesMachine>
