import { problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { line } from '../validation/rules.ts'
import { foldedName } from './folding.ts'

/** The categories every organization starts with (specification section 3); it can add its own. */
export const CONTACT_CATEGORIES = ['Collectors', 'Dealers', 'Artists', 'Institutions'] as const
export type BuiltinCategory = (typeof CONTACT_CATEGORIES)[number]

export interface ContactCategoryForm {
  readonly name: string
}

export interface ContactCategory extends ContactCategoryForm {
  readonly id: string
  /** One of those that every organization starts with, whose name is shown in the reader's language; null once it is renamed. */
  readonly builtin: BuiltinCategory | null
  /** Contacts outside the trash. */
  readonly contacts: number
  /** With those in the trash: only a category without any can be deleted without another one for them. */
  readonly contactsInAll: number
  readonly revision: number
}

/** The most categories of one organization. */
export const MOST_CATEGORIES = 100

export const contactCategoryProblems = (form: ContactCategoryForm): FieldProblems => problemsIn(form, { name: line(1, 255) })

/** What the names of two categories are compared by: without case, accents and doubled blanks. */
export const categoryKey = (name: string): string => foldedName(name)

/** Whether a name for a category, as it is typed, is another one's already. */
export const isCategoryTaken = (name: string, others: readonly Pick<ContactCategory, 'name'>[]): boolean =>
  others.some((other) => categoryKey(other.name) === categoryKey(name))
