import type { ActorRefFrom } from 'xstate'
import { createWholeListMachine } from '../lists/wholeList.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { SavedSearchGateway } from './SavedSearchGateway.ts'

interface SavedSearchesPorts {
  readonly savedSearches: SavedSearchGateway
  readonly events: EventStream
}

/** The searches under a name that somebody sees in the organization in which they work: the server knows which. */
export const createSavedSearchesMachine = ({ savedSearches, events }: SavedSearchesPorts) =>
  createWholeListMachine({ id: 'savedSearches', list: (_organizationId, signal) => savedSearches.list(signal), events, staleAfter: ['savedSearches.changed', 'accounts.changed'] })

type SavedSearchesMachine = ReturnType<typeof createSavedSearchesMachine>
export type SavedSearchesActor = ActorRefFrom<SavedSearchesMachine>
