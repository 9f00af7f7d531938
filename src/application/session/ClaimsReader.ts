import type { SessionClaims } from '../../domain/access/claims.ts'

/** Reads the claims out of a token; undefined for what is no token of ours. The server alone judges its signature. */
export type ClaimsReader = (token: string) => SessionClaims | undefined
