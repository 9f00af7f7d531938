import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { hasText } from '../../src/domain/assets/contentTypes.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { text } from '../processing/kinds.ts'
import type { AccessScope } from '../access/scope.ts'
import { findAsset, type AssetUnseen } from '../assets/assets.ts'

const MARK = sql(`update assets set indexing = 'Indexing', indexing_failure = null where organization_id = $1 and id = $2`)

/** Puts the indexing of an asset's content in line again. A kind of file without text stays as it is. */
export const reindex = async (
  tenant: Tenant,
  jobs: Jobs,
  author: Pick<Viewer, 'firstName' | 'lastName'> & AccessScope,
  { type, id }: { readonly type: ResourceType; readonly id: string },
): Promise<Result.Result<object, AssetUnseen>> => {
  const found = await findAsset(tenant, author, type, id)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const asset = found.success
  if (!hasText(asset.mediaType)) return Result.succeed({})
  await tenant.query(MARK, [tenant.organizationId, id])
  await Promise.all([
    jobs.send(tenant, text, { assetId: id }),
    record(tenant, author, { kind: 'indexing.requested', resource: asset }),
    publish(tenant, { kind: 'asset.changed', assetId: id, folderId: asset.folderId, type, thumbnail: asset.thumbnail, indexing: 'Indexing' }),
  ])
  return Result.succeed({})
}
