import { personName } from '../organizations/organization.ts'
import { websiteHref } from '../portal/website.ts'
import { countryOf } from '../reference/countries.ts'
import { problemsIn } from '../validation/form.ts'
import { email, phone } from '../validation/patterns.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { inOrder, maxLength, optional, optionalLine, optionalParagraph, required, type Rule } from '../validation/rules.ts'
import { tidy } from '../validation/text.ts'

/** A contact's raw fields (specification section 3, and what stands beside them). The category is named by its id, the country by its three letters. */
export interface ContactForm {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly categoryId: string
  readonly email: string
  readonly organization: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly country: string
  readonly website: string
  readonly notes: string
}

/** The fields, in the order in which they are asked for and shown. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'categoryId',
  'organization',
  'phone',
  'email',
  'website',
  'street',
  'zipCode',
  'city',
  'state',
  'country',
  'notes',
] as const satisfies readonly (keyof ContactForm)[]
export type ContactField = (typeof CONTACT_FIELDS)[number]

export const EMPTY_CONTACT: ContactForm = {
  firstName: '',
  lastName: '',
  phone: '',
  categoryId: '',
  email: '',
  organization: '',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  website: '',
  notes: '',
}

const country: Rule = (value) => (countryOf(tidy(value)) === undefined ? { code: 'notAnOption' } : undefined)
const website: Rule = (value) => (websiteHref(value) === undefined ? { code: 'invalidLink' } : undefined)

export const contactProblems = (form: ContactForm): FieldProblems =>
  problemsIn(form, {
    firstName: personName,
    lastName: personName,
    phone: optional(inOrder(phone, maxLength(50))),
    categoryId: required,
    email: optional(inOrder(email, maxLength(255))),
    organization: optionalLine(255),
    street: optionalLine(255),
    city: optionalLine(255),
    state: optionalLine(50),
    zipCode: optionalLine(50),
    country: optional(country),
    website: inOrder(optionalLine(255), optional(website)),
    notes: optionalParagraph(5000),
  })

/** The fields as they are stored. */
export const tidiedContact = (form: ContactForm): ContactForm => {
  const { firstName, lastName, phone: number, categoryId, email: address, organization, street, city, state, zipCode, country: code, website: site, notes } = form
  return {
    firstName: tidy(firstName),
    lastName: tidy(lastName),
    phone: tidy(number),
    categoryId,
    email: tidy(address),
    organization: tidy(organization),
    street: tidy(street),
    city: tidy(city),
    state: tidy(state),
    zipCode: tidy(zipCode),
    country: tidy(code),
    website: tidy(site),
    notes: tidy(notes),
  }
}

/** A contact as lists show it. */
export interface ContactSummary {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly categoryId: string
  readonly organization: string
  readonly phone: string
  readonly email: string
  readonly city: string
  readonly country: string
  /** Names the picture; null without one. */
  readonly pictureVersion: string | null
  readonly revision: number
  /** ISO 8601. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** A contact whole. */
export interface Contact extends ContactSummary, ContactForm {
  /** By their names at the time; empty for what the system did. */
  readonly createdBy: string
  readonly updatedBy: string
}

/** A contact in the trash. */
export interface TrashedContact extends ContactSummary {
  /** ISO 8601. */
  readonly trashedAt: string
  readonly trashedBy: string
}

export const contactName = ({ firstName, lastName }: Pick<ContactForm, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()

/** Of a contact or another form what the form asks for. */
export const formOf = (contact: ContactForm): ContactForm => {
  const entries = Object.keys(EMPTY_CONTACT).map((field) => [field, contact[field as keyof ContactForm]])
  return Object.fromEntries(entries) as ContactForm
}

/** The most contacts that are trashed, restored or deleted by one call. */
export const MOST_CONTACTS_AT_ONCE = 1000
