import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { ContactRelation } from '../../domain/contact-relations/contactRelation.ts'
import { type ContactCategory, CONTACT_CATEGORIES } from '../../domain/contacts/category.ts'
import { type Contact, type ContactField, type ContactForm, contactName, CONTACT_FIELDS, tidiedContact, type TrashedContact } from '../../domain/contacts/contact.ts'
import { changedFields } from '../../domain/contacts/contactChanges.ts'
import { isSamePerson } from '../../domain/contacts/sameness.ts'
import type { AuditKind } from '../../domain/activity/kinds.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

/** A contact as it is kept. */
export type KeptContact = Contact & Partial<Pick<TrashedContact, 'trashedAt' | 'trashedBy'>>
/** What a contact is to an asset or folder, as it is kept. */
export interface KeptRelation extends ContactRelation {
  readonly place: RelatedPlace
  readonly contactId: string
}

export type KeptCategory = Omit<ContactCategory, 'contacts' | 'contactsInAll'>

const WHO = 'Ada Berg'
const BEGUN = Date.UTC(2026, 8, 1, 9)
const STEP = 3 * 3_600_000


/** The contacts of the sample organization and their categories; the same dates in every run. */
export class InMemoryContacts {
  readonly contacts = new Map<string, KeptContact>()
  readonly categories = new Map<string, KeptCategory>()
  readonly #library: InMemoryLibrary
  #steps = 0

  constructor(library: InMemoryLibrary) {
    this.#library = library
    for (const name of CONTACT_CATEGORIES) this.addCategory(name, name)
  }

  addCategory(name: string, builtin: KeptCategory['builtin'] = null): KeptCategory {
    const category = { id: this.#library.nextId(), name, builtin, revision: 1 }
    this.categories.set(category.id, category)
    return category
  }

  add(form: ContactForm): KeptContact {
    const [id, at] = [this.#library.nextId(), this.#now()]
    const contact: KeptContact = { ...tidiedContact(form), id, pictureVersion: null, revision: 1, createdAt: at, updatedAt: at, createdBy: WHO, updatedBy: WHO }
    this.contacts.set(id, contact)
    this.#record('contact.created', contact, undefined, this.#picked(contact, CONTACT_FIELDS.filter((field) => contact[field] !== '')))
    return contact
  }

  /** Writes fields, and what was changed of them into the history. */
  change(contact: KeptContact, form: ContactForm): KeptContact {
    const next = { ...contact, ...tidiedContact(form) }
    const fields = changedFields(contact, next)
    if (fields.length === 0) return contact
    const changed = this.put(next)
    this.#record('contact.updated', changed, this.#picked(contact, fields), this.#picked(next, fields))
    return changed
  }

  changePicture(contact: KeptContact, pictureVersion: string | null): KeptContact {
    const changed = this.put({ ...contact, pictureVersion })
    this.#record('contact.updated', changed, { picture: contact.pictureVersion !== null }, { picture: pictureVersion !== null })
    return changed
  }

  put(contact: KeptContact): KeptContact {
    const changed = { ...contact, revision: contact.revision + 1, updatedAt: this.#now(), updatedBy: WHO }
    this.contacts.set(contact.id, changed)
    return changed
  }

  trash(contact: KeptContact): void {
    this.contacts.set(contact.id, { ...contact, trashedAt: this.#now(), trashedBy: WHO })
    this.#record('contact.deleted', contact, undefined, { inTrash: true })
  }

  restore({ trashedAt: _at, trashedBy: _by, ...contact }: KeptContact): void {
    this.contacts.set(contact.id, contact)
    this.#record('contact.updated', contact, { inTrash: true }, { inTrash: false })
  }

  /** Of the same person as a form, outside the trash; `own`: the identifiers of those that are written. */
  sameAs(form: ContactForm, own: ReadonlySet<string>): KeptContact | undefined {
    return [...this.contacts.values()].find((other) => !own.has(other.id) && other.trashedAt === undefined && isSamePerson(form, other))
  }

  nextId(): string {
    return this.#library.nextId()
  }

  publish(ids: readonly string[] | null): void {
    this.#library.publish({ kind: 'contacts.changed', ids })
  }

  /** Fields as they are written down, the category by its name, too. */
  #picked(contact: ContactForm, fields: readonly ContactField[]): Readonly<Record<string, string>> {
    const category = fields.includes('categoryId') ? { category: this.categories.get(contact.categoryId)?.name ?? '' } : {}
    return { ...category, ...Object.fromEntries(fields.map((field) => [field, contact[field]])) }
  }

  #now(): string {
    this.#steps += 1
    return new Date(BEGUN + this.#steps * STEP).toISOString()
  }

  #record(kind: AuditKind, contact: KeptContact, before?: Readonly<Record<string, unknown>>, after?: Readonly<Record<string, unknown>>): void {
    this.#library.history.record({ kind, resource: { id: contact.id, name: contactName(contact) }, ...(before && { before }), ...(after && { after }) })
  }
}
