import { problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { line } from '../validation/rules.ts'
import { sameName } from '../naming/names.ts'

/** A holding place of originals, as whoever keeps the list sees it. */
export interface KeptRepository {
  readonly id: string
  readonly name: string
  /** Assets that carry it, those in the trash among them. */
  readonly assets: number
  /** Grows with every change; a change names the revision it started from (STALE_EDIT). */
  readonly revision: number
}

/** Code points (specification section 5, "Name required, at most 255"). */
const MAX_REPOSITORY_NAME = 255

export const repositoryProblems = (form: { readonly name: string }): FieldProblems => problemsIn(form, { name: line(1, MAX_REPOSITORY_NAME) })

/** Whether another repository of the list has the name already. */
export const isTaken = (list: readonly KeptRepository[], name: string, except?: string): boolean =>
  list.some((one) => one.id !== except && sameName(one.name, name))
