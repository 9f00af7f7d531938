import { personName } from '../organizations/organization.ts'
import { problemsIn } from '../validation/form.ts'
import { phone } from '../validation/patterns.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { inOrder, line, maxLength, optional, required } from '../validation/rules.ts'

/** The categories every organization starts with; it can add its own. */
export const CONTACT_CATEGORIES = ['Collectors', 'Dealers', 'Artists', 'Institutions'] as const

/** A contact's raw fields (specification section 3). The category is named by its id. */
export interface ContactForm {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly categoryId: string
}

export const contactProblems = (form: ContactForm): FieldProblems =>
  problemsIn(form, {
    firstName: personName,
    lastName: personName,
    phone: optional(inOrder(phone, maxLength(50))),
    categoryId: required,
  })

export interface ContactCategoryForm {
  readonly name: string
}

export const contactCategoryProblems = (form: ContactCategoryForm): FieldProblems => problemsIn(form, { name: line(1, 255) })
