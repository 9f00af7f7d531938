import * as Result from 'effect/Result'
import type { RestrictedFor } from '../../src/domain/restrictions/restriction.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Resource } from '../access/place.ts'
import { findResource, type Unreachable } from '../access/resources.ts'

/** Folders lie at the most this deep. */
const DEEPEST = 200

const statement = (kind: Resource['kind']): Statement<RestrictedFor> => sql(`
  with recursive way (id, parent_id, depth) as (
    select folder.id, folder.parent_id, 0 from folders folder
    where folder.organization_id = $1
      and folder.id = ${kind === 'folder' ? '$2::uuid' : '(select folder_id from assets where organization_id = $1 and id = $2)'}
    union all
    select folder.id, folder.parent_id, way.depth + 1
    from way join folders folder on folder.organization_id = $1 and folder.id = way.parent_id
    where way.depth < ${DEEPEST}
  ),
  rule as (
    select user_id, group_id from access_restriction_rules where organization_id = $1 and folder_id in (select id from way)
    ${kind === 'folder' ? '' : 'union all select user_id, group_id from access_restriction_rules where organization_id = $1 and asset_id = $2'}
  )
  select
    (select count(distinct user_.id) from rule join users user_ on user_.organization_id = $1 and user_.id = rule.user_id and user_.deleted_at is null)::integer as people,
    (select count(distinct group_id) from rule)::integer as groups`)
const COUNTS = { folder: statement('folder'), asset: statement('asset') }

/** For how many people and groups a folder or asset is restricted, by itself or by a folder above it. */
export const restrictedFor = async (tenant: Tenant, viewer: Viewer, resource: Resource): Promise<Result.Result<RestrictedFor, Unreachable>> => {
  const found = await findResource(tenant, viewer, resource)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const [row] = await tenant.query(COUNTS[resource.kind], [tenant.organizationId, resource.id])
  return Result.succeed(row ?? { people: 0, groups: 0 })
}
