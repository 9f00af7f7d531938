import * as Result from 'effect/Result'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { AskedStep, GivenStep, LoggedIn, StepEnrolment, StepGiven } from '../../application/session/SecondStep.ts'
import type { LoginFailure, RefreshFailure, SessionGateway, StepFailure } from '../../application/session/SessionGateway.ts'
import type { Tokens } from '../../application/session/Tokens.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { LoginForm } from '../../domain/session/login.ts'
import { CHALLENGE_LIFETIME, MOST_GUESSES, RESEND_AFTER, tidyCode, type StepMethod } from '../../domain/session/twoFactor.ts'
import type { Faults } from '../memory/Faults.ts'

/** The claims inside a token of the in-memory gateway. */
export const readInMemoryToken = (token: string): SessionClaims | undefined => {
  try {
    return (JSON.parse(token) as { claims: SessionClaims }).claims
  } catch {
    return undefined
  }
}

/** The tokens of one sign-in. A spent one comes to the same token again, as the server has it for whoever lost the answer. */
interface Family {
  readonly sessionId: string
  readonly next: Map<string, Tokens>
  isOver: boolean
}

/** Signs in whoever has the right password; tokens are numbered. */
export class InMemorySessionGateway implements SessionGateway {
  readonly #claims: SessionClaims
  readonly #password: string
  readonly #faults: Faults
  #issued = 0
  readonly #families = new Map<string, Family>()
  /** How often each call was made. */
  readonly calls = { logIn: 0, refresh: 0, logOut: 0 }
  #methods: readonly StepMethod[] = []
  #mails = 0
  #enrols = false
  /** Guesses that are left to a sign-in under way; none: it was completed. */
  readonly #challenges = new Map<string, number>()

  readonly #refused: (user: SessionClaims['user']) => void

  /** `refused`: a sign-in of somebody who there is. */
  constructor(claims: SessionClaims, password: string, faults: Faults, refused: (user: SessionClaims['user']) => void = () => undefined) {
    this.#claims = claims
    this.#password = password
    this.#faults = faults
    this.#refused = refused
  }

  /** New tokens of a session. */
  issue(sessionId = this.#claims.sessionId, expiresAt = this.#claims.expiresAt): Tokens {
    return this.#issueIn({ sessionId, next: new Map(), isOver: false }, expiresAt)
  }

  #issueIn(family: Family, expiresAt = this.#claims.expiresAt): Tokens {
    const { sessionId } = family
    this.#issued += 1
    const refreshToken = `refresh-${this.#issued}`
    this.#families.set(refreshToken, family)
    return { token: JSON.stringify({ number: this.#issued, claims: { ...this.#claims, sessionId, expiresAt } }), refreshToken }
  }

  async logIn({ email, organization, password }: LoginForm, signal: AbortSignal) {
    this.calls.logIn += 1
    const fault = await this.#faults.meet('session.logIn', signal)
    if (fault) return Result.fail(fault as LoginFailure)
    const { user, organization: own } = this.#claims
    const isKnown = email.toLowerCase() === user.email && organization.toLowerCase() === own.name.toLowerCase()
    if (!isKnown || password !== this.#password) {
      if (isKnown) this.#refused(user)
      return Result.fail<LoginFailure>({ code: 'INVALID_CREDENTIALS' })
    }
    return Result.succeed<LoggedIn>(this.#methods.length === 0 ? this.issue() : { twoFactor: this.#askStep() })
  }

  /** From now on a sign-in has a second step. */
  askFor(...methods: readonly StepMethod[]): void {
    this.#methods = methods
  }

  /** The code that is right: of the latest mail, or of the authenticator. */
  get code(): string {
    return String(100_000 + this.#mails)
  }

  #askStep(): AskedStep {
    const challenge = `challenge-${this.#challenges.size + 1}`
    this.#challenges.set(challenge, MOST_GUESSES)
    const isMailed = this.#methods[0] === 'email'
    if (isMailed) this.#mails += 1
    return { challenge, methods: this.#methods, expiresIn: CHALLENGE_LIFETIME, resendAfter: isMailed ? RESEND_AFTER : null }
  }

  async confirmStep({ challenge, code }: GivenStep, signal: AbortSignal) {
    const fault = await this.#faults.meet('session.confirmStep', signal)
    if (fault) return Result.fail(fault as StepFailure)
    const left = this.#challenges.get(challenge)
    if (left === undefined) return Result.fail<StepFailure>({ code: 'NOT_SIGNED_IN' })
    if (left > 0 && tidyCode(code) === this.code) {
      this.#challenges.set(challenge, 0)
      return Result.succeed<StepGiven>(this.#enrols ? { enrolment: this.#askEnrolment() } : this.issue())
    }
    if (left === 1) this.#challenges.delete(challenge)
    else if (left > 1) this.#challenges.set(challenge, left - 1)
    return Result.fail<StepFailure>({ code: left === 1 ? 'NOT_SIGNED_IN' : 'TWO_FA_CODE_INVALID' })
  }

  /** From now on a sign-in sets up an authenticator before it is complete. */
  haveEnrolled(): void {
    this.#enrols = true
  }

  #askEnrolment(): StepEnrolment {
    const challenge = `enrolment-${this.#challenges.size + 1}`
    this.#challenges.set(challenge, MOST_GUESSES)
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
    return { challenge, secret, uri: `otpauth://totp/Vitrine:Harbour?secret=${secret}` }
  }

  async enrol({ challenge, code }: { readonly challenge: string; readonly code: string }, signal: AbortSignal) {
    const fault = await this.#faults.meet('session.enrol', signal)
    if (fault) return Result.fail(fault as StepFailure)
    if ((this.#challenges.get(challenge) ?? 0) === 0) return Result.fail<StepFailure>({ code: 'NOT_SIGNED_IN' })
    if (tidyCode(code) !== this.code) return Result.fail<StepFailure>({ code: 'TWO_FA_CODE_INVALID' })
    this.#challenges.set(challenge, 0)
    return Result.succeed({ ...this.issue(), recoveryCodes: ['2k4fp-mwxyz', '7hq3t-a9bcd'] })
  }

  async confirmPasskey(challenge: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('session.confirmPasskey', signal)
    if (fault) return Result.fail(fault as StepFailure)
    if ((this.#challenges.get(challenge) ?? 0) === 0) return Result.fail<StepFailure>({ code: 'NOT_SIGNED_IN' })
    this.#challenges.set(challenge, 0)
    return Result.succeed(this.issue())
  }

  async mailCode(challenge: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('session.mailCode', signal)
    if (fault) return Result.fail(fault as CallFailure)
    if ((this.#challenges.get(challenge) ?? 0) === 0) return Result.fail<CallFailure>({ code: 'NOT_SIGNED_IN' })
    this.#mails += 1
    return Result.succeed({ resendAfter: RESEND_AFTER })
  }

  async refresh(refreshToken: string, signal: AbortSignal) {
    this.calls.refresh += 1
    const fault = await this.#faults.meet('session.refresh', signal)
    if (fault) return Result.fail(fault as RefreshFailure)
    const family = this.#families.get(refreshToken)
    if (family === undefined || family.isOver) return Result.fail<RefreshFailure>({ code: 'NOT_SIGNED_IN' })
    const tokens = family.next.get(refreshToken) ?? this.#issueIn(family)
    family.next.set(refreshToken, tokens)
    return Result.succeed(tokens)
  }

  async logOut(refreshToken: string, signal: AbortSignal) {
    this.calls.logOut += 1
    const fault = await this.#faults.meet('session.logOut', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const family = this.#families.get(refreshToken)
    if (family !== undefined) family.isOver = true
    return Result.succeed(undefined)
  }
}
