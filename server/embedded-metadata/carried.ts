import { hasMetadata } from '../../src/domain/embedded-metadata/metadata.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { metadata } from '../processing/kinds.ts'

const COPY = sql(`
  insert into asset_metadata (organization_id, asset_id, content_version, state, groups, faces)
  select $1, pair.target, known.content_version, known.state, known.groups, known.faces
  from unnest($2::uuid[], $3::uuid[]) as pair (source, target)
  join asset_metadata known on known.organization_id = $1 and known.asset_id = pair.source and known.state in ('Ready', 'Failed')
  join assets asset on asset.organization_id = $1 and asset.id = pair.target and asset.content_version = known.content_version
  on conflict (organization_id, asset_id) do update
    set content_version = excluded.content_version, state = excluded.state, groups = excluded.groups, faces = excluded.faces`)

/** What a file says of itself it says as another asset's, too: once the targets have the file. */
export const copyEmbedded = async (tenant: Tenant, sources: readonly string[], targets: readonly string[]): Promise<void> => {
  await tenant.query(COPY, [tenant.organizationId, sources, targets])
}

/** Behind a thumbnail it is read anyway. */
const UNREAD = sql<{ mediaType: string }>(`
  select media_type as "mediaType" from assets asset
  where organization_id = $1 and id = $2 and thumbnail <> 'Pending' and not exists (
    select from asset_metadata known where known.organization_id = $1 and known.asset_id = asset.id and known.content_version = asset.content_version)`)

/** Has a file that an asset has now read, unless it was. */
export const readEmbedded = async (tenant: Tenant, jobs: Jobs, assetId: string): Promise<void> => {
  const [unread] = await tenant.query(UNREAD, [tenant.organizationId, assetId])
  if (unread !== undefined && hasMetadata(unread.mediaType)) await jobs.send(tenant, metadata, { assetId })
}
