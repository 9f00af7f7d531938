import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const SAVED_SEARCH_SCREENS: Screens = {
  savedSearches: lazyScreen({
    needs: [SAVED_SEARCHES],
    load: async () => (await import('./SavedSearchesRoute.tsx')).SavedSearchesRoute,
    opening: async () => (await import('./openSavedSearches.ts')).openSavedSearches,
  }),
}
