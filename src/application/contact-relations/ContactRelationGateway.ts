import type { Result } from 'effect/Result'
import type { ContactOfItem, ContactRelationForm, ContactRelationKind, ContactRelationTotal, ItemOfContact, RelatedMany, SeenRelation } from '../../domain/contact-relations/contactRelation.ts'
import type { OutOfReachThere } from '../../domain/items/outOfReach.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { RelatedPlace } from '../relations/RelationGateway.ts'

interface ItemsOfContactPage {
  readonly items: readonly ItemOfContact[]
  readonly next: string | null
  readonly total: number
  /** By what the contact is, whichever was asked for; without those that there are none of. */
  readonly totals: readonly ContactRelationTotal[]
}

/** What a contact gave, made, lent …; all of it without a kind. */
export interface ItemsOfContact {
  readonly contactId: string
  readonly kind?: ContactRelationKind | undefined
}

export type ContactsOfItemFailure = CallFailure<OutOfReachThere>
type ItemsOfContactFailure = CallFailure<'CONTACT_NOT_FOUND' | 'RESOURCE_IN_TRASH'>
export type ContactRelationFailure = CallFailure<OutOfReachThere | 'CONTACT_NOT_FOUND' | 'STALE_EDIT'>

export type RelatedManyFailure = CallFailure<'CONTACT_NOT_FOUND'>

/** Who the contacts are to assets and folders: shown on both sides. Without those in the trash, and of items without what is kept from the person. */
export interface ContactRelationGateway {
  /** By what they are, then by name. */
  ofItem(place: RelatedPlace, signal: AbortSignal): Promise<Result<readonly ContactOfItem[], ContactsOfItemFailure>>
  /** The latest first. */
  ofContact(list: ItemsOfContact, after: string | undefined, signal: AbortSignal): Promise<Result<ItemsOfContactPage, ItemsOfContactFailure>>
  /** What is there already, in every field but the note, is answered as it is. To undo a removal, it is added again. */
  add(place: RelatedPlace, contactId: string, form: ContactRelationForm, signal: AbortSignal): Promise<Result<ContactOfItem, ContactRelationFailure>>
  /** The same of many folders and assets, named by their identifiers, in one change. */
  addMany(contactId: string, itemIds: readonly string[], form: ContactRelationForm, signal: AbortSignal): Promise<Result<RelatedMany, RelatedManyFailure>>
  /** Those that nobody has changed since; answers how many. NOT_FOUND where all of them are gone. */
  removeMany(relations: readonly SeenRelation[], signal: AbortSignal): Promise<Result<number, CallFailure>>
  /** NOT_FOUND where it is gone; STALE_EDIT where somebody else has changed it since. */
  edit(relation: SeenRelation, form: ContactRelationForm, signal: AbortSignal): Promise<Result<ContactOfItem, ContactRelationFailure>>
  remove(relation: SeenRelation, signal: AbortSignal): Promise<Result<void, ContactRelationFailure>>
}
