import type { Result } from 'effect/Result'
import type { Direction } from '../../domain/assets/asset.ts'
import type { ContactFileFormat } from '../../domain/contact-exchange/contactColumns.ts'
import type { ContactImport, ContactImportSettings } from '../../domain/contact-exchange/contactImport.ts'
import type { AlikeContacts } from '../../domain/contact-exchange/merging.ts'
import type { BatchUndone, ContactBatch, ContactSelection } from '../../domain/contact-exchange/selection.ts'
import type { Contact, ContactForm } from '../../domain/contacts/contact.ts'
import type { ContactSort } from '../../domain/contacts/contactList.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** Contacts that are to leave the house, in the order of the list. */
export interface AskedContactFile {
  readonly format: ContactFileFormat
  /** In which categories, countries and heads are written. */
  readonly language: Language
  readonly selection: ContactSelection
  readonly sort: ContactSort
  readonly direction: Direction
}

/** Contacts of one person, the first of which is kept. */
export interface AskedMerge {
  readonly contacts: readonly Pick<Contact, 'id' | 'revision'>[]
  readonly form: ContactForm
  /** Whose picture it gets; null: its own stays. */
  readonly pictureOf: string | null
}

/** VALIDATION_FAILED with the field `file`: why it is none that can be imported; else what is wrong with its settings. STALE_EDIT: somebody made one of its categories meanwhile. */
export type ContactImportFailure = CallFailure<'STALE_EDIT'>
export type ManyFailure = CallFailure<'CONTACT_NOT_FOUND' | 'CONTACT_CATEGORY_NOT_FOUND'>
export type MergeFailure = CallFailure<'CONTACT_NOT_FOUND' | 'CONTACT_ALREADY_EXISTS' | 'CONTACT_CATEGORY_NOT_FOUND' | 'STALE_EDIT'>
export type BatchUndoFailure = CallFailure<'STALE_EDIT' | 'CONTACT_ALREADY_EXISTS' | 'CONTACT_CATEGORY_NOT_FOUND'>
export type ErasureFailure = CallFailure<'CONTACT_NOT_FOUND'>

/** Contacts on their way in and out of the house, and what is done with many of them at once. */
export interface ContactExchangeGateway {
  /** Answers the address from which the browser of who asked fetches the file within a day. */
  file(asked: AskedContactFile, signal: AbortSignal): Promise<Result<{ readonly address: string }, CallFailure>>
  /** What a vCard or CSV file would do; what is not chosen is proposed. Nothing is written. */
  plan(file: Blob, chosen: Partial<ContactImportSettings>, signal: AbortSignal): Promise<Result<ContactImport, ContactImportFailure>>
  /** Does it, by what is there then. */
  apply(file: Blob, settings: ContactImportSettings, signal: AbortSignal): Promise<Result<ContactImport, ContactImportFailure>>
  /** At most `MOST_CHANGED`, all or none; VALIDATION_FAILED with the field `selection`: they are more. */
  trash(selection: ContactSelection, signal: AbortSignal): Promise<Result<ContactBatch, ManyFailure>>
  categorize(selection: ContactSelection, categoryId: string, signal: AbortSignal): Promise<Result<ContactBatch, ManyFailure>>
  /** Contacts that seem to be one person, at most `MOST_GROUPS` groups. */
  alike(signal: AbortSignal): Promise<Result<readonly AlikeContacts[], CallFailure>>
  merge(asked: AskedMerge, signal: AbortSignal): Promise<Result<ContactBatch, MergeFailure>>
  /** Takes back what was done at once. Contacts that were changed since stay; of a merge that is STALE_EDIT. */
  undo(batchId: string, signal: AbortSignal): Promise<Result<BatchUndone, BatchUndoFailure>>
  /** Where the browser fetches all that is held of a person. */
  personAddress(contactId: string): string
  /** Erases all that is held of a person, once their name is typed; VALIDATION_FAILED with the field `name`: it is not. */
  erase(contactId: string, name: string, signal: AbortSignal): Promise<Result<void, ErasureFailure>>
}
