import type { EmbargoAbove } from '../../src/domain/publishing/embargo.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** The day until which a row's own embargo holds, null where there is none or it is over: it ends by itself. */
export const embargoOf = (alias: 'folder' | 'asset'): string =>
  `case when ${alias}.embargo_until > current_date then ${alias}.embargo_until::text end as "embargoUntil"`

/** The latest of the folders above. $2: the folder or asset. */
const aboveOf = (start: string): Statement<EmbargoAbove> =>
  sql(`
  with recursive way (parent_id, name, embargo_until) as (
    select parent_id, name, embargo_until from folders where organization_id = $1 and id = (${start})
    union all
    select folder.parent_id, folder.name, folder.embargo_until from way
    join folders folder on folder.organization_id = $1 and folder.id = way.parent_id
  )
  select embargo_until::text as until, name as folder from way where embargo_until > current_date order by embargo_until desc limit 1`)

const ABOVE = {
  folder: aboveOf('select parent_id from folders where organization_id = $1 and id = $2'),
  asset: aboveOf('select folder_id from assets where organization_id = $1 and id = $2'),
}

/** What holds something back beside an embargo of its own. */
export const embargoAbove = async (tenant: Tenant, kind: 'folder' | 'asset', id: string): Promise<EmbargoAbove | null> =>
  (await tenant.query(ABOVE[kind], [tenant.organizationId, id]))[0] ?? null
