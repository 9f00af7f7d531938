import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { grouping } from './kinds.ts'

/** Milliseconds in which more faces may come. */
const GROUPED_AFTER = 2_000

/** Held until this is committed: whoever took it before would compare nothing of what came. One that is just being taken is passed over. */
const WAITING = sql<{ id: string }>(`
  select id from jobs where queue = '${grouping.queue.name}' and coalesce(organization_id, '00000000-0000-0000-0000-000000000000') = $1 and state = 'Waiting'
  limit 1 for share skip locked`)

/** Faces came, or names: they are compared soon, once for many. */
export const groupLater = async (tenant: Tenant, jobs: Jobs): Promise<void> => {
  const [waiting] = await tenant.query(WAITING, [tenant.organizationId])
  if (waiting === undefined) await jobs.send(tenant, grouping, {}, { delay: GROUPED_AFTER })
  else jobs.wake(tenant, grouping.queue)
}
