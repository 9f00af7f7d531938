import type { Tokens } from './Tokens.ts'

/** As what the server ends a session. */
export const REFUSALS = ['NOT_SIGNED_IN', 'ORGANIZATION_BLOCKED', 'USER_BLOCKED'] as const
export type Refusal = (typeof REFUSALS)[number]

/** What the tabs of one browser tell each other. */
export type SessionNews =
  | { readonly kind: 'rotated'; readonly sessionId: string; readonly tokens: Tokens }
  /** Without a refusal somebody signed out. */
  | { readonly kind: 'ended'; readonly sessionId: string; readonly refusal?: Refusal }
  /** Somebody signed in to be remembered; the tokens are in the store that all tabs share. */
  | { readonly kind: 'opened' }

/** What a tab hands over to one that asks for this session, or for any (undefined). */
export type Offer = (sessionId: string | undefined) => Tokens | undefined

/** The other tabs of this browser. */
export interface SessionChannel {
  publish(news: SessionNews): void
  /** Returns how to stop listening. */
  listen(listener: (news: SessionNews) => void): () => void
  /** Hands a session over to tabs that ask. Returns how to stop. */
  offer(offer: Offer): () => void
  /** A session of another open tab; undefined where none is open, or none answers in time. */
  ask(sessionId?: string): Promise<Tokens | undefined>
  /** Runs `work` in one tab of the session at a time; the others wait their turn. */
  alone<Value>(sessionId: string, work: () => Promise<Value>, signal: AbortSignal): Promise<Value>
}
