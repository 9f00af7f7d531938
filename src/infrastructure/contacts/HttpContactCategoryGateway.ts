import * as Result from 'effect/Result'
import type { ContactCategoryGateway } from '../../application/contacts/ContactCategoryGateway.ts'
import type { ContactCategory, ContactCategoryForm } from '../../domain/contacts/category.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import * as contract from './categories.contract.ts'

export class HttpContactCategoryGateway implements ContactCategoryGateway {
  readonly #http: HttpClient
  readonly #localEvents: LocalEvents

  constructor(http: HttpClient, localEvents: LocalEvents) {
    this.#http = http
    this.#localEvents = localEvents
  }

  async list(signal: AbortSignal) {
    return Result.map(await this.#http.query(contract.listContactCategories, { signal }), ({ items }) => items)
  }

  async create(body: ContactCategoryForm, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.createContactCategory, { body, signal }))
  }

  async rename({ id: categoryId, revision }: Pick<ContactCategory, 'id' | 'revision'>, { name }: ContactCategoryForm, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.renameContactCategory, { params: { categoryId }, body: { name, revision }, signal }))
  }

  async remove(categoryId: string, moveTo: string | null, signal: AbortSignal) {
    const removed = await this.#http.mutate(contract.deleteContactCategory, { params: { categoryId }, query: moveTo === null ? {} : { moveTo }, signal })
    return Result.map(this.#publishing(removed), () => undefined)
  }

  #publishing<Outcome extends Result.Result<unknown, unknown>>(outcome: Outcome): Outcome {
    if (Result.isSuccess(outcome)) this.#localEvents.publish({ kind: 'contacts.changed', ids: null })
    return outcome
  }
}
