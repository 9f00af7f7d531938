import type { Failure } from '../../src/domain/failures/failure.ts'
import type { PortalState } from '../../src/domain/portal/lifecycle.ts'
import type { EmbargoAbove } from '../../src/domain/publishing/embargo.ts'
import type { CalendarDate } from '../../src/domain/validation/dates.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

export const NO_DAY: Failure<'VALIDATION_FAILED'> = { code: 'VALIDATION_FAILED', fields: { until: { code: 'invalidDate' } } }

export interface PublicationPlan {
  /** The day that all of them have; null: none. */
  readonly until: CalendarDate | null
  /** They have several. */
  readonly mixed: boolean
  readonly above: EmbargoAbove | null
  /** Folders and files that would become web ready. */
  readonly notReady: number
  readonly portal: PortalState
}

const DAYS = sql<{ until: CalendarDate | null }>(`
  select distinct case when until > current_date then until end::text as until from (
    select embargo_until as until from folders where organization_id = $1 and id = any ($2::uuid[])
    union all select embargo_until from assets where organization_id = $1 and id = any ($2::uuid[])
  ) held`)
/** The latest of the folders above any of them. */
const ABOVE = sql<EmbargoAbove>(`
  with recursive way (id) as (
    select parent_id from folders where organization_id = $1 and id = any ($2::uuid[]) and parent_id is not null
    union
    select folder_id from assets where organization_id = $1 and id = any ($2::uuid[])
    union
    select folder.parent_id from way join folders folder on folder.organization_id = $1 and folder.id = way.id where folder.parent_id is not null
  )
  select folder.embargo_until::text as until, folder.name as folder
  from way join folders folder on folder.organization_id = $1 and folder.id = way.id
  where folder.embargo_until > current_date order by folder.embargo_until desc, folder.name limit 1`)
const LIVE = sql<{ live: boolean }>('select live_since is not null as live from portals where organization_id = $1')

/** When things are on the portal now, beside how many of them would become web ready. */
export const planOf = async (tenant: Tenant, items: readonly { readonly id: string }[], notReady: number): Promise<PublicationPlan> => {
  const values = [tenant.organizationId, items.map(({ id }) => id)]
  const [days, [above = null], [portal]] = await Promise.all([tenant.query(DAYS, values), tenant.query(ABOVE, values), tenant.query(LIVE, [tenant.organizationId])])
  return {
    until: days.length === 1 ? (days[0]?.until ?? null) : null,
    mixed: days.length > 1,
    above,
    notReady,
    portal: portal?.live === true ? 'Live' : 'Offline',
  }
}
