import * as Result from 'effect/Result'
import type { SetupGateway } from '../../application/setup/SetupGateway.ts'
import type { FirstAdministratorForm } from '../../domain/setup/firstAdministrator.ts'
import { createFirstAdministrator } from './contract.ts'
import type { HttpCaller } from '../http/HttpCaller.ts'

export class HttpSetupGateway implements SetupGateway {
  readonly #caller: HttpCaller
  readonly #language: () => string

  constructor(caller: HttpCaller, language: () => string) {
    this.#caller = caller
    this.#language = language
  }

  async create(form: FirstAdministratorForm & { readonly token: string }, signal: AbortSignal) {
    const answer = await this.#caller.call(createFirstAdministrator, { body: form, signal }, { 'Accept-Language': this.#language() })
    return Result.map(answer, () => undefined)
  }
}
