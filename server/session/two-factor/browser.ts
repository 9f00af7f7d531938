import type { FastifyReply } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { CHALLENGE_LIFETIME } from '../../../src/domain/session/twoFactor.ts'
import type { CookieScope } from '../../authentication/cookie.ts'

const COOKIE = 'vitrine_step'
const VALUE = new RegExp(`(?:^|;)\\s*${COOKIE}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`)

/** What binds a sign-in to the browser in which the password was given, wherever the network takes it: one value for all its tabs. */
export const browserOf = (cookie: string | undefined): string | undefined => VALUE.exec(cookie ?? '')?.[1]

export const newBrowser = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of it. */
export const browserHash = (browser: string | undefined): Buffer => createHash('sha256').update(browser ?? '').digest()

export const rememberBrowser = (reply: FastifyReply, browser: string, { secure }: CookieScope): void => {
  const attributes = `; Path=/v1/auth; HttpOnly; SameSite=Strict; Max-Age=${CHALLENGE_LIFETIME}${secure ? '; Secure' : ''}`
  reply.header('set-cookie', `${COOKIE}=${browser}${attributes}`)
}
