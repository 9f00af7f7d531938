import type { Leavings } from '../../src/domain/users/succession.ts'
import { BULK_RULES } from '../bulk-operations/kinds.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { ABANDONED_AFTER } from '../transfers/UploadStore.ts'

/** With those whose things they look after. */
const OF_THEM = `
  select id from users where organization_id = $1 and id = any ($2::uuid[])
  union select id from users where organization_id = $1 and successor_id = any ($2::uuid[])`

const LEAVINGS = sql<Leavings>(`
  with whose as materialized (${OF_THEM})
  select
    (select count(*)::integer from whose join folders on folders.organization_id = $1 and folders.created_by = whose.id) as folders,
    (select count(*)::integer from whose join assets on assets.organization_id = $1 and assets.created_by = whose.id) as assets,
    (select count(*)::integer from jobs
      where organization_id = $1 and user_id = any ($2::uuid[]) and queue = '${BULK_RULES.queue.name}' and state = 'Waiting') as jobs,
    (select count(*)::integer from jobs
      where organization_id = $1 and user_id = any ($2::uuid[]) and kind = 'zip' and state <> 'Failed' and expires_at > now()) as zips,
    (select count(*)::integer from upload_reservations
      where organization_id = $1 and user_id = any ($2::uuid[]) and begun_at > now() - make_interval(secs => ${ABANDONED_AFTER / 1000})) as uploads`)

/** What these users leave when they are deleted. */
export const leavingsOf = async (tenant: Tenant, userIds: readonly string[]): Promise<Leavings> => {
  const [leavings] = await tenant.query(LEAVINGS, [tenant.organizationId, userIds])
  if (leavings === undefined) throw new Error('Nothing was counted')
  return leavings
}
