import { phoneOf } from '../organizations/organization.ts'
import { RIGHTS_STATEMENTS } from '../rights-statements/rightsStatement.ts'
import { isValid, problemsIn } from '../validation/form.ts'
import { domainName, webAddress } from '../validation/patterns.ts'
import type { FieldProblems } from '../validation/problem.ts'
import {
  inOrder,
  line,
  maxLength,
  minLength,
  oneOf,
  optional,
  optionalLine,
  optionalParagraph,
  paragraph,
  required,
} from '../validation/rules.ts'
import type { PortalState } from './lifecycle.ts'

export const TEXT_ALIGNMENTS = ['left', 'center', 'right'] as const

/** What visitors may download of a file: nothing, a picture of it of 2,048 pixels at the most, or the file itself. */
export const PORTAL_DOWNLOADS = ['none', 'web', 'original'] as const

/** The public portal's raw fields (specification sections 3 and 5). Pictures are named by what their upload answered. */
export interface PortalForm {
  readonly title: string
  readonly subtitle: string
  readonly webAddress: string
  readonly customDomain: string
  readonly description: string
  readonly aboutUs: string
  readonly textAlignment: string
  readonly avatar: string
  readonly coverPhoto: string
  readonly coverPhotoText: string
  readonly mainPhoto: string
  readonly mainPhotoText: string
  /** Of files that have none of their own; empty: none. */
  readonly rightsStatement: string
  readonly downloads: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly country: string
  readonly website: string
}

/** Before anything is filled in. */
export const NEW_PORTAL: PortalForm = {
  title: '',
  subtitle: '',
  webAddress: '',
  customDomain: '',
  description: '',
  aboutUs: '',
  textAlignment: 'left',
  avatar: '',
  coverPhoto: '',
  coverPhotoText: '',
  mainPhoto: '',
  mainPhotoText: '',
  rightsStatement: '',
  downloads: 'none',
  firstName: '',
  lastName: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  website: '',
}

export const PORTAL_FIELDS = Object.keys(NEW_PORTAL) as readonly (keyof PortalForm)[]

/** The parts of the configuration (specification section 2), each an address of its own. */
export const PORTAL_SECTIONS = ['main-page', 'about-us', 'contact'] as const
export type PortalSection = (typeof PORTAL_SECTIONS)[number]

const CONTACT: readonly (keyof PortalForm)[] = ['firstName', 'lastName', 'phone', 'street', 'city', 'state', 'zipCode', 'country', 'website']

/** Where a field is filled in. */
export const sectionOf = (field: string): PortalSection => {
  if (field === 'aboutUs') return 'about-us'
  return CONTACT.some((one) => one === field) ? 'contact' : 'main-page'
}

/** The portal of an organization as it is kept. */
export interface Portal {
  readonly form: PortalForm
  readonly state: PortalState
  /** Grows with every change; 0: nothing has been saved yet. */
  readonly revision: number
  /** ISO 8601: since when it has been Live; null while it is Offline. */
  readonly liveSince: string | null
  /** ISO 8601, and who; null before the first time. */
  readonly changed: { readonly at: string; readonly by: string } | null
  /** Where the application is reached, with the port where there is one. */
  readonly host: string
}

/** A field with a minimum length must be given, one with a maximum alone may be empty. */
export const portalProblems = (form: PortalForm): FieldProblems =>
  problemsIn(form, {
    title: line(2, 70),
    subtitle: line(2, 200),
    webAddress: inOrder(required, webAddress, minLength(2), maxLength(63)),
    customDomain: optional(inOrder(domainName, maxLength(253))),
    description: paragraph(2, 5000),
    aboutUs: optionalParagraph(5000),
    textAlignment: oneOf(TEXT_ALIGNMENTS),
    avatar: required,
    coverPhoto: required,
    coverPhotoText: optionalLine(255),
    mainPhoto: required,
    mainPhotoText: optionalLine(255),
    rightsStatement: optional(oneOf(RIGHTS_STATEMENTS)),
    downloads: oneOf(PORTAL_DOWNLOADS),
    firstName: optionalLine(255),
    lastName: optionalLine(255),
    phone: phoneOf(9, 20),
    street: optionalLine(255),
    city: optionalLine(255),
    state: optionalLine(50),
    zipCode: optionalLine(50),
    country: optionalLine(3),
    website: optionalLine(255),
  })

/**
 * What a portal needs before it goes Live, beside what it needs to be saved: what its pictures show, in words, for those who do not see them.
 * The logo says the title, which stands beside it.
 */
export const publishProblems = (form: PortalForm): FieldProblems => {
  const problems = portalProblems(form)
  return isValid(problems) ? problemsIn({ coverPhotoText: form.coverPhotoText, mainPhotoText: form.mainPhotoText }, { coverPhotoText: required, mainPhotoText: required }) : problems
}

/** The fields in which two forms differ, as the first has them. */
export const portalChanges = (form: PortalForm, before: PortalForm): Partial<PortalForm> =>
  Object.fromEntries(PORTAL_FIELDS.filter((field) => form[field] !== before[field]).map((field) => [field, form[field]]))
