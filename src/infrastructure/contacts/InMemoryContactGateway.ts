import * as Result from 'effect/Result'
import { CONTACT_ROWS, type ContactGateway, type ContactList } from '../../application/contacts/ContactGateway.ts'
import { type Contact, contactName, type ContactForm, contactProblems, type ContactSummary } from '../../domain/contacts/contact.ts'
import { contactWords, isFoundBy } from '../../domain/contacts/contactList.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { isValid } from '../../domain/validation/form.ts'
import { profileImage } from '../../domain/validation/profileImage.ts'
import type { InMemoryContacts, KeptContact } from '../memory/InMemoryContacts.ts'
import type { Memory } from '../memory/Memory.ts'
import { inContactOrder } from './inContactOrder.ts'

const NOT_FOUND = { code: 'CONTACT_NOT_FOUND' } as const

/** A ship in a circle. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#9fc3c9" d="M0 0h8v8H0z"/><path fill="#31525b" d="M1.5 5h5L6 6.2H2.2zM3.8 1.5v3H2zM4.2 2v2.5h1.6z"/></svg>')}`

/** A contact as lists show it. */
export const summaryOf = ({ id, firstName, lastName, categoryId, organization, phone, email, city, country, pictureVersion, revision, createdAt, updatedAt }: KeptContact): ContactSummary => ({
  id, firstName, lastName, categoryId, organization, phone, email, city, country, pictureVersion, revision, createdAt, updatedAt,
})
const whole = ({ trashedAt: _at, trashedBy: _by, ...contact }: KeptContact): Contact => contact

const pageFrom = <Item>(all: readonly Item[], after = '0') => {
  const end = Number(after) + CONTACT_ROWS
  return { items: all.slice(Number(after), end), next: end < all.length ? String(end) : null, total: all.length }
}

type ContactMemory = Pick<Memory, 'contacts' | 'faults' | 'metadata' | 'claims'>

export class InMemoryContactGateway implements ContactGateway {
  readonly #kept: InMemoryContacts
  readonly #faults: Memory['faults']
  readonly #forget: (ids: readonly string[]) => void

  constructor({ contacts, faults, metadata, claims }: ContactMemory) {
    this.#kept = contacts
    this.#faults = faults
    this.#forget = (ids) => void metadata.replaceContacts(claims.user, ids, null)
  }

  async page({ term = '', categoryId, sort, direction }: ContactList, after: string | undefined, signal: AbortSignal) {
    return this.#faults.answer('contacts.page', signal, () => {
      const found = this.#all().filter((contact) => contact.trashedAt === undefined && isFoundBy(contactWords(contact), term))
      const asked = found.filter((contact) => categoryId === undefined || contact.categoryId === categoryId)
      const totals = [...this.#kept.categories.keys()].map((id) => ({ categoryId: id, contacts: found.filter((contact) => contact.categoryId === id).length }))
      const page = pageFrom(inContactOrder(asked, sort, direction, this.#kept.categories).map(summaryOf), after)
      return Result.succeed({ ...page, totals: totals.filter(({ contacts }) => contacts > 0) })
    })
  }

  async trashed(after: string | undefined, signal: AbortSignal) {
    return this.#faults.answer('contacts.trashed', signal, () => {
      const all = this.#all().flatMap((one) => (one.trashedAt === undefined ? [] : [{ ...summaryOf(one), trashedAt: one.trashedAt, trashedBy: one.trashedBy ?? '' }]))
      return Result.succeed(pageFrom(all.toSorted((one, other) => (one.trashedAt > other.trashedAt ? -1 : 1)), after))
    })
  }

  async read(id: string, signal: AbortSignal) {
    return this.#faults.answer('contacts.read', signal, () => Result.map(this.#active(id), whole))
  }

  async create(form: ContactForm, signal: AbortSignal) {
    return this.#faults.answer('contacts.create', signal, () => {
      const problem = this.#problem(form)
      return problem === undefined ? Result.succeed(this.#changed(this.#kept.add(form))) : Result.fail(problem)
    })
  }

  async edit({ id, revision }: Pick<Contact, 'id' | 'revision'>, form: ContactForm, signal: AbortSignal) {
    return this.#faults.answer('contacts.edit', signal, () =>
      Result.flatMap(this.#active(id), (contact) => {
        const problem = contact.revision === revision ? this.#problem(form, id) : ({ code: 'STALE_EDIT' } as const)
        return problem === undefined ? Result.succeed(this.#changed(this.#kept.change(contact, form))) : Result.fail(problem)
      }),
    )
  }

  async sendPicture(id: string, file: Blob, signal: AbortSignal) {
    const problem = profileImage({ mediaType: file.type, size: file.size })
    return this.#faults.answer('contacts.sendPicture', signal, () =>
      problem === undefined
        ? Result.map(this.#active(id), (contact) => this.#changed(this.#kept.changePicture(contact, this.#kept.nextId())))
        : Result.fail({ code: 'VALIDATION_FAILED', fields: { picture: problem } } as const),
    )
  }

  async removePicture(id: string, signal: AbortSignal) {
    return this.#faults.answer('contacts.removePicture', signal, () =>
      Result.map(this.#active(id), (contact) => (contact.pictureVersion === null ? whole(contact) : this.#changed(this.#kept.changePicture(contact, null)))),
    )
  }

  pictureAddress(): string {
    return PICTURE
  }

  async trash(ids: readonly string[], signal: AbortSignal) {
    return this.#many('contacts.trash', ids, signal, (known) => {
      known.filter(({ trashedAt }) => trashedAt === undefined).forEach((contact) => this.#kept.trash(contact))
      return Result.succeed(undefined)
    })
  }

  async restore(ids: readonly string[], signal: AbortSignal) {
    return this.#many('contacts.restore', ids, signal, (known) => {
      const lying = known.filter(({ trashedAt }) => trashedAt !== undefined)
      const taken = lying.map((contact) => this.#kept.sameAs(contact, new Set([contact.id]))).find((same) => same !== undefined)
      if (taken) return Result.fail({ code: 'CONTACT_ALREADY_EXISTS', existing: { id: taken.id, name: contactName(taken) } } as const)
      lying.forEach((contact) => this.#kept.restore(contact))
      return Result.succeed(undefined)
    })
  }

  async deletePermanently(ids: readonly string[], signal: AbortSignal) {
    return this.#many('contacts.deletePermanently', ids, signal, (known) => {
      if (known.some(({ trashedAt }) => trashedAt === undefined)) return Result.fail(NOT_FOUND)
      this.#forget(known.map(({ id }) => id))
      known.forEach(({ id }) => this.#kept.contacts.delete(id))
      return Result.succeed(known.length)
    })
  }

  #all(): readonly KeptContact[] {
    return [...this.#kept.contacts.values()]
  }

  #many<Outcome extends Result.Result<unknown, unknown>>(call: string, ids: readonly string[], signal: AbortSignal, answer: (known: readonly KeptContact[]) => Outcome) {
    return this.#faults.answer(call, signal, () => {
      const known = ids.flatMap((id) => this.#kept.contacts.get(id) ?? [])
      if (known.length < new Set(ids).size) return Result.fail(NOT_FOUND)
      const answered = answer(known)
      if (Result.isSuccess(answered)) this.#kept.publish(ids)
      return answered
    })
  }

  #active(id: string): Result.Result<KeptContact, { readonly code: 'CONTACT_NOT_FOUND' | 'RESOURCE_IN_TRASH' }> {
    const contact = this.#kept.contacts.get(id)
    if (contact === undefined) return Result.fail(NOT_FOUND)
    return contact.trashedAt === undefined ? Result.succeed(contact) : Result.fail({ code: 'RESOURCE_IN_TRASH' } as const)
  }

  #changed(contact: KeptContact): Contact {
    this.#kept.publish([contact.id])
    return whole(contact)
  }

  #problem(form: ContactForm, ownId?: string) {
    const fields = contactProblems(form)
    if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields } as const
    if (!this.#kept.categories.has(form.categoryId)) return { code: 'CONTACT_CATEGORY_NOT_FOUND' } as const
    const same = this.#kept.sameAs(form, new Set(ownId === undefined ? [] : [ownId]))
    return same && ({ code: 'CONTACT_ALREADY_EXISTS', existing: { id: same.id, name: contactName(same) } } as const satisfies Failure)
  }
}
