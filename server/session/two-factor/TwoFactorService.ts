import * as Result from 'effect/Result'
import type { Failure } from '../../../src/domain/failures/failure.ts'
import {
  CHALLENGE_LIFETIME,
  isCode,
  MOST_GUESSES,
  RESEND_AFTER,
  tidyCode,
  untilResend,
  type CodeMethod,
  type StepMethod,
} from '../../../src/domain/session/twoFactor.ts'
import type { Database } from '../../database/connect.ts'
import { inTenant, type Tenant } from '../../database/tenant.ts'
import type { MailQueue } from '../../mail/MailQueue.ts'
import { forgetAttempts, reserveAttempt, reserveWithin, type Allowance } from '../../authentication/attempts.ts'
import { hashOf, newRefreshToken as newChallenge, organizationOf } from '../refreshToken.ts'
import { endOtherSessions } from '../otherSessions.ts'
import type { RefusalLog } from '../refusals.ts'
import type { Client, Opened, SessionService } from '../SessionService.ts'
import { acceptCode, spend, type StepKeys } from './acceptCode.ts'
import { browserHash } from './browser.ts'
import { chosenBy } from './chosen.ts'
import { ASK_PASSKEY, COUNT, GO_ON, ownerOf, type ChallengeRow } from './challengeRows.ts'
import { beginChallenge, findChallenge, refusalOf, takes, type Proven } from './challenges.ts'
import { begin, enable } from './enrolment.ts'
import { sendCode } from './mailCode.ts'
import { useOptions, usePasskey, type Site } from './passkeys.ts'

/** Guesses at codes of one account and mails to it, on a device where it has signed in before, or from all the rest of the world. */
const GUESSES: Allowance = { most: 30, period: '1 hour' }
const MAILS: Allowance = { most: 20, period: '1 hour' }

interface Parts {
  readonly database: Database
  readonly service: SessionService
  readonly mails: MailQueue
  readonly keys: StepKeys
  readonly refusals: RefusalLog
}

/** What completes a sign-in: a code, or what a device answered. */
export type Given =
  | ({ readonly method: CodeMethod; readonly text: string } & Client)
  | ({ readonly method: 'passkey'; readonly response: string; readonly site: Site } & Client)

export interface Asked {
  readonly challenge: string
  readonly methods: readonly StepMethod[]
  readonly expiresIn: number
  readonly resendAfter: number | null
}

interface Attempt {
  readonly challenge: string
  readonly browser: string | undefined
}

const INVALID = Result.fail({ code: 'TWO_FA_CODE_INVALID' } as const)

/** What has to be set up, and by which challenge. */
interface Enrolment {
  readonly challenge: string
  readonly secret: string
  readonly uri: string
}

interface Signed {
  readonly opened: Opened
}
interface Enrolled extends Signed {
  readonly recoveryCodes: readonly string[]
}
type Completed = Signed | { readonly enrolment: Enrolment }

type Limited = Failure<'RATE_LIMITED'>
type Refused = Failure<'NOT_SIGNED_IN' | 'TWO_FA_CODE_INVALID' | 'TWO_FA_CODE_EXPIRED' | 'RATE_LIMITED'>

/** The second step of signing in: asked for, mailed, and judged. No session exists before it. */
export class TwoFactorService {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Asks for the second step. Undefined: the password is enough for this user. */
  async ask(proven: Proven): Promise<Result.Result<Asked, Limited> | undefined> {
    const { organizationId, userId, countedBy } = proven
    const { methods } = await this.#in(organizationId, (tenant) => chosenBy(tenant, userId))
    if (methods.length === 0) return undefined
    const isMailed = methods[0] === 'email'
    const retryAfter = isMailed ? await reserveAttempt(this.#parts.database, countedBy.mails, MAILS) : 0
    if (retryAfter > 0) return Result.fail({ code: 'RATE_LIMITED', retryAfter })
    const challenge = await this.#in(organizationId, (tenant) => this.#begin(tenant, proven, isMailed))
    return Result.succeed({ challenge, methods, expiresIn: CHALLENGE_LIFETIME, resendAfter: isMailed ? RESEND_AFTER : null })
  }

  /** Mails another code. */
  async mail({ challenge, browser }: Attempt): Promise<Result.Result<{ readonly resendAfter: number }, Failure<'NOT_SIGNED_IN' | 'PERMISSION_DENIED' | 'RATE_LIMITED'>>> {
    const organizationId = organizationOf(challenge)
    if (organizationId === undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
    const hash = hashOf(challenge)
    return this.#in(organizationId, async (tenant) => {
      const row = await findChallenge(tenant, hash, browser, { locks: true })
      if (row === undefined || refusalOf(row) !== undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
      if (!(await takes(tenant, row, 'email'))) return Result.fail({ code: 'PERMISSION_DENIED' })
      const soon = untilResend(row.sent_at ?? undefined, row.now)
      const retryAfter = soon > 0 ? soon : await reserveWithin(tenant, row.mails_counted_by, MAILS)
      if (retryAfter > 0) return Result.fail({ code: 'RATE_LIMITED', retryAfter })
      await sendCode(tenant, this.#parts.mails, this.#parts.keys.stepCode, hash)
      return Result.succeed({ resendAfter: RESEND_AFTER })
    })
  }

  /** What a device is asked for, so that its passkey completes a sign-in. */
  async askPasskey({ challenge, browser }: Attempt, site: Site): Promise<Result.Result<{ readonly options: string }, Failure<'NOT_SIGNED_IN' | 'PERMISSION_DENIED'>>> {
    const organizationId = organizationOf(challenge)
    if (organizationId === undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
    const hash = hashOf(challenge)
    return this.#in(organizationId, async (tenant) => {
      const row = await findChallenge(tenant, hash, browser, { locks: true })
      if (row === undefined || refusalOf(row) !== undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
      if (!(await takes(tenant, row, 'passkey'))) return Result.fail({ code: 'PERMISSION_DENIED' })
      const { options, challenge: asked } = await useOptions(tenant, row.user_id, site)
      await tenant.query(ASK_PASSKEY, [organizationId, hash, asked])
      return Result.succeed({ options })
    })
  }

  /** Completes a sign-in by a code or a passkey. Each that could be one counts, and what is refused is told in the activity log. */
  async confirm({ challenge, browser }: Attempt, given: Given): Promise<Result.Result<Completed, Refused>> {
    const organizationId = organizationOf(challenge)
    if (organizationId === undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
    const hash = hashOf(challenge)
    const row = await this.#in(organizationId, (tenant) => findChallenge(tenant, hash, browser))
    if (row === undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
    const refuse = (failure: Refused) => this.#refuse(organizationId, row, given, failure)
    const retryAfter = await reserveAttempt(this.#parts.database, row.counted_by, GUESSES)
    if (retryAfter > 0) return refuse({ code: 'RATE_LIMITED', retryAfter })
    const early = refusalOf(row)
    if (early !== undefined) return refuse({ code: early })
    if (given.method !== 'passkey' && !isCode(given.method, tidyCode(given.text))) return Result.fail({ code: 'TWO_FA_CODE_INVALID' })
    const [counted] = await this.#in(organizationId, (tenant) =>
      tenant.query(COUNT, [organizationId, hash, browserHash(browser)]),
    )
    // Completed or guessed at too often since it was looked at.
    if (counted === undefined) return refuse({ code: 'TWO_FA_CODE_INVALID' })
    const accepted = await this.#in(organizationId, async (tenant) => {
      const taken = (await takes(tenant, row, given.method)) ? await this.#accept(tenant, hash, row, given) : INVALID
      return Result.isFailure(taken) ? Result.fail(taken.failure) : Result.succeed(await this.#enrolmentOf(tenant, hash, row))
    })
    if (Result.isFailure(accepted)) return refuse(counted.guesses < MOST_GUESSES ? accepted.failure : { code: 'NOT_SIGNED_IN' })
    if (accepted.success !== undefined) return Result.succeed({ enrolment: accepted.success })
    return this.#open(organizationId, row, given)
  }

  /** Completes a sign-in by setting up what is asked for: by a code of the new authenticator. The recovery codes are told this once. */
  async enrol({ challenge, browser }: Attempt, given: Client & { readonly text: string }): Promise<Result.Result<Enrolled, Refused>> {
    const organizationId = organizationOf(challenge)
    if (organizationId === undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
    const hash = hashOf(challenge)
    const row = await this.#in(organizationId, (tenant) => findChallenge(tenant, hash, browser, { enrolling: true }))
    if (row === undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
    const early = refusalOf(row)
    if (early !== undefined) return Result.fail({ code: early })
    const [counted] = await this.#in(organizationId, (tenant) =>
      tenant.query(COUNT, [organizationId, hash, browserHash(browser)]),
    )
    if (counted === undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
    const enabled = await this.#in(organizationId, async (tenant): Promise<Result.Result<readonly string[], Refused>> => {
      // They may have set one up elsewhere meanwhile: this one, which mail alone has led to, must not take its place.
      if (!(await chosenBy(tenant, row.user_id)).mustEnrol) return Result.fail({ code: 'NOT_SIGNED_IN' })
      const shown = await enable(tenant, ownerOf(row), this.#parts, given.text)
      if (Result.isFailure(shown)) return Result.fail(shown.failure)
      return Result.map(await spend(tenant, hash), () => shown.success.recoveryCodes)
    })
    if (Result.isFailure(enabled)) return Result.fail(enabled.failure)
    const opened = await this.#open(organizationId, row, given)
    if (Result.isFailure(opened)) return Result.fail(opened.failure)
    await this.#in(organizationId, (tenant) => endOtherSessions(tenant, opened.success.opened.principal.viewer))
    return Result.succeed({ ...opened.success, recoveryCodes: enabled.success })
  }

  async #open(organizationId: string, row: ChallengeRow, { userAgent, address }: Client): Promise<Result.Result<Signed, Refused>> {
    const opened = await this.#parts.service.open(organizationId, row.user_id, row.remembered, row.attempt, { userAgent, address })
    if (opened === undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
    await forgetAttempts(this.#parts.database, row.counted_by)
    return Result.succeed({ opened })
  }

  /** What somebody has to set up before their sign-in is complete; nothing where they have it. */
  async #enrolmentOf(tenant: Tenant, challenge: Buffer, row: ChallengeRow): Promise<Enrolment | undefined> {
    if (!(await chosenBy(tenant, row.user_id)).mustEnrol) return undefined
    const next = newChallenge(tenant.organizationId)
    await tenant.query(GO_ON, [tenant.organizationId, challenge, hashOf(next), CHALLENGE_LIFETIME])
    return { challenge: next, ...(await begin(tenant, ownerOf(row), this.#parts.keys)) }
  }

  async #accept(tenant: Tenant, challenge: Buffer, { user_id: userId, passkey_challenge: asked }: ChallengeRow, given: Given) {
    if (given.method !== 'passkey') {
      return acceptCode(tenant, this.#parts.keys, { challenge, userId, method: given.method, code: tidyCode(given.text) })
    }
    const { response, site } = given
    if (asked === null || !(await usePasskey(tenant, { userId, challenge: asked, response, site }))) return INVALID
    return spend(tenant, challenge)
  }

  #in<A>(organizationId: string, work: (tenant: Tenant) => Promise<A>): Promise<A> {
    return inTenant(this.#parts.database, organizationId, work)
  }

  async #begin(tenant: Tenant, proven: Proven, isMailed: boolean): Promise<string> {
    const challenge = await beginChallenge(tenant, proven)
    if (isMailed) await sendCode(tenant, this.#parts.mails, this.#parts.keys.stepCode, hashOf(challenge))
    return challenge
  }

  #refuse(organizationId: string, row: ChallengeRow, { method, address, userAgent }: Given, failure: Refused): Result.Result<never, Refused> {
    const account = { organizationId, userId: row.user_id, firstName: row.first_name, lastName: row.last_name }
    const isLimited = failure.code === 'RATE_LIMITED'
    this.#parts.refusals.add({ account, step: method, isLimited, address, userAgent, recorded: { step: method, code: failure.code } })
    return Result.fail(failure)
  }
}
