import type { SessionGateway } from '../../application/session/SessionGateway.ts'
import type { GivenStep } from '../../application/session/SecondStep.ts'
import type { LoginForm } from '../../domain/session/login.ts'

/** A session gateway that is fetched with its first call: the sign-in page carries neither the HTTP client nor the contract's schemas. */
export class DeferredSessionGateway implements SessionGateway {
  readonly #fetch: () => Promise<SessionGateway>

  constructor(fetch: () => Promise<SessionGateway>) {
    this.#fetch = fetch
  }

  async logIn(form: LoginForm, signal: AbortSignal) {
    return (await this.#fetch()).logIn(form, signal)
  }

  async confirmStep(given: GivenStep, signal: AbortSignal) {
    return (await this.#fetch()).confirmStep(given, signal)
  }

  async confirmPasskey(challenge: string, signal: AbortSignal) {
    return (await this.#fetch()).confirmPasskey(challenge, signal)
  }

  async enrol(given: { readonly challenge: string; readonly code: string }, signal: AbortSignal) {
    return (await this.#fetch()).enrol(given, signal)
  }

  async mailCode(challenge: string, signal: AbortSignal) {
    return (await this.#fetch()).mailCode(challenge, signal)
  }

  async refresh(refreshToken: string, signal: AbortSignal) {
    return (await this.#fetch()).refresh(refreshToken, signal)
  }

  async logOut(refreshToken: string, signal: AbortSignal) {
    return (await this.#fetch()).logOut(refreshToken, signal)
  }
}
