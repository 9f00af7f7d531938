import type { Tokens } from './Tokens.ts'

/** Where the tokens outlive a reload (specification section 4): kept beyond the browser for remember me, else for the tab. */
export interface SessionStore {
  read(): Tokens | undefined
  /** What is kept for this tab alone. */
  own(): Tokens | undefined
  /** A new session, replacing whatever was there. */
  open(tokens: Tokens, remember: boolean): void
  /** Refreshed tokens go where the old ones were, never into both; without old ones nothing is kept. */
  replace(tokens: Tokens): void
  clear(): void
}
