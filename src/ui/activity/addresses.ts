import { EXECUTION_STATUSES } from '../../domain/activity/entry.ts'
import type { ActivityFilterForm } from '../../domain/activity/filter.ts'
import { AUDIT_KINDS } from '../../domain/activity/kinds.ts'

/** The parts of an address by which the activity log is narrowed. */
export const ACTIVITY_FILTERS: readonly (keyof ActivityFilterForm)[] = ['firstName', 'lastName', 'kind', 'status', 'from', 'until']

/** The filter that an address has; a kind or status that there is not narrows nothing. */
export const activityFilterIn = (search: URLSearchParams): ActivityFilterForm => {
  const text = (field: keyof ActivityFilterForm): string => search.get(field) ?? ''
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    kind: AUDIT_KINDS.find((known) => known === text('kind')) ?? '',
    status: EXECUTION_STATUSES.find((known) => known === text('status')) ?? '',
    from: text('from'),
    until: text('until'),
  }
}

/** The address with another filter; the rest of it stays. */
export const narrowedBy = (search: URLSearchParams, form: ActivityFilterForm): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const field of ACTIVITY_FILTERS) {
    if (form[field] === '') next.delete(field)
    else next.set(field, form[field])
  }
  return next
}
