import { FAVORITES } from '../../application/favorites/favoritesActors.ts'
import { LIST_SELECTION } from '../../application/selection/listSelectionActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const FAVORITE_SCREENS: Screens = {
  favorites: lazyScreen({
    needs: [FAVORITES, LIST_SELECTION],
    load: async () => (await import('./FavoritesRoute.tsx')).FavoritesRoute,
    opening: async () => (await import('./openFavorites.ts')).openFavorites,
  }),
}
