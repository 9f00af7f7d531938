import * as Result from 'effect/Result'
import type { Viewer } from '../access/viewer.ts'
import { findResources, type Unreachable } from '../access/resources.ts'
import { lacks } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const TELL = sql(`
  insert into duplicates_apart (organization_id, asset_id, other_id, told_by)
  select $1, least($2::uuid, other), greatest($2::uuid, other), $4 from unnest($3::uuid[]) as other where other <> $2::uuid
  order by 2, 3 on conflict do nothing`)
const UNTELL = sql(`
  delete from duplicates_apart using unnest($3::uuid[]) as other
  where organization_id = $1 and asset_id = least($2::uuid, other) and other_id = greatest($2::uuid, other)`)

interface Telling {
  readonly assetId: string
  readonly others: readonly string[]
  readonly apart: boolean
}

/** Says that an asset is not the same as others, or may be after all: for everybody in the organization. */
export const changeApart = async (tenant: Tenant, viewer: Viewer, { assetId, others, apart }: Telling): Promise<Result.Result<object, Unreachable>> => {
  const found = await findResources(tenant, viewer, [assetId, ...others].map((id) => ({ kind: 'asset', id })), { inTrash: !apart })
  if (Result.isFailure(found)) return Result.fail(found.failure)
  try {
    if (apart) await tenant.query(TELL, [tenant.organizationId, assetId, others, viewer.userId])
    else await tenant.query(UNTELL, [tenant.organizationId, assetId, others])
    return Result.succeed({})
  } catch (error) {
    // Deleted for good between the look and the change.
    if (lacks(error, 'duplicates_apart_asset', 'duplicates_apart_other')) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    throw error
  }
}
