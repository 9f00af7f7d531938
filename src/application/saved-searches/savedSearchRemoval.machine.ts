import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { confirmStates } from '../forms/confirmStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { SavedSearchChangeFailure, SavedSearchGateway } from './SavedSearchGateway.ts'

interface SavedSearchRemovalContext {
  readonly search: SavedSearch | undefined
  readonly failure: SavedSearchChangeFailure | undefined
}

type SavedSearchRemovalEvent = { type: 'ask'; search: SavedSearch } | { type: 'confirm' } | { type: 'cancel' }

interface SavedSearchRemovalPorts {
  readonly savedSearches: SavedSearchGateway
  readonly notify: Notify
}

const states = confirmStates<SavedSearchRemovalContext, void, SavedSearchChangeFailure>()(
  { asking: 'Whether somebody else’s search is to go is asked: only they could save it again as theirs.', working: 'The search is being deleted.' },
  'working',
)

/** Deleting what somebody else has saved for roles, once it is confirmed. */
export const createSavedSearchRemovalMachine = ({ savedSearches, notify }: SavedSearchRemovalPorts) =>
  setup({
    types: { context: {} as SavedSearchRemovalContext, events: {} as SavedSearchRemovalEvent, tags: {} as 'open' },
    actors: {
      working: fromPromise(({ input, signal }: { input: SavedSearchRemovalContext; signal: AbortSignal }) => savedSearches.remove(input.search?.id ?? '', signal)),
    },
    actions: {
      notify: ({ context: { search } }) => notify({ kind: 'success', text: 'savedSearches.notices.deleted', values: { name: search?.name ?? '' } }),
      fail: assign((_, failure: SavedSearchChangeFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'savedSearchRemoval',
    context: { search: undefined, failure: undefined },
    initial: 'closed',
    states: {
      closed: {
        description: 'Nobody else’s search is to be deleted.',
        on: { ask: { target: 'asking', actions: assign(({ event: { search } }) => ({ search, failure: undefined })) } },
      },
      ...states,
    },
  })

type SavedSearchRemovalMachine = ReturnType<typeof createSavedSearchRemovalMachine>
export type SavedSearchRemovalActor = ActorRefFrom<SavedSearchRemovalMachine>
