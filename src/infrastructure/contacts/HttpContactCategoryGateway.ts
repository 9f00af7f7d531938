import * as Result from 'effect/Result'
import type { ContactCategoryGateway } from '../../application/contacts/ContactCategoryGateway.ts'
import type { ContactCategory, ContactCategoryForm } from '../../domain/contacts/category.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import * as contract from './categories.contract.ts'

const CHANGED = { kind: 'contacts.changed', ids: null } as const

export class HttpContactCategoryGateway extends LocalEventsGateway implements ContactCategoryGateway {
  async list(signal: AbortSignal) {
    return Result.map(await this.http.query(contract.listContactCategories, { signal }), ({ items }) => items)
  }

  async create(body: ContactCategoryForm, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.createContactCategory, { body, signal }))
  }

  async rename({ id: categoryId, revision }: Pick<ContactCategory, 'id' | 'revision'>, { name }: ContactCategoryForm, signal: AbortSignal) {
    return this.publishing(CHANGED, await this.http.mutate(contract.renameContactCategory, { params: { categoryId }, body: { name, revision }, signal }))
  }

  async remove(categoryId: string, moveTo: string | null, signal: AbortSignal) {
    const removed = await this.http.mutate(contract.deleteContactCategory, { params: { categoryId }, query: moveTo === null ? {} : { moveTo }, signal })
    return Result.map(this.publishing(CHANGED, removed), () => undefined)
  }
}
