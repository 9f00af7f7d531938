import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { FavoriteGateway } from './FavoriteGateway.ts'
import { createFavoritesMachine } from './favorites.machine.ts'
import type { FavoritesActors } from './favoritesActors.ts'
import { favoriting } from './favoriting.ts'
import { favoritingSelected } from './favoritingSelected.ts'

interface FavoritesPorts {
  readonly favorites: FavoriteGateway
  readonly events: EventStream
  readonly notify: Notify
}

export const startFavorites = (ports: FavoritesPorts): FavoritesActors => ({
  favorites: createActor(createFavoritesMachine(ports)).start(),
  favorite: favoriting(ports.favorites, ports.notify),
  favoriteSelected: favoritingSelected(ports.favorites, ports.notify),
})
