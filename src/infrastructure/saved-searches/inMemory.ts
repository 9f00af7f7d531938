import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import { startSavedSearches } from '../../application/saved-searches/startSavedSearches.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemorySavedSearchGateway } from './InMemorySavedSearchGateway.ts'

export const savedSearches = inMemory(SAVED_SEARCHES, {
  ports: ({ library, people, faults }) => ({ savedSearches: new InMemorySavedSearchGateway(library, people, faults) }),
  start: startSavedSearches,
})
