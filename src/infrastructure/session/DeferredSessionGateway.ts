import type { Failure, Result } from 'effect/Result'
import type { SessionGateway } from '../../application/session/SessionGateway.ts'
import type { GivenStep } from '../../application/session/SecondStep.ts'
import type { LoginForm } from '../../domain/session/login.ts'

interface Unreached {
  readonly code: 'UNREACHABLE'
}

/** Milliseconds until code that does not come counts as unreachable, as a call without an answer does. */
const TIMEOUT_MS = 30_000

/** Known by its tag alone (application/failures/outcome.ts): effect's own functions are among what could not be fetched. */
const UNREACHED = { _tag: 'Failure', failure: { code: 'UNREACHABLE' } } as Failure<never, Unreached>

/**
 * A session gateway that is fetched with its first call: the sign-in page carries neither the HTTP client nor the contract's schemas. UNREACHABLE
 * where it cannot be fetched, or not in time; the next call tries again.
 */
export class DeferredSessionGateway implements SessionGateway {
  readonly #fetch: () => Promise<SessionGateway>

  constructor(fetch: () => Promise<SessionGateway>) {
    this.#fetch = fetch
  }

  logIn(form: LoginForm, signal: AbortSignal) {
    return this.#ask(signal, (sessions) => sessions.logIn(form, signal))
  }

  confirmStep(given: GivenStep, signal: AbortSignal) {
    return this.#ask(signal, (sessions) => sessions.confirmStep(given, signal))
  }

  confirmPasskey(challenge: string, signal: AbortSignal) {
    return this.#ask(signal, (sessions) => sessions.confirmPasskey(challenge, signal))
  }

  enrol(given: { readonly challenge: string; readonly code: string }, signal: AbortSignal) {
    return this.#ask(signal, (sessions) => sessions.enrol(given, signal))
  }

  mailCode(challenge: string, signal: AbortSignal) {
    return this.#ask(signal, (sessions) => sessions.mailCode(challenge, signal))
  }

  refresh(refreshToken: string, signal: AbortSignal) {
    return this.#ask(signal, (sessions) => sessions.refresh(refreshToken, signal))
  }

  logOut(refreshToken: string, signal: AbortSignal) {
    return this.#ask(signal, (sessions) => sessions.logOut(refreshToken, signal))
  }

  async #ask<Value, Failed>(signal: AbortSignal, call: (sessions: SessionGateway) => Promise<Result<Value, Failed>>): Promise<Result<Value, Failed | Unreached>> {
    const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<undefined>()
    const overdue = setTimeout(() => giveUp(undefined), TIMEOUT_MS)
    signal.addEventListener('abort', () => giveUp(undefined), { once: true })
    const sessions = await Promise.race([this.#fetch().catch(() => undefined), givenUp])
    clearTimeout(overdue)
    return sessions === undefined ? UNREACHED : call(sessions)
  }
}
