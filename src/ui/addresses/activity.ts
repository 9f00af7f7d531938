import type { Permission } from '../../domain/access/permissions.ts'
import { EXECUTION_STATUSES } from '../../domain/activity/entry.ts'
import type { ActivityFilterForm } from '../../domain/activity/filter.ts'
import { AUDIT_KINDS } from '../../domain/activity/kinds.ts'
import { parseTarget, targetText, type TargetRef } from '../../domain/activity/targets.ts'
import { can } from '../../domain/rights/can.ts'

/** The page of an organization's activity log. */
export const ACTIVITY_LOG = '/admin-panel/activity-log'

/** The log of an organization, the own one where none is named; `thing`: of that alone. */
export const activityAddress = (organizationId: string | undefined, target?: TargetRef): string => {
  const search = new URLSearchParams({
    ...(organizationId === undefined ? {} : { organization: organizationId }),
    ...(target === undefined ? {} : { object: targetText(target) }),
  })
  return search.size === 0 ? ACTIVITY_LOG : `${ACTIVITY_LOG}?${search.toString()}`
}

/** What leads to the log of a thing, for whoever may see it; undefined for others. `organizationId`: absent for what is worked in. */
export const activityLinkOf = (permissions: readonly Permission[], target: TargetRef, organizationId?: string): string | undefined =>
  can(permissions, 'viewActivity') ? activityAddress(organizationId, target) : undefined

/** The parts of an address by which the activity log is narrowed. */
export const ACTIVITY_FILTERS: readonly (keyof ActivityFilterForm)[] = ['firstName', 'lastName', 'kind', 'status', 'from', 'until', 'object']

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
    object: parseTarget(text('object')) === undefined ? '' : text('object'),
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
