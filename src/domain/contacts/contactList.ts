import { sequenceOf, wordsOf } from '../search/words.ts'
import type { ContactForm } from './contact.ts'
import { foldedName } from './folding.ts'

export const CONTACT_SORTS = ['lastName', 'firstName', 'category', 'created', 'updated'] as const
export type ContactSort = (typeof CONTACT_SORTS)[number]

/** Code points of what is searched for among contacts. */
export const MAX_CONTACT_TERM = 255

/** What contacts are ordered by: the one name, then the other, without case and accents. */
export const contactOrder = (sort: 'lastName' | 'firstName', { firstName, lastName }: Pick<ContactForm, 'firstName' | 'lastName'>): string => {
  const [first, second] = sort === 'lastName' ? [lastName, firstName] : [firstName, lastName]
  return `${foldedName(first)}\u001F${foldedName(second)}`
}

const SEARCHED = ['firstName', 'lastName', 'organization', 'email', 'website', 'street', 'zipCode', 'city', 'notes'] as const satisfies readonly (keyof ContactForm)[]

/** The words a contact is found by, each after a blank; a phone number also without its blanks. */
export const contactWords = (form: Omit<ContactForm, 'categoryId'>): string => {
  const digits = form.phone.replace(/[^0-9]/g, '')
  const words = new Set([...SEARCHED.flatMap((field) => wordsOf(form[field])), ...wordsOf(form.phone), ...(digits === '' ? [] : [digits])])
  return [...words].map((word) => ` ${word}`).join('')
}

/** What is looked for: a contact is found where each of these begins one of its words. */
export const contactTerms = (term: string): readonly string[] => [...new Set(sequenceOf(term))]

/** Whether a contact is found by what somebody typed. */
export const isFoundBy = (words: string, term: string): boolean => contactTerms(term).every((one) => words.includes(` ${one}`))
