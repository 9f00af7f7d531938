import * as Result from 'effect/Result'
import type { ContactCategoryGateway } from '../../application/contacts/ContactCategoryGateway.ts'
import { contactCategoryProblems, type ContactCategory, type ContactCategoryForm, isCategoryTaken } from '../../domain/contacts/category.ts'
import { isValid } from '../../domain/validation/form.ts'
import { tidy } from '../../domain/validation/text.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryContacts, KeptCategory } from '../memory/InMemoryContacts.ts'
import { inCategoryOrder } from './inCategoryOrder.ts'

const NOT_FOUND = { code: 'CONTACT_CATEGORY_NOT_FOUND' } as const

export class InMemoryContactCategoryGateway implements ContactCategoryGateway {
  readonly #kept: InMemoryContacts
  readonly #faults: Faults

  constructor(kept: InMemoryContacts, faults: Faults) {
    this.#kept = kept
    this.#faults = faults
  }

  async list(signal: AbortSignal) {
    return this.#faults.answer('contactCategories.list', signal, () => Result.succeed(inCategoryOrder([...this.#kept.categories.values()]).map((one) => this.#seen(one))))
  }

  async create(form: ContactCategoryForm, signal: AbortSignal) {
    return this.#faults.answer('contactCategories.create', signal, () => {
      const problem = this.#problem(form)
      return problem === undefined ? Result.succeed(this.#changed(this.#kept.addCategory(tidy(form.name)))) : Result.fail(problem)
    })
  }

  async rename({ id, revision }: Pick<ContactCategory, 'id' | 'revision'>, form: ContactCategoryForm, signal: AbortSignal) {
    return this.#faults.answer('contactCategories.rename', signal, () => {
      const known = this.#kept.categories.get(id)
      if (known === undefined) return Result.fail(NOT_FOUND)
      const problem = known.revision === revision ? this.#problem(form, id) : ({ code: 'STALE_EDIT' } as const)
      if (problem !== undefined) return Result.fail(problem)
      const renamed = { ...known, name: tidy(form.name), builtin: null, revision: revision + 1 }
      this.#kept.categories.set(id, renamed)
      return Result.succeed(this.#changed(renamed))
    })
  }

  async remove(id: string, moveTo: string | null, signal: AbortSignal) {
    return this.#faults.answer('contactCategories.remove', signal, () => {
      const { categories, contacts } = this.#kept
      if (!categories.has(id) || (moveTo !== null && !categories.has(moveTo))) return Result.fail(NOT_FOUND)
      const held = [...contacts.values()].filter(({ categoryId }) => categoryId === id)
      if (held.length > 0 && (moveTo === null || moveTo === id)) return Result.fail({ code: 'CONTACT_CATEGORY_IN_USE' } as const)
      held.forEach((contact) => contacts.set(contact.id, { ...contact, categoryId: moveTo ?? contact.categoryId }))
      categories.delete(id)
      this.#kept.publish(null)
      return Result.succeed(undefined)
    })
  }

  #seen(category: KeptCategory): ContactCategory {
    const held = [...this.#kept.contacts.values()].filter(({ categoryId }) => categoryId === category.id)
    return { ...category, contacts: held.filter(({ trashedAt }) => trashedAt === undefined).length, contactsInAll: held.length }
  }

  #changed(category: KeptCategory): ContactCategory {
    this.#kept.publish(null)
    return this.#seen(category)
  }

  #problem(form: ContactCategoryForm, ownId?: string) {
    const fields = contactCategoryProblems(form)
    if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields } as const
    const others = [...this.#kept.categories.values()].filter(({ id }) => id !== ownId)
    return isCategoryTaken(form.name, others) ? ({ code: 'CONTACT_CATEGORY_ALREADY_EXISTS' } as const) : undefined
  }
}
