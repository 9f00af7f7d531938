import { phoneOf } from '../organizations/organization.ts'
import { problemsIn } from '../validation/form.ts'
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

export const TEXT_ALIGNMENTS = ['left', 'center', 'right'] as const

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
  readonly mainPhoto: string
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
    mainPhoto: required,
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
