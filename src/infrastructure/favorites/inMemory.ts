import { FAVORITES } from '../../application/favorites/favoritesActors.ts'
import { startFavorites } from '../../application/favorites/startFavorites.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryFavoriteGateway } from './InMemoryFavoriteGateway.ts'

export const favorites = inMemory(FAVORITES, {
  ports: ({ library, faults, batches }) => ({ favorites: new InMemoryFavoriteGateway(library, faults, batches) }),
  start: startFavorites,
})
