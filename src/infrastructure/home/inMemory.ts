import { HOME } from '../../application/home/homeActors.ts'
import { startHome } from '../../application/home/startHome.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryHomeGateway } from './InMemoryHomeGateway.ts'
import { LocalStorageVisitedPlaces } from './LocalStorageVisitedPlaces.ts'

/** In the week in which the last of the sample was added. */
const SOME_DAY = '2026-03-05T14:05:00.000Z'

export const home = inMemory(HOME, {
  ports: ({ library, faults, local, claims }) => ({ homes: new InMemoryHomeGateway(library, faults, () => SOME_DAY), visited: new LocalStorageVisitedPlaces(local, claims.user.id) }),
  start: startHome,
})
