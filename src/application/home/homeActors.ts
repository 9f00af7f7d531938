import { capability } from '../capabilities/capability.ts'
import type { HomeActor } from './home.machine.ts'
import type { VisitedPlaces } from './VisitedPlaces.ts'

export interface HomeActors {
  readonly home: HomeActor
  readonly visited: VisitedPlaces
}

export const HOME = capability<HomeActors>('home')
