import { capability } from '../capabilities/capability.ts'
import type { QueryNamesActor } from './queryNames.machine.ts'

export interface QueryNamesActors {
  /** What queries name by identifiers. */
  readonly queryNames: QueryNamesActor
}

export const QUERY_NAMES = capability<QueryNamesActors>('query-names')
