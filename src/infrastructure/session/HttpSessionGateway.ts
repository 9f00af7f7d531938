import * as Result from 'effect/Result'
import type { SessionGateway, StepFailure } from '../../application/session/SessionGateway.ts'
import type { GivenStep, StepGiven } from '../../application/session/SecondStep.ts'
import type { Tokens } from '../../application/session/Tokens.ts'
import type { LoginForm } from '../../domain/session/login.ts'
import { logIn, logOut, refreshToken as renew } from './contract.ts'
import { askPasskey, confirmEnrolment, confirmPasskey, confirmStep, mailCode } from '../two-factor/contract.ts'
import { browserDevice, orPasskeyRefused, type PasskeyDevice } from '../two-factor/passkeyDevice.ts'
import type { HttpCaller } from '../http/HttpCaller.ts'

/** The session calls carry no bearer token, so they go without the client that adds one. */
export class HttpSessionGateway implements SessionGateway {
  readonly #caller: HttpCaller
  readonly #device: PasskeyDevice
  readonly #language: () => string
  readonly #idleSeconds: () => number

  /** `idleSeconds`: in which nobody has done anything in this browser. */
  constructor(caller: HttpCaller, language: () => string, idleSeconds: () => number = () => 0, device: PasskeyDevice = browserDevice()) {
    this.#caller = caller
    this.#device = device
    this.#language = language
    this.#idleSeconds = idleSeconds
  }

  logIn(form: LoginForm, signal: AbortSignal) {
    return this.#caller.call(logIn, { body: form, signal }, this.#headers())
  }

  confirmStep(given: GivenStep, signal: AbortSignal) {
    return this.#caller.call(confirmStep, { body: given, signal }, this.#headers())
  }

  async confirmPasskey(challenge: string, signal: AbortSignal): Promise<Result.Result<StepGiven, StepFailure>> {
    const asked = await this.#caller.call(askPasskey, { body: { challenge }, signal }, this.#headers())
    if (Result.isFailure(asked)) return Result.fail(asked.failure)
    const response = await this.#device.use(asked.success.options)
    if (Result.isFailure(response)) return Result.fail(response.failure)
    const confirmed = await this.#caller.call(confirmPasskey, { body: { challenge, response: response.success }, signal }, this.#headers())
    return Result.mapError(confirmed, orPasskeyRefused)
  }

  enrol(given: { readonly challenge: string; readonly code: string }, signal: AbortSignal) {
    return this.#caller.call(confirmEnrolment, { body: given, signal }, this.#headers())
  }

  mailCode(challenge: string, signal: AbortSignal) {
    return this.#caller.call(mailCode, { body: { challenge }, signal }, this.#headers())
  }

  async refresh(refreshToken: string, signal: AbortSignal) {
    const answer = await this.#caller.call(renew, { body: { refreshToken, idleSeconds: this.#idleSeconds() }, signal }, this.#headers())
    return Result.map(answer, (tokens): Tokens => ({ refreshToken, ...tokens }))
  }

  async logOut(refreshToken: string, signal: AbortSignal) {
    const answer = await this.#caller.call(logOut, { body: { refreshToken }, signal }, this.#headers())
    return Result.map(answer, () => undefined)
  }

  #headers() {
    return { 'Accept-Language': this.#language() }
  }
}
