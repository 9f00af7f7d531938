import type { Language } from '../../../src/domain/preferences/language.ts'
import { CHALLENGE_LIFETIME, judgeChallenge, type StepMethod } from '../../../src/domain/session/twoFactor.ts'
import type { Tenant } from '../../database/tenant.ts'
import { hashOf, newRefreshToken as newChallenge } from '../refreshToken.ts'
import { browserHash } from './browser.ts'
import { ADD, FIND, LOCK, SWEEP, type ChallengeRow } from './challengeRows.ts'
import { chosenBy } from './chosen.ts'

/** Somebody whose password was right. */
export interface Proven {
  readonly organizationId: string
  readonly userId: string
  readonly rememberMe: boolean
  /** What guesses at the password were counted by: forgotten once the sign-in is complete. */
  readonly attempt: Buffer
  /** What guesses at codes and mails are counted by. */
  readonly countedBy: { readonly guesses: Buffer; readonly mails: Buffer }
  /** The cookie of their browser. */
  readonly browser: string
  readonly language: Language
}

/** Begins the second step of a sign-in; answers what names it to the browser. */
export const beginChallenge = async (tenant: Tenant, proven: Proven): Promise<string> => {
  const { organizationId, userId, rememberMe, attempt, countedBy, browser, language } = proven
  const challenge = newChallenge(organizationId)
  await tenant.query(SWEEP, [organizationId])
  const counted = [attempt, countedBy.guesses, countedBy.mails]
  await tenant.query(ADD, [hashOf(challenge), organizationId, userId, rememberMe, browserHash(browser), ...counted, language, CHALLENGE_LIFETIME])
  return challenge
}

/** The one that was begun in this very browser. */
export const findChallenge = async (
  tenant: Tenant,
  hash: Buffer,
  browser: string | undefined,
  { locks = false, enrolling = false } = {},
): Promise<ChallengeRow | undefined> => {
  const [row] = await tenant.query(locks ? LOCK : FIND, [tenant.organizationId, hash, browserHash(browser), enrolling])
  return row
}

/** Judged anew with each code: what was chosen or allowed may have changed since the sign-in began. */
export const takes = async (tenant: Tenant, { user_id: userId }: ChallengeRow, method: StepMethod): Promise<boolean> =>
  (await chosenBy(tenant, userId)).methods.includes(method)

export const refusalOf = ({ spent, expired, guesses }: ChallengeRow) => judgeChallenge({ isSpent: spent, isExpired: expired, guesses })
