import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { hasMetadata, type MetadataGroup, type MetadataState } from '../../src/domain/embedded-metadata/metadata.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { metadata } from '../processing/kinds.ts'
import type { AccessScope } from '../access/scope.ts'
import { findAsset, type AssetUnseen } from '../assets/assets.ts'

interface Metadata {
  readonly state: MetadataState
  readonly groups: readonly MetadataGroup[]
}

const READ = sql<Metadata>('select state, groups from asset_metadata where organization_id = $1 and asset_id = $2 and content_version = $3')
const MARK = sql(`
  insert into asset_metadata (organization_id, asset_id, content_version, state) values ($1, $2, $3, 'Reading')
  on conflict (organization_id, asset_id) do update set content_version = excluded.content_version, state = 'Reading'`)

interface Asked {
  readonly type: ResourceType
  readonly id: string
}

/** What a file says of itself, as far as it has been read. */
export const readMetadata = async (tenant: Tenant, scope: AccessScope, { type, id }: Asked): Promise<Result.Result<Metadata, AssetUnseen>> => {
  const found = await findAsset(tenant, scope, type, id)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { mediaType, contentVersion } = found.success
  if (!hasMetadata(mediaType)) return Result.succeed({ state: 'None', groups: [] })
  const [kept] = await tenant.query(READ, [tenant.organizationId, id, contentVersion])
  return Result.succeed(kept ?? { state: 'Unread', groups: [] })
}

/** Has a file read, or read again. */
export const askMetadata = async (tenant: Tenant, jobs: Jobs, scope: AccessScope, { type, id }: Asked): Promise<Result.Result<Metadata, AssetUnseen>> => {
  const found = await findAsset(tenant, scope, type, id)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { mediaType, contentVersion } = found.success
  if (!hasMetadata(mediaType)) return Result.succeed({ state: 'None', groups: [] })
  await tenant.query(MARK, [tenant.organizationId, id, contentVersion])
  await jobs.send(tenant, metadata, { assetId: id })
  return Result.succeed({ state: 'Reading', groups: [] })
}
