import type { EntryActors, FirstActors, ShellActors } from '../application/actors.ts'
import type { SessionClaims } from '../domain/session/claims.ts'

/** What the router hands to the screen that the application begins with. */
export interface FirstScreenProps {
  readonly entry: EntryActors
  readonly shell: FirstActors
  readonly claims: SessionClaims
}

/** What the router hands to every other screen inside the shell. */
export interface ScreenProps extends FirstScreenProps {
  readonly shell: ShellActors
}
