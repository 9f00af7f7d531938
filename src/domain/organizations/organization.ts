import { emailAddress } from '../session/login.ts'
import { optionalDate } from '../validation/dates.ts'
import { alsoAt, problemsIn } from '../validation/form.ts'
import { atLeast, integer, number } from '../validation/numbers.ts'
import { phone } from '../validation/patterns.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { inOrder, line, maxLength, minLength, oneOf, optionalLine, optionalParagraph, required, type Rule } from '../validation/rules.ts'
import { MAX_STORAGE, MIN_STORAGE, STORAGE_UNIT_NAMES, storageBytes } from './storage.ts'

/** A phone number of so many characters. */
export const phoneOf = (min: number, max: number): Rule => inOrder(required, phone, minLength(min), maxLength(max))

/** A person's first or last name (specification section 5). */
export const personName: Rule = line(2, 255)

/** An organization's raw fields (specification sections 3 and 5). Numbers are text in plain decimal writing, dates MM/dd/yyyy. */
export interface OrganizationForm {
  readonly name: string
  readonly type: string
  readonly taxStatus: string
  readonly vendorReference: string
  readonly foundedDate: string
  readonly description: string
  readonly storageCapacity: string
  readonly storageUnit: string
  readonly filesLimit: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly country: string
  readonly contactFirstName: string
  readonly contactLastName: string
  readonly contactEmail: string
  readonly contactPhone: string
}

const storageOutOfRange = (form: OrganizationForm): Problem | undefined => {
  const bytes = storageBytes(form.storageCapacity, form.storageUnit)
  return bytes !== undefined && (bytes < MIN_STORAGE || bytes > MAX_STORAGE) ? { code: 'storageOutOfRange' } : undefined
}

/**
 * A field with a minimum length must be given, one with a maximum alone may be empty. The address takes the limits that
 * the portal's address has.
 */
export const organizationProblems = (form: OrganizationForm): FieldProblems =>
  alsoAt(
    problemsIn(form, {
      name: line(2, 200),
      type: optionalLine(50),
      taxStatus: optionalLine(50),
      vendorReference: optionalLine(255),
      foundedDate: optionalDate,
      description: optionalParagraph(2000),
      storageCapacity: inOrder(required, number),
      storageUnit: oneOf(STORAGE_UNIT_NAMES),
      filesLimit: inOrder(required, integer, atLeast(1)),
      street: optionalLine(255),
      city: optionalLine(255),
      state: optionalLine(50),
      zipCode: optionalLine(50),
      country: optionalLine(3),
      contactFirstName: personName,
      contactLastName: personName,
      contactEmail: emailAddress,
      contactPhone: phoneOf(9, 50),
    }),
    'storageCapacity',
    storageOutOfRange(form),
  )
