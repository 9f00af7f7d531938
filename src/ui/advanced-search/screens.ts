import { ADVANCED_SEARCH } from '../../application/advanced-search/advancedSearchActors.ts'
import { FAVORITES } from '../../application/favorites/favoritesActors.ts'
import { LIST_SELECTION } from '../../application/selection/listSelectionActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const RESULTS = lazyScreen({
  needs: [ADVANCED_SEARCH, FAVORITES, LIST_SELECTION],
  load: async () => (await import('./ResultsRoute.tsx')).ResultsRoute,
  opening: async () => (await import('./openResults.ts')).openResults,
})

export const ADVANCED_SEARCH_SCREENS: Screens = {
  search: RESULTS,
  advancedSearchResult: RESULTS,
  advancedSearch: lazyScreen({
    needs: [ADVANCED_SEARCH],
    load: async () => (await import('./form/SearchFormRoute.tsx')).SearchFormRoute,
    opening: async () => (await import('./form/openSearchForm.ts')).openSearchForm,
  }),
}
