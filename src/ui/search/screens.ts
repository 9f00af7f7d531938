import { FAVORITES } from '../../application/favorites/favoritesActors.ts'
import { SEARCH } from '../../application/search/searchActors.ts'
import { LIST_SELECTION } from '../../application/selection/listSelectionActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const RESULTS = lazyScreen({
  needs: [FAVORITES, LIST_SELECTION, SEARCH],
  load: async () => (await import('./SearchRoute.tsx')).SearchRoute,
  opening: async () => (await import('./openSearch.ts')).openSearch,
})

export const SEARCH_SCREENS: Screens = { search: RESULTS }
