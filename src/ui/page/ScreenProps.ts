import type { EntryActors, FirstActors, ShellActors } from '../../application/actors.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { KeyAhead } from './useKeysAhead.ts'

/** What the router hands to the screen that the application begins with. */
export interface FirstScreenProps {
  readonly entry: EntryActors
  readonly shell: FirstActors
  readonly claims: SessionClaims
  /** Keys that were pressed before the code that hears them had come: whoever takes one empties them. */
  readonly ahead?: KeyAhead[]
}

/** What the router hands to every other screen inside the shell. */
export interface ScreenProps extends FirstScreenProps {
  readonly shell: ShellActors
}
