import { capability } from '../capabilities/capability.ts'
import type { PersonsActor } from './persons.machine.ts'

export interface PersonsActors {
  readonly persons: PersonsActor
}

export const PERSONS = capability<PersonsActors>('persons')
