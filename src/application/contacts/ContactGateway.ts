import type { Result } from 'effect/Result'
import type { Direction } from '../../domain/assets/asset.ts'
import type { Contact, ContactForm, ContactSummary, TrashedContact } from '../../domain/contacts/contact.ts'
import type { ContactSort } from '../../domain/contacts/contactList.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** What the list of contacts is narrowed to and ordered by. `term`: each of its words begins a word of the contact. */
export interface ContactList {
  readonly term?: string
  readonly categoryId?: string
  readonly sort: ContactSort
  readonly direction: Direction
}

export interface ContactPage {
  readonly items: readonly ContactSummary[]
  /** Where the next page begins; null: these are all. */
  readonly next: string | null
  /** How many there are in all that were asked for. */
  readonly total: number
  /** How many the term finds in each category, whichever of them is asked for; a category without any is left out. */
  readonly totals: readonly { readonly categoryId: string; readonly contacts: number }[]
}

interface TrashedContactPage {
  readonly items: readonly TrashedContact[]
  readonly next: string | null
  readonly total: number
}

export type ContactReadFailure = CallFailure<'CONTACT_NOT_FOUND' | 'RESOURCE_IN_TRASH'>
export type ContactSaveFailure = CallFailure<
  'CONTACT_NOT_FOUND' | 'RESOURCE_IN_TRASH' | 'CONTACT_ALREADY_EXISTS' | 'CONTACT_CATEGORY_NOT_FOUND' | 'STALE_EDIT'
>
export type ContactPictureFailure = CallFailure<'CONTACT_NOT_FOUND' | 'RESOURCE_IN_TRASH'>
export type ContactRestoreFailure = CallFailure<'CONTACT_NOT_FOUND' | 'CONTACT_ALREADY_EXISTS'>

/** The contacts of the organization one works in. */
export interface ContactGateway {
  page(list: ContactList, after: string | undefined, signal: AbortSignal): Promise<Result<ContactPage, CallFailure>>
  /** What lies in the trash, the latest first. */
  trashed(after: string | undefined, signal: AbortSignal): Promise<Result<TrashedContactPage, CallFailure>>
  read(id: string, signal: AbortSignal): Promise<Result<Contact, ContactReadFailure>>
  create(form: ContactForm, signal: AbortSignal): Promise<Result<Contact, ContactSaveFailure>>
  /** STALE_EDIT where the contact has another revision by now. */
  edit(contact: Pick<Contact, 'id' | 'revision'>, form: ContactForm, signal: AbortSignal): Promise<Result<Contact, ContactSaveFailure>>
  /** PNG, JPG or GIF of 3 MB at the most; problems stand at the field `picture`. The contact has another revision then. */
  sendPicture(id: string, file: Blob, signal: AbortSignal): Promise<Result<Contact, ContactPictureFailure>>
  removePicture(id: string, signal: AbortSignal): Promise<Result<Contact, ContactPictureFailure>>
  /** Where the browser fetches a picture. */
  pictureAddress(id: string, version: string): string
  /** Into the trash: all of them or none. Those that lie there already are passed over. At most {@link MOST_CONTACTS_AT_ONCE}, as below. */
  trash(ids: readonly string[], signal: AbortSignal): Promise<Result<void, CallFailure<'CONTACT_NOT_FOUND'>>>
  /** Out of the trash: all of them or none. */
  restore(ids: readonly string[], signal: AbortSignal): Promise<Result<void, ContactRestoreFailure>>
  /** For good, of those that lie in the trash; answers how many. */
  deletePermanently(ids: readonly string[], signal: AbortSignal): Promise<Result<number, CallFailure<'CONTACT_NOT_FOUND'>>>
}

/** Contacts per page. */
export const CONTACT_ROWS = 50
