import { capability } from '../capabilities/capability.ts'
import type { ItemListActor } from '../lists/itemList.machine.ts'
import type { FavoriteGateway, FavoriteList } from './FavoriteGateway.ts'
import type { Favorite } from './favoriting.ts'
import type { FavoriteSelected } from './favoritingSelected.ts'

export interface FavoritesActors {
  readonly favorites: ItemListActor<FavoriteList>
  readonly favorite: Favorite
  readonly favoriteSelected: FavoriteSelected
}

export const FAVORITES = capability<FavoritesActors, { readonly favorites: FavoriteGateway }>('favorites')
