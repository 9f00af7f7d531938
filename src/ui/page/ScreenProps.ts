import type { EntryActors, FirstActors } from '../../application/actors.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { KeyAhead } from './useKeysAhead.ts'

/** What the router hands to a screen: beside what the first page has, the actors of the capabilities that it needs. */
export interface ScreenProps<Actors = unknown> {
  readonly entry: EntryActors
  readonly shell: FirstActors & Actors
  readonly claims: SessionClaims
  /** Keys that were pressed before the code that hears them had come: whoever takes one empties them. */
  readonly ahead?: KeyAhead[]
}
