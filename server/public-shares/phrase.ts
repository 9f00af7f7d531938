import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tidy } from '../../src/domain/validation/text.ts'
import { attemptOf, releaseAttempt, reserveAttempt, type Allowance } from '../authentication/attempts.ts'
import type { CookieScope } from '../authentication/cookie.ts'
import { Crowded } from '../authentication/FairQueue.ts'
import { sameText, signed } from '../authentication/keys.ts'
import type { Database } from '../database/connect.ts'
import { networkOf } from '../session/network.ts'
import { judgePassword, passwordQueue } from '../session/password.ts'
import type { OpenedLink } from './visit.ts'

const COOKIE = 'vitrine_share'
const VALUE = new RegExp(`(?:^|;)\\s*${COOKIE}=([0-9]{10})\\.([A-Za-z0-9_-]{43})\\s*(?:;|$)`)
/** Seconds for which a pass phrase that was given is remembered. */
const REMEMBERED = 12 * 60 * 60

/** Another pass phrase, and another address, ask anew. */
const proofOf = (key: Uint8Array, token: string, { id, passPhraseHash }: OpenedLink, expires: string): string =>
  signed(key, JSON.stringify([id, createHash('sha256').update(`${token} ${passPhraseHash}`).digest('base64url'), expires]))

const seconds = (): number => Math.floor(Date.now() / 1000)

/** Whether the reader has given the pass phrase, if it takes one. */
export const isUnlocked = (request: FastifyRequest, key: Uint8Array, token: string, link: OpenedLink): boolean => {
  if (link.passPhraseHash === null) return true
  const [, expires = '', proof = ''] = VALUE.exec(request.headers.cookie ?? '') ?? []
  return Number(expires) > seconds() && sameText(proof, proofOf(key, token, link, expires))
}

/** The cookie goes to the pages of this link alone. */
export const unlock = (reply: FastifyReply, key: Uint8Array, token: string, link: OpenedLink, { secure }: CookieScope): void => {
  const expires = String(seconds() + REMEMBERED)
  const attributes = `; Path=/share/${token}; Max-Age=${REMEMBERED}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  reply.header('set-cookie', `${COOKIE}=${expires}.${proofOf(key, token, link, expires)}${attributes}`)
}

/** Guesses at one link from one address, at one link from anywhere, and from one address at whatever links. */
const FROM_ADDRESS: Allowance = { most: 5, period: '15 minutes' }
const AT_LINK: Allowance = { most: 200, period: '15 minutes' }
const AT_ANY: Allowance = { most: 50, period: '15 minutes' }
/** Seconds. */
const SHORTLY = 2

type Judged = { readonly is: 'right' } | { readonly is: 'wrong' } | { readonly is: 'limited'; readonly retryAfter: number }

const attemptsOf = ({ id }: OpenedLink, network: string): readonly (readonly [Buffer, Allowance])[] => [
  [attemptOf('share link', { organization: id, email: '' }, network), FROM_ADDRESS],
  [attemptOf('share link from anywhere', { organization: id, email: '' }, ''), AT_LINK],
  [attemptOf('any share link', { organization: '', email: '' }, network), AT_ANY],
]

/** Counts a guess before it is judged, in all places or in none. Answers the seconds to wait; 0: go on. */
const reserve = async (database: Database, attempts: readonly (readonly [Buffer, Allowance])[]): Promise<number> => {
  for (const [place, [attempt, allowance]] of attempts.entries()) {
    const wait = await reserveAttempt(database, attempt, allowance)
    if (wait === 0) continue
    for (const [earlier, most] of attempts.slice(0, place)) await releaseAttempt(database, earlier, most)
    return wait
  }
  return 0
}

/** Judges a pass phrase in its turn, by the same queue as passwords. A right one costs nobody a guess. */
export const judgePhrase = async (database: Database, address: string, link: OpenedLink, phrase: string): Promise<Judged> => {
  const network = networkOf(address)
  const attempts = attemptsOf(link, network)
  try {
    return await passwordQueue.run({ isKnown: false, line: network, account: link.id }, async () => {
      const retryAfter = await reserve(database, attempts)
      if (retryAfter > 0) return { is: 'limited', retryAfter }
      if (!(await judgePassword(link.passPhraseHash, tidy(phrase)))) return { is: 'wrong' }
      for (const [attempt, allowance] of attempts) await releaseAttempt(database, attempt, allowance)
      return { is: 'right' }
    })
  } catch (error) {
    if (!(error instanceof Crowded)) throw error
    return { is: 'limited', retryAfter: SHORTLY }
  }
}
