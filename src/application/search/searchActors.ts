import { capability } from '../capabilities/capability.ts'
import type { ResultsActor } from './results.machine.ts'

export interface SearchActors {
  readonly results: ResultsActor
}

export const SEARCH = capability<SearchActors>('search')
