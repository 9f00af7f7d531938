import { isBlank, tidy } from '../validation/text.ts'
import { parseDate, type CalendarDate } from '../validation/dates.ts'
import { problemsOf } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import type { ExecutionStatus } from './entry.ts'
import type { AuditKind } from './kinds.ts'
import { parseTarget, type TargetRef } from './targets.ts'

/** What the activity log can be narrowed to (specification section 2, "Activity log"). Names match from their beginning, without case. */
export interface ActivityFilter {
  readonly firstName?: string
  readonly lastName?: string
  readonly kind?: AuditKind
  readonly status?: ExecutionStatus
  /** The first and the last day, both within. */
  readonly from?: CalendarDate
  readonly until?: CalendarDate
  /** What went on with one thing alone. */
  readonly object?: TargetRef
}

/** The filter as it is typed: dates as MM/dd/yyyy; an empty field does not narrow. */
export interface ActivityFilterForm {
  readonly firstName: string
  readonly lastName: string
  readonly kind: AuditKind | ''
  readonly status: ExecutionStatus | ''
  readonly from: string
  readonly until: string
  /** `kind:id`; what names no thing does not narrow. */
  readonly object: string
}

export const EMPTY_FILTER: ActivityFilterForm = { firstName: '', lastName: '', kind: '', status: '', from: '', until: '', object: '' }

const readable = (typed: string) => (isBlank(typed) || parseDate(typed) !== undefined ? undefined : ({ code: 'invalidDate' } as const))

export const activityFilterProblems = ({ from, until }: Pick<ActivityFilterForm, 'from' | 'until'>): FieldProblems => {
  const [first, last] = [parseDate(from), parseDate(until)]
  const isBackwards = first !== undefined && last !== undefined && last < first
  return problemsOf({ from: readable(from), until: readable(until) ?? (isBackwards ? { code: 'untilBeforeFrom' } : undefined) })
}

/** The filter that a form without problems asks for. */
export const activityFilterOf = (form: ActivityFilterForm): ActivityFilter => {
  const { kind, status } = form
  const object = parseTarget(form.object)
  const [firstName, lastName, from, until] = [tidy(form.firstName), tidy(form.lastName), parseDate(form.from), parseDate(form.until)]
  return {
    ...(firstName === '' ? {} : { firstName }),
    ...(lastName === '' ? {} : { lastName }),
    ...(kind === '' ? {} : { kind }),
    ...(status === '' ? {} : { status }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...(object === undefined ? {} : { object }),
  }
}
