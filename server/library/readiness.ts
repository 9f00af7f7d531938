import type { Readiness } from '../../src/domain/library/webReady.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Eyes } from '../restrictions/sight.ts'
import { keptOut } from './webReadyReach.ts'

const readinessFor = (restricted: boolean): string => {
  const folders = `from folders folder where folder.organization_id = $1 and folder.trashed_at is null ${keptOut('folder', false, restricted, '$3')}`
  return `
  with recursive tree (id, web_ready) as (
    select folder.id, folder.web_ready ${folders} and folder.parent_id = $2
    union all
    select inner_.id, inner_.web_ready
    from tree cross join lateral (select folder.id, folder.web_ready ${folders} and folder.parent_id = tree.id) inner_
  ),
  listed (web_ready) as (
    select web_ready from tree
    union all
    select asset.web_ready from assets asset
    where asset.organization_id = $1 and asset.trashed_at is null ${keptOut('asset', false, restricted, '$3')}
      and asset.folder_id in (select id from tree union all select $2::uuid)
  )
  select count(*)::integer as items, count(*) filter (where web_ready)::integer as ready from listed`
}
const READINESS = { all: readinessFor(false), unrestricted: readinessFor(true) }

/** Of what somebody sees below a folder. */
export const readinessOf = async (tenant: Tenant, { userId, restricted }: Eyes, folderId: string): Promise<Readiness> => {
  const values = [tenant.organizationId, folderId]
  const [row] = restricted
    ? await tenant.query<Readiness>(READINESS.unrestricted, [...values, userId])
    : await tenant.query<Readiness>(READINESS.all, values)
  return row ?? { items: 0, ready: 0 }
}
