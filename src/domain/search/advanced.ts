import { optionalDate, parseDate } from '../validation/dates.ts'
import { alsoAt, problemsIn } from '../validation/form.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { optionalLine } from '../validation/rules.ts'
import { isBlank } from '../validation/text.ts'
import { termProblem } from './query.ts'

/** Advanced search's raw fields; what is not asked for is empty. Dates are MM/dd/yyyy. */
export interface AdvancedSearchForm {
  readonly term: string
  readonly assetType: string
  readonly repositoryId: string
  readonly from: string
  readonly until: string
}

/** Whether anything is asked for: a term, an asset type, a repository or a date (specification section 5). */
export const hasCriterion = (form: AdvancedSearchForm): boolean =>
  [form.term, form.assetType, form.repositoryId, form.from, form.until].some((value) => !isBlank(value))

/** What is missing stands at the empty one of the two; a wrong order at Until. */
const periodProblem = (form: AdvancedSearchForm, field: 'from' | 'until'): Problem | undefined => {
  const other = field === 'from' ? form.until : form.from
  if (isBlank(form[field])) return isBlank(other) ? undefined : { code: 'fromAndUntilTogether' }
  const [from, until] = [parseDate(form.from), parseDate(form.until)]
  return field === 'until' && from !== undefined && until !== undefined && until < from ? { code: 'untilBeforeFrom' } : undefined
}

export const advancedSearchProblems = (form: AdvancedSearchForm): FieldProblems => {
  if (!hasCriterion(form)) return { term: { code: 'noSearchCriterion' } }
  const problems = problemsIn(form, {
    term: termProblem,
    assetType: optionalLine(255),
    repositoryId: optionalLine(255),
    from: optionalDate,
    until: optionalDate,
  })
  return alsoAt(alsoAt(problems, 'from', periodProblem(form, 'from')), 'until', periodProblem(form, 'until'))
}
