import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { RecentSearch } from '../../domain/saved-searches/savedSearch.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { SavedSearchGateway } from './SavedSearchGateway.ts'

interface RecentSearchesContext {
  /** The newest first. */
  readonly items: readonly RecentSearch[]
  /** What is being erased: one of them, or all. */
  readonly forgotten: string | null
  readonly failure: CallFailure | undefined
}

export type RecentSearchesEvent =
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
      forgetting: fromPromise(({ input, signal }: { input: RecentSearchesContext; signal: AbortSignal }) => savedSearches.forget(input.forgotten, signal)),
    },
    actions: {
      take: assign((_, items: readonly RecentSearch[] | undefined) => (items === undefined ? {} : { items, failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
      choose: assign((_, forgotten: string | null) => ({ forgotten })),
      drop: assign(({ context: { items, forgotten } }, _done: unknown) => ({ items: forgotten === null ? [] : items.filter(({ q }) => q !== forgotten) })),
      notifyFailure: (_context, _failure: CallFailure | undefined) => notify({ kind: 'failure', text: 'savedSearches.notices.notErased', subject: 'recentSearches' }),
    },
  }).createMachine({
    id: 'recentSearches',
    context: { items: [], forgotten: null, failure: undefined },
    initial: 'unread',
    on: { 'searches.opened': { target: '.reading', reenter: true } },
    states: {
      unread: { description: 'Nobody has looked at them yet.' },
      reading: {
        description: 'What was searched for lately is being read; what was known of it before is shown.',
        invoke: { src: 'reading', onDone: answered<readonly RecentSearch[], CallFailure>()({ target: 'listing', action: 'take' }, { target: 'failed', action: 'fail' }) },
      },
      listing: {
        description: 'What was searched for lately is shown.',
        on: { 'search.forgotten': { target: 'forgetting', actions: { type: 'choose', params: ({ event }) => event.q } } },
      },
      forgetting: {
        description: 'One or all of them are being erased.',
        invoke: {
          src: 'forgetting',
          input: ({ context }) => context,
          onDone: answered<void, CallFailure>()({ target: 'listing', action: 'drop' }, { target: 'listing', action: 'notifyFailure' }),
        },
        // Looking at them waits for it.
        on: { 'searches.opened': {} },
      },
      failed: { description: 'It could not be read; it can be tried again.', on: { retry: 'reading' } },
    },
  })

export type RecentSearchesMachine = ReturnType<typeof createRecentSearchesMachine>
export type RecentSearchesActor = ActorRefFrom<RecentSearchesMachine>
