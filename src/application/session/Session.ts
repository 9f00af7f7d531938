import type { SessionClaims } from '../../domain/access/claims.ts'
import type { ClaimsReader } from './ClaimsReader.ts'
import type { SessionChannel } from './SessionChannel.ts'
import type { SessionGateway } from './SessionGateway.ts'
import type { SessionStore } from './SessionStore.ts'
import type { Tokens } from './Tokens.ts'

/** Somebody is signed in: the tokens, and what the bearer token says. */
export interface Session {
  readonly tokens: Tokens
  readonly claims: SessionClaims
}

export interface SessionPorts {
  readonly sessions: SessionGateway
  readonly store: SessionStore
  readonly channel: SessionChannel
  readonly readClaims: ClaimsReader
  /** Seconds since 1970. */
  readonly now: () => number
}

/** The session that tokens stand for; none where they cannot be read. */
export const sessionOf = (tokens: Tokens | undefined, readClaims: ClaimsReader): Session | undefined => {
  const claims = tokens && readClaims(tokens.token)
  return tokens && claims && { tokens, claims }
}

/** Whether tokens of the same session outlast those that a tab has. */
export const isLaterOf = (session: Session | undefined, offered: Session | undefined): boolean =>
  session !== undefined && offered?.claims.sessionId === session.claims.sessionId && offered.claims.expiresAt > session.claims.expiresAt
