import type { Refusal } from './SessionChannel.ts'
import type { Tokens } from './Tokens.ts'

/** What becomes of the session: by its person, by the API, or by other tabs (`elsewhere`). */
export type SessionEvent =
  | { type: 'session.opened'; tokens: Tokens; remember: boolean }
  /** The API refused this token. */
  | { type: 'session.challenged'; token: string }
  | { type: 'signIn.required'; address: string }
  | { type: 'signOut' }
  | { type: 'elsewhere.opened' }
  | { type: 'elsewhere.rotated'; sessionId: string; tokens: Tokens }
  | { type: 'elsewhere.offered'; tokens: Tokens }
  | { type: 'elsewhere.ended'; sessionId: string; refusal: Refusal | undefined }
