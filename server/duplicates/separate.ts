import * as Result from 'effect/Result'
import type { Viewer } from '../access/viewer.ts'
import { findResources, type Unreachable } from '../access/resources.ts'
import { lacks } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** Each pair once. $1: the organization, $2: some assets, $3: others, which may be among them. */
const PAIRS = `select distinct least(one, other) as asset_id, greatest(one, other) as other_id
  from unnest($2::uuid[]) as one cross join unnest($3::uuid[]) as other where one <> other`
const SEPARATE = sql(`
  insert into duplicates_apart (organization_id, asset_id, other_id, separated_by)
  select $1, asset_id, other_id, $4 from (${PAIRS}) pair order by asset_id, other_id on conflict do nothing`)
const JOIN = sql(`
  delete from duplicates_apart using (${PAIRS}) pair
  where organization_id = $1 and duplicates_apart.asset_id = pair.asset_id and duplicates_apart.other_id = pair.other_id`)

interface Separation {
  readonly assets: readonly string[]
  readonly others: readonly string[]
  readonly apart: boolean
}

/** Says that none of some assets is the same as any of others, or may be after all: for everybody in the organization. */
export const separate = async (tenant: Tenant, viewer: Viewer, { assets, others, apart }: Separation): Promise<Result.Result<object, Unreachable>> => {
  const found = await findResources(tenant, viewer, [...new Set([...assets, ...others])].map((id) => ({ kind: 'asset', id })), { inTrash: !apart })
  if (Result.isFailure(found)) return Result.fail(found.failure)
  try {
    if (apart) await tenant.query(SEPARATE, [tenant.organizationId, assets, others, viewer.userId])
    else await tenant.query(JOIN, [tenant.organizationId, assets, others])
    return Result.succeed({})
  } catch (error) {
    // Deleted for good between the look and the change.
    if (lacks(error, 'duplicates_apart_asset', 'duplicates_apart_other')) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    throw error
  }
}
