import type { ServerFact } from '../../application/notifications/ServerFact.ts'

/** What this browser's own edits tell at once, without waiting for the server to tell it. */
export interface LocalFacts {
  tell(fact: ServerFact): void
}
