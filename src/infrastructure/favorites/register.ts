import { FAVORITES } from '../../application/favorites/favoritesActors.ts'
import { startFavorites } from '../../application/favorites/startFavorites.ts'
import { registration } from '../registration/registration.ts'
import { HttpFavoriteGateway } from './HttpFavoriteGateway.ts'

export const register = registration(FAVORITES, {
  ports: ({ http, serverEvents }) => ({ favorites: new HttpFavoriteGateway(http, serverEvents) }),
  start: startFavorites,
})
