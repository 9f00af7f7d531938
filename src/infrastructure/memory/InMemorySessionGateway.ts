import * as Result from 'effect/Result'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { LoginFailure, RefreshFailure, SessionGateway } from '../../application/session/SessionGateway.ts'
import type { Tokens } from '../../application/session/Tokens.ts'
import type { SessionClaims } from '../../domain/session/claims.ts'
import type { LoginForm } from '../../domain/session/login.ts'
import type { Faults } from './Faults.ts'

/** The claims inside a token of the in-memory gateway. */
export const readInMemoryToken = (token: string): SessionClaims | undefined => {
  try {
    return (JSON.parse(token) as { claims: SessionClaims }).claims
  } catch {
    return undefined
  }
}

/** Signs in whoever has the right password; tokens are numbered. */
export class InMemorySessionGateway implements SessionGateway {
  readonly #claims: SessionClaims
  readonly #password: string
  readonly #faults: Faults
  #issued = 0
  /** The session that a refresh token renews; a spent or ended one renews none. */
  readonly #sessions = new Map<string, string>()
  /** How often each call was made. */
  readonly calls = { logIn: 0, refresh: 0, logOut: 0 }

  constructor(claims: SessionClaims, password: string, faults: Faults) {
    this.#claims = claims
    this.#password = password
    this.#faults = faults
  }

  /** New tokens of a session. */
  issue(sessionId = this.#claims.sessionId): Tokens {
    this.#issued += 1
    const refreshToken = `refresh-${this.#issued}`
    this.#sessions.set(refreshToken, sessionId)
    return { token: JSON.stringify({ number: this.#issued, claims: { ...this.#claims, sessionId } }), refreshToken }
  }

  async logIn({ email, organization, password }: LoginForm, signal: AbortSignal) {
    this.calls.logIn += 1
    const fault = await this.#faults.meet('session.logIn', signal)
    if (fault) return Result.fail(fault as LoginFailure)
    const { user, organization: own } = this.#claims
    const isKnown =
      email.toLowerCase() === user.email && organization.toLowerCase() === own.name.toLowerCase() && password === this.#password
    return isKnown ? Result.succeed(this.issue()) : Result.fail<LoginFailure>({ code: 'INVALID_CREDENTIALS' })
  }

  async refresh(refreshToken: string, signal: AbortSignal) {
    this.calls.refresh += 1
    const fault = await this.#faults.meet('session.refresh', signal)
    if (fault) return Result.fail(fault as RefreshFailure)
    const sessionId = this.#sessions.get(refreshToken)
    if (sessionId === undefined) return Result.fail<RefreshFailure>({ code: 'NOT_SIGNED_IN' })
    this.#sessions.delete(refreshToken)
    return Result.succeed(this.issue(sessionId))
  }

  async logOut(refreshToken: string, signal: AbortSignal) {
    this.calls.logOut += 1
    const fault = await this.#faults.meet('session.logOut', signal)
    if (fault) return Result.fail(fault as CallFailure)
    this.#sessions.delete(refreshToken)
    return Result.succeed(undefined)
  }
}
