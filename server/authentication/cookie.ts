import type { FastifyReply, FastifyRequest } from 'fastify'
import { CANONICAL_UUID, UUID } from '../../src/domain/validation/uuid.ts'
import { sessionPath } from '../../src/infrastructure/contract/files.ts'
import type { Viewer } from '../access/viewer.ts'
import { sameText, signed } from './keys.ts'

export const COOKIE = 'vitrine_session'

/** Where the cookie goes: its own session's addresses, and over https alone where the installation has it. */
export interface CookieScope {
  readonly secure: boolean
  /** Where streams have a host of their own below the public one. */
  readonly domain: string | undefined
}

const VALUE = new RegExp(`(?:^|;)\\s*${COOKIE}=(${UUID})\\.([A-Za-z0-9_-]{43})\\s*(?:;|$)`)

const proofOf = (key: Uint8Array, organizationId: string, sessionId: string): string => signed(key, `${organizationId}/${sessionId}`)

const attributes = (sessionId: string, { secure, domain }: CookieScope): string =>
  [`; Path=${sessionPath(sessionId)}; HttpOnly; SameSite=Strict`, secure ? '; Secure' : '', domain ? `; Domain=${domain}` : ''].join('')

/**
 * Sets the cookie that authorises what cannot carry a header (docs/decisions/asset-files.md, "Cookie paths"). It proves which session it is, and
 * every use asks the database whether that session still holds.
 */
export const setCookie = (reply: FastifyReply, key: Uint8Array, viewer: Viewer, remembered: boolean, scope: CookieScope): void => {
  const value = `${viewer.organization.id}.${proofOf(key, viewer.organization.id, viewer.sessionId)}`
  const expires = remembered ? `; Expires=${new Date(viewer.sessionEnds * 1000).toUTCString()}` : ''
  reply.header('set-cookie', `${COOKIE}=${value}${attributes(viewer.sessionId, scope)}${expires}`)
}

export const clearCookie = (reply: FastifyReply, sessionId: string, scope: CookieScope): void => {
  reply.header('set-cookie', `${COOKIE}=${attributes(sessionId, scope)}; Max-Age=0`)
}

/** What a request's cookie says about the session that its path names. Nothing of it is proven yet. */
export interface ClaimedSession {
  readonly organizationId: string
  readonly sessionId: string
  readonly proof: string
}

export const claimedSession = (request: FastifyRequest): ClaimedSession | undefined => {
  const { sessionId } = request.params as { readonly sessionId?: string }
  const [, organizationId, proof] = VALUE.exec(request.headers.cookie ?? '') ?? []
  if (sessionId === undefined || organizationId === undefined || proof === undefined || !CANONICAL_UUID.test(sessionId)) return undefined
  return { organizationId, sessionId, proof }
}

export const isProven = (key: Uint8Array, { organizationId, sessionId, proof }: ClaimedSession): boolean =>
  sameText(proof, proofOf(key, organizationId, sessionId))

/** Whether two cookies say the same, so that what one of them has proven holds for the other. */
export const isSameClaim = (one: ClaimedSession, other: ClaimedSession): boolean =>
  one.sessionId === other.sessionId && one.organizationId === other.organizationId && sameText(one.proof, other.proof)

/** Whether a page of another site made the browser send this. `own`: the origins that are ours, beside the request's own host. */
export const isForeign = (request: FastifyRequest, own: readonly string[]): boolean => {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined) return !own.includes(origin) && (URL.canParse(origin) ? new URL(origin).host !== host : true)
  return site === 'cross-site' || site === 'same-site'
}
