import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { grouping } from './kinds.ts'

/** Milliseconds in which more faces may come. */
const GROUPED_AFTER = 2_000

const WAITS = sql<{ waits: boolean }>(`
  select exists (
    select from jobs where queue = '${grouping.queue.name}' and coalesce(organization_id, '00000000-0000-0000-0000-000000000000') = $1 and state = 'Waiting'
  ) as waits`)

/** Faces came, or names: they are compared soon, once for many. */
export const groupLater = async (tenant: Tenant, jobs: Jobs): Promise<void> => {
  const [row] = await tenant.query(WAITS, [tenant.organizationId])
  if (row?.waits === true) jobs.wake(tenant, grouping.queue)
  else await jobs.send(tenant, grouping, {}, { delay: GROUPED_AFTER })
}
