import * as Result from 'effect/Result'
import type { ContactRelationFailure, ContactRelationGateway, ContactsOfItemFailure, ItemsOfContact, RelatedManyFailure } from '../../application/contact-relations/ContactRelationGateway.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import {
  CONTACT_RELATION_KINDS, contactRelationProblems, MOST_CONTACTS_OF_ITEM, tidiedRelation,
  type ContactOfItem, type ContactRelationForm, type ContactRelationKind, type RelatedMany, type SeenRelation,
} from '../../domain/contact-relations/contactRelation.ts'
import { contactOrder } from '../../domain/contacts/contactList.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import type { KeptContact, KeptRelation } from '../memory/InMemoryContacts.ts'
import { unseenAt } from '../memory/inMemoryPages.ts'
import type { Memory } from '../memory/Memory.ts'
import { recordRelation } from './recordRelation.ts'

/** Rows per page. */
const PAGE = 50

type Refused = Result.Result<never, ContactRelationFailure>
const refuse = (failure: ContactRelationFailure): Refused => Result.fail(failure)
const NOT_FOUND = { code: 'NOT_FOUND' } as const

const kindOf = (kind: string): ContactRelationKind => CONTACT_RELATION_KINDS.find((each) => each === kind) ?? 'other'
const isSame = (one: ContactRelationForm, other: ContactRelationForm): boolean => one.kind === other.kind && one.from === other.from && one.until === other.until

/** What contacts are to the assets and folders of the sample. */
export class InMemoryContactRelationGateway implements ContactRelationGateway {
  readonly #memory: Memory
  readonly #faults: Faults

  constructor(memory: Memory) {
    this.#memory = memory
    this.#faults = memory.faults
  }

  async ofItem(place: RelatedPlace, signal: AbortSignal) {
    const fault = await this.#faults.meet('contactRelations.ofItem', signal)
    const failure = fault ?? unseenAt(this.#memory.library, place)
    if (failure !== undefined) return Result.fail(failure as ContactsOfItemFailure)
    const shown = this.#all().flatMap((kept) => (kept.place.id === place.id ? this.#shown(kept) : []))
    const rank = ({ kind, contact }: ContactOfItem) => `${CONTACT_RELATION_KINDS.indexOf(kind)}${contactOrder('lastName', contact)}`
    return Result.succeed(shown.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)))
  }

  async ofContact({ contactId, kind }: ItemsOfContact, after: string | undefined, signal: AbortSignal) {
    const fault = await this.#faults.meet('contactRelations.ofContact', signal)
    const contact = this.#memory.contacts.contacts.get(contactId)
    const unread = contact === undefined ? { code: 'CONTACT_NOT_FOUND' } : contact.trashedAt === undefined ? undefined : { code: 'RESOURCE_IN_TRASH' }
    const failure = fault ?? unread
    if (failure !== undefined) return Result.fail(failure as { readonly code: 'CONTACT_NOT_FOUND' | 'RESOURCE_IN_TRASH' })
    const all = this.#all().toReversed().flatMap(({ place, contactId: of, ...relation }) => {
      const item = of === contactId ? this.#memory.library.itemOf(place) : undefined
      return item === undefined ? [] : [{ ...relation, item }]
    })
    const asked = all.filter((one) => kind === undefined || one.kind === kind)
    const end = Number(after ?? 0) + PAGE
    const totals = CONTACT_RELATION_KINDS.map((each) => ({ kind: each, items: all.filter((one) => one.kind === each).length })).filter(({ items }) => items > 0)
    return Result.succeed({ items: asked.slice(end - PAGE, end), next: end < asked.length ? String(end) : null, total: asked.length, totals })
  }

  async add(place: RelatedPlace, contactId: string, raw: ContactRelationForm, signal: AbortSignal) {
    const failure = (await this.#faults.meet('contactRelations.add', signal)) ?? unseenAt(this.#memory.library, place)
    if (failure !== undefined) return refuse(failure as ContactRelationFailure)
    const fields = contactRelationProblems(raw)
    if (!isValid(fields)) return refuse({ code: 'VALIDATION_FAILED', fields })
    const contact = this.#contact(contactId)
    if (contact === undefined) return refuse({ code: 'CONTACT_NOT_FOUND' })
    const form = tidiedRelation(raw)
    const ofItem = this.#all().filter((kept) => kept.place.id === place.id)
    const same = ofItem.find((kept) => kept.contactId === contactId && isSame(kept, form))
    if (same === undefined && ofItem.length >= MOST_CONTACTS_OF_ITEM) return refuse({ code: 'VALIDATION_FAILED', fields: { contactId: { code: 'tooMany', limit: MOST_CONTACTS_OF_ITEM } } })
    const kept: KeptRelation = same ?? { ...form, kind: kindOf(form.kind), id: this.#memory.library.nextId(), revision: 1, place, contactId }
    if (same === undefined) this.#put(kept, { contact, after: form })
    return this.#answer(kept)
  }

  async addMany(contactId: string, itemIds: readonly string[], raw: ContactRelationForm, signal: AbortSignal): Promise<Result.Result<RelatedMany, RelatedManyFailure>> {
    const fault = await this.#faults.meet('contactRelations.addMany', signal)
    if (fault !== undefined) return Result.fail(fault as RelatedManyFailure)
    const places = itemIds.flatMap((id) => {
      const [folder, asset] = [this.#memory.library.folders.get(id), this.#memory.library.assets.get(id)]
      const place: RelatedPlace | undefined = folder ? { kind: 'folder', type: folder.type, id } : asset && { kind: 'asset', type: asset.type, id }
      return place === undefined || unseenAt(this.#memory.library, place) !== undefined ? [] : [place]
    })
    const added: SeenRelation[] = []
    for (const place of places) {
      const known = new Set(this.#memory.contactRelations.keys())
      const answer = await this.add(place, contactId, raw, signal)
      if (Result.isFailure(answer)) return Result.fail(answer.failure as RelatedManyFailure)
      if (!known.has(answer.success.id)) added.push({ id: answer.success.id, revision: 1 })
    }
    return Result.succeed({ added, present: places.length - added.length, left: itemIds.length - places.length })
  }

  async removeMany(relations: readonly SeenRelation[], signal: AbortSignal) {
    if (!relations.some(({ id }) => this.#memory.contactRelations.has(id))) return Result.fail(NOT_FOUND)
    const outcomes = []
    for (const relation of relations) outcomes.push(await this.remove(relation, signal))
    return Result.succeed(outcomes.filter(Result.isSuccess).length)
  }

  async edit({ id, revision }: SeenRelation, raw: ContactRelationForm, signal: AbortSignal) {
    const fault = await this.#faults.meet('contactRelations.edit', signal)
    const [kept, contact] = this.#held(id)
    if (fault !== undefined || kept === undefined || contact === undefined) return refuse((fault as ContactRelationFailure | undefined) ?? NOT_FOUND)
    if (kept.revision !== revision) return refuse({ code: 'STALE_EDIT' })
    const fields = contactRelationProblems(raw)
    if (!isValid(fields)) return refuse({ code: 'VALIDATION_FAILED', fields })
    const form = tidiedRelation(raw)
    if (this.#all().some((other) => other.id !== id && other.place.id === kept.place.id && other.contactId === kept.contactId && isSame(other, form))) return refuse({ code: 'VALIDATION_FAILED', fields: { kind: { code: 'duplicated' } } })
    const next = { ...kept, ...form, kind: kindOf(form.kind), revision: revision + 1 }
    this.#put(next, { contact, before: kept, after: form })
    return this.#answer(next)
  }

  async remove({ id, revision }: SeenRelation, signal: AbortSignal) {
    const fault = await this.#faults.meet('contactRelations.remove', signal)
    const [kept, contact] = this.#held(id)
    if (fault !== undefined || kept === undefined || contact === undefined) return refuse((fault as ContactRelationFailure | undefined) ?? NOT_FOUND)
    if (kept.revision !== revision) return refuse({ code: 'STALE_EDIT' })
    this.#memory.contactRelations.delete(id)
    recordRelation(this.#memory.library, { place: kept.place, contact, before: kept })
    return Result.succeed(undefined)
  }

  #all(): readonly KeptRelation[] {
    return [...this.#memory.contactRelations.values()]
  }

  #contact(id: string): KeptContact | undefined {
    const contact = this.#memory.contacts.contacts.get(id)
    return contact?.trashedAt === undefined ? contact : undefined
  }

  #held(id: string): readonly [KeptRelation | undefined, KeptContact | undefined] {
    const kept = this.#memory.contactRelations.get(id)
    return [kept, kept && this.#contact(kept.contactId)]
  }

  #put(kept: KeptRelation, change: { readonly contact: KeptContact; readonly before?: ContactRelationForm; readonly after: ContactRelationForm }): void {
    this.#memory.contactRelations.set(kept.id, kept)
    recordRelation(this.#memory.library, { place: kept.place, ...change })
  }

  #answer(kept: KeptRelation): Result.Result<ContactOfItem, ContactRelationFailure> {
    const [shown] = this.#shown(kept)
    return shown === undefined ? refuse(NOT_FOUND) : Result.succeed(shown)
  }

  /** Without those whose contact lies in the trash or is gone. */
  #shown({ place: _place, contactId, ...relation }: KeptRelation): readonly ContactOfItem[] {
    const contact = this.#contact(contactId)
    if (contact === undefined) return []
    const { id, firstName, lastName, categoryId, organization, pictureVersion } = contact
    return [{ ...relation, contact: { id, firstName, lastName, categoryId, organization, pictureVersion } }]
  }
}
