import type { EntryActors, ShellActors } from '../application/actors.ts'
import type { SessionClaims } from '../domain/session/claims.ts'

/** What the router hands to every screen inside the shell. */
export interface ScreenProps {
  readonly entry: EntryActors
  readonly shell: ShellActors
  readonly claims: SessionClaims
}
