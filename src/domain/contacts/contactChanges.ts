import { CONTACT_FIELDS, type ContactField, type ContactForm, formOf } from './contact.ts'

/** The fields in which two contacts differ. */
export const changedFields = (one: ContactForm, other: ContactForm): readonly ContactField[] => CONTACT_FIELDS.filter((field) => one[field] !== other[field])

/** An edit of a contact that somebody else has changed meanwhile: what I changed stays mine, what I left alone becomes theirs. */
export const rebasedContact = (seen: ContactForm, mine: ContactForm, theirs: ContactForm): ContactForm => {
  const own = new Set<string>(changedFields(seen, mine))
  const entries = Object.entries(formOf(theirs)).map(([field, value]) => [field, own.has(field) ? mine[field as ContactField] : value])
  return Object.fromEntries(entries) as ContactForm
}
