import * as Result from 'effect/Result'
import type { AskedContactFile, AskedMerge, ContactExchangeGateway } from '../../application/contact-exchange/ContactExchangeGateway.ts'
import { type ContactImport, type ContactImportSettings, wrongImport, proposedSettings, rowsOf } from '../../domain/contact-exchange/contactImport.ts'
import { erasureProblem } from '../../domain/contact-exchange/erasure.ts'
import { judgeImport } from '../../domain/contact-exchange/judgeImport.ts'
import { alikeAmong } from '../../domain/contact-exchange/merging.ts'
import type { ContactSelection } from '../../domain/contact-exchange/selection.ts'
import { contactName, contactProblems } from '../../domain/contacts/contact.ts'
import { contactWords, isFoundBy } from '../../domain/contacts/contactList.ts'
import { isValid } from '../../domain/validation/form.ts'
import { inCategoryOrder } from '../contacts/inCategoryOrder.ts'
import { summaryOf } from '../contacts/InMemoryContactGateway.ts'
import type { InMemoryContacts, KeptContact } from '../memory/InMemoryContacts.ts'
import type { KeptChange } from '../memory/InMemoryMetadata.ts'
import type { Memory } from '../memory/Memory.ts'
import { InMemoryContactBatches } from './InMemoryContactBatches.ts'
import { readInMemory } from './inMemoryReading.ts'

const NOT_FOUND = { code: 'CONTACT_NOT_FOUND' } as const

export class InMemoryContactExchangeGateway implements ContactExchangeGateway {
  readonly #kept: InMemoryContacts
  readonly #faults: Memory['faults']
  readonly #batches: InMemoryContactBatches
  readonly #replace: (ids: readonly string[], into: string | null) => readonly KeptChange[]

  constructor({ contacts, faults, metadata, claims }: Pick<Memory, 'contacts' | 'faults' | 'metadata' | 'claims'>) {
    this.#kept = contacts
    this.#faults = faults
    this.#replace = (ids, into) => metadata.replaceContacts(claims.user, ids, into)
    this.#batches = new InMemoryContactBatches(contacts, (changes) => metadata.restore(claims.user, changes))
  }

  file({ format }: AskedContactFile, signal: AbortSignal) {
    return this.#faults.answer('contactExchange.file', signal, () => Result.succeed({ address: `data:text/plain,${this.#kept.nextId()}.${format}` }))
  }

  plan(file: Blob, chosen: Partial<ContactImportSettings>, signal: AbortSignal) {
    return this.#faults.answer('contactExchange.plan', signal, () => this.#imported(file, chosen, false))
  }

  apply(file: Blob, settings: ContactImportSettings, signal: AbortSignal) {
    return this.#faults.answer('contactExchange.apply', signal, () => this.#imported(file, settings, true))
  }

  trash(selection: ContactSelection, signal: AbortSignal) {
    return this.#faults.answer('contactExchange.trash', signal, () =>
      Result.map(this.#selected(selection), (contacts) =>
        this.#batches.keep(contacts, () => contacts.map((contact) => (this.#kept.trash(contact), contact.id))),
      ),
    )
  }

  categorize(selection: ContactSelection, categoryId: string, signal: AbortSignal) {
    return this.#faults.answer('contactExchange.categorize', signal, () => {
      if (!this.#kept.categories.has(categoryId)) return Result.fail({ code: 'CONTACT_CATEGORY_NOT_FOUND' } as const)
      return Result.map(this.#selected(selection), (contacts) => {
        const others = contacts.filter((contact) => contact.categoryId !== categoryId)
        return this.#batches.keep(others, () => others.map((contact) => this.#kept.change(contact, { ...contact, categoryId }).id))
      })
    })
  }

  alike(signal: AbortSignal) {
    return this.#faults.answer('contactExchange.alike', signal, () => {
      const contacts = this.#active().toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
      return Result.succeed(alikeAmong(contacts).map(({ by, contacts: alike }) => ({ by, contacts: alike.map(summaryOf) })))
    })
  }

  merge({ contacts, form, pictureOf }: AskedMerge, signal: AbortSignal) {
    return this.#faults.answer('contactExchange.merge', signal, () => {
      const known = contacts.flatMap(({ id }) => this.#active().filter((contact) => contact.id === id))
      const [first, ...others] = known
      if (first === undefined || known.length < contacts.length) return Result.fail(NOT_FOUND)
      if (contacts.some(({ revision }, at) => known[at]?.revision !== revision)) return Result.fail({ code: 'STALE_EDIT' } as const)
      const fields = contactProblems(form)
      if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
      const taken = this.#kept.sameAs(form, new Set(known.map(({ id }) => id)))
      if (taken !== undefined) return Result.fail({ code: 'CONTACT_ALREADY_EXISTS', existing: { id: taken.id, name: contactName(taken) } } as const)
      const merged = () => {
        const changed = this.#kept.change(first, form)
        const picture = others.find(({ id }) => id === pictureOf)?.pictureVersion ?? first.pictureVersion
        this.#kept.contacts.set(first.id, { ...changed, pictureVersion: picture })
        return known.map((contact) => (contact === first ? first.id : (this.#kept.trash(contact), contact.id)))
      }
      const said = this.#replace(others.map(({ id }) => id), first.id)
      return Result.succeed(this.#batches.keep(known, merged, said))
    })
  }

  undo(batchId: string, signal: AbortSignal) {
    return this.#faults.answer('contactExchange.undo', signal, () => this.#batches.undo(batchId))
  }

  personAddress(contactId: string): string {
    return `data:application/json,${contactId}`
  }

  erase(contactId: string, name: string, signal: AbortSignal) {
    return this.#faults.answer('contactExchange.erase', signal, () => {
      const contact = this.#kept.contacts.get(contactId)
      if (contact === undefined) return Result.fail(NOT_FOUND)
      const problem = erasureProblem(contact, name)
      if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { name: problem } } as const)
      this.#replace([contactId], null)
      this.#kept.contacts.delete(contactId)
      this.#kept.publish([contactId])
      return Result.succeed(undefined)
    })
  }

  #active(): readonly KeptContact[] {
    return [...this.#kept.contacts.values()].filter(({ trashedAt }) => trashedAt === undefined)
  }

  #selected(selection: ContactSelection): Result.Result<readonly KeptContact[], typeof NOT_FOUND> {
    if (selection.kind === 'all')
      return Result.succeed(
        this.#active().filter((contact) => isFoundBy(contactWords(contact), selection.term) && (selection.categoryId === null || contact.categoryId === selection.categoryId)),
      )
    const found = this.#active().filter(({ id }) => selection.ids.includes(id))
    return found.length < new Set(selection.ids).size ? Result.fail(NOT_FOUND) : Result.succeed(found)
  }

  async #imported(file: Blob, chosen: Partial<ContactImportSettings>, writes: boolean) {
    const read = await readInMemory(file)
    if (Result.isFailure(read)) return Result.fail(read.failure)
    const contacts = read.success
    const categories = inCategoryOrder([...this.#kept.categories.values()])
    const settings = { ...proposedSettings(contacts, categories[0]?.id ?? ''), ...chosen }
    const fields = wrongImport(contacts, settings, (id) => this.#kept.categories.has(id))
    if (writes && !isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    const judged = judgeImport(rowsOf(contacts, settings), { settings, categories, known: this.#active(), newId: () => this.#kept.nextId() })
    const found: ContactImport = {
      kind: contacts.kind,
      settings,
      heads: contacts.kind === 'table' ? contacts.heads : [],
      sample: contacts.kind === 'table' ? contacts.lines.slice(0, 3).map(({ cells }) => cells) : [],
      contacts: contacts.kind === 'table' ? contacts.lines.length : contacts.rows.length,
      counts: judged.counts,
      pictures: judged.written.filter(({ picture }) => picture !== undefined).length,
      categories: judged.categories.map(({ name }) => name),
      lines: judged.lines,
      batchId: null,
    }
    if (!writes) return Result.succeed(found)
    const made = new Map(judged.categories.map(({ id, name }) => [id, this.#kept.addCategory(name).id]))
    const befores = judged.written.map(({ there }) => (there === undefined ? undefined : this.#kept.contacts.get(there.id)))
    const batch = this.#batches.keep(befores, () =>
      judged.written.map(({ form }, at) => {
        const before = befores[at]
        return (before === undefined ? this.#kept.add({ ...form, categoryId: made.get(form.categoryId) ?? form.categoryId }) : this.#kept.change(before, form)).id
      }),
    )
    return Result.succeed({ ...found, batchId: batch.id })
  }
}
