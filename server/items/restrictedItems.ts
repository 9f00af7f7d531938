import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { AccessScope } from '../access/scope.ts'

const AMONG = sql<{ id: string }>(`
  with restricted as materialized (select folder_id from restricted_folders($2) as folder_id)
  select id from unnest($3::uuid[]) as id where id in (select folder_id from restricted)
  union all
  select asset.id from assets asset
  where asset.organization_id = $1 and asset.id = any ($4::uuid[])
    and (asset.folder_id in (select folder_id from restricted)
      or asset.id in (select asset_id from access_restrictions where organization_id = $1 and user_id = $2 and asset_id is not null))`)

/** Those that are restricted for somebody, by themselves or by a folder above. */
export const restrictedAmong = async (
  tenant: Tenant,
  { userId, restricted }: AccessScope,
  folderIds: readonly string[],
  assetIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (!restricted) return new Set()
  const rows = await tenant.query(AMONG, [tenant.organizationId, userId, folderIds, assetIds])
  return new Set(rows.map(({ id }) => id))
}

const INSIDE = sql<{ code: 'FOLDER_RESTRICTED_ACCESS' | 'ASSET_RESTRICTED_ACCESS' }>(`
  with recursive tree (id) as (
    select id from unnest($3::uuid[]) as id
    union
    select folder.id from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id
  )
  select case when restriction.folder_id is null then 'ASSET_RESTRICTED_ACCESS' else 'FOLDER_RESTRICTED_ACCESS' end as code
  from access_restrictions restriction
  left join assets asset on asset.organization_id = $1 and asset.id = restriction.asset_id
  where restriction.organization_id = $1 and restriction.user_id = $2
    and coalesce(restriction.folder_id, asset.folder_id) in (select id from tree)
  limit 1`)

/** Whether something inside these folders is restricted for somebody: then they do nothing with the whole. */
export const restrictedInside = async (
  tenant: Tenant,
  { userId, restricted }: AccessScope,
  folderIds: readonly string[],
): Promise<'FOLDER_RESTRICTED_ACCESS' | 'ASSET_RESTRICTED_ACCESS' | undefined> => {
  if (!restricted || folderIds.length === 0) return undefined
  const [row] = await tenant.query(INSIDE, [tenant.organizationId, userId, folderIds])
  return row?.code
}

const KEPT = sql<{ id: string }>(`
  with recursive kept (id) as (
    select folder_id from publication_restrictions where organization_id = $1 and folder_id is not null
    union
    select folder.id from kept join folders folder on folder.organization_id = $1 and folder.parent_id = kept.id
  )
  select id from unnest($2::uuid[]) as id where id in (select id from kept)
  union all
  select asset.id from assets asset
  where asset.organization_id = $1 and asset.id = any ($3::uuid[])
    and (asset.folder_id in (select id from kept)
      or asset.id in (select asset_id from publication_restrictions where organization_id = $1 and asset_id is not null))`)

/** Those that are kept from publication, by themselves or by a folder above. */
export const keptAmong = async (tenant: Tenant, folderIds: readonly string[], assetIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tenant.query(KEPT, [tenant.organizationId, folderIds, assetIds])
  return new Set(rows.map(({ id }) => id))
}
