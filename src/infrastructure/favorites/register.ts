import { FAVORITES } from '../../application/favorites/favoritesActors.ts'
import { startFavorites } from '../../application/favorites/startFavorites.ts'
import { registration } from '../registration/registration.ts'
import { HttpFavoriteGateway } from './HttpFavoriteGateway.ts'

export const register = registration(FAVORITES, {
  ports: ({ http, localEvents }) => ({ favorites: new HttpFavoriteGateway(http, localEvents) }),
  start: startFavorites,
})
