import type { SavedSearchActors } from '../../application/saved-searches/savedSearchActors.ts'

export const openSavedSearches = (actors: SavedSearchActors): void => actors.openSavedSearches()
