import { EMPTY_CONTACT, type ContactForm } from '../contacts/contact.ts'
import type { FieldProblems } from '../validation/problem.ts'

/** What a contact is in a file: its category by its name. */
export interface ImportedContact extends Omit<ContactForm, 'categoryId'> {
  readonly category: string
}

/** A picture as it stands in a file: base64, of whatever it is. */
export type ImportedPicture = string

/** A contact of a file, and where it begins there, counted from 1. */
export interface ImportedRow {
  readonly line: number
  readonly contact: ImportedContact
  readonly picture?: ImportedPicture | undefined
  /** Why nobody knows what it says: in all of it (`columns`), or in these fields. */
  readonly unreadable?: FieldProblems
}

const { categoryId: _categoryId, ...fields } = EMPTY_CONTACT
export const NOTHING_IMPORTED: ImportedContact = { ...fields, category: '' }
