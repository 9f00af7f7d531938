import * as Result from 'effect/Result'
import type { PasswordGateway } from '../../application/session/PasswordGateway.ts'
import type { NewPasswordForm, ResetPasswordForm } from '../../domain/session/newPassword.ts'
import { readPasswordLink, requestPasswordLink, setPassword } from './passwords.contract.ts'
import type { HttpCaller } from '../http/HttpCaller.ts'

/** Passwords over HTTP. The mail that is asked for is written in the language that the asker reads. */
export class HttpPasswordGateway implements PasswordGateway {
  readonly #caller: HttpCaller
  readonly #language: () => string

  constructor(caller: HttpCaller, language: () => string) {
    this.#caller = caller
    this.#language = language
  }

  requestLink(form: ResetPasswordForm, signal: AbortSignal) {
    return this.#caller.call(requestPasswordLink, { body: form, signal }, this.#headers())
  }

  read(token: string, signal: AbortSignal) {
    return this.#caller.call(readPasswordLink, { body: { token }, signal }, this.#headers())
  }

  async set(form: NewPasswordForm & { readonly token: string }, signal: AbortSignal) {
    return Result.map(await this.#caller.call(setPassword, { body: form, signal }, this.#headers()), () => undefined)
  }

  #headers() {
    return { 'Accept-Language': this.#language() }
  }
}
