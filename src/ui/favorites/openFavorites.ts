import type { FavoritesActors } from '../../application/favorites/favoritesActors.ts'
import { favoriteListOf } from '../addresses/favorites.ts'
import { openList } from '../items/openList.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Opens the list as an address names it. */
export const openFavorites = ({ favorites }: FavoritesActors, { request }: Pick<Arrival, 'request'>): void =>
  openList(favorites, favoriteListOf(new URL(request.url).searchParams))
