import * as Result from 'effect/Result'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isWellFormedId } from '../database/id.ts'
import { findFile, type StoredFile } from './storedFile.ts'

const READ = sql<Earlier>(`
  select media_type as "mediaType", size, content_version as "contentVersion", blob_key as "blobKey"
  from asset_versions where organization_id = $1 and asset_id = $2 and id = $3`)

type Earlier = Pick<StoredFile, 'mediaType' | 'size' | 'contentVersion' | 'blobKey'>

/** An earlier file of an asset that the viewer may see. What was derived from it and is lost is not made again. */
export const findVersion = async (tenant: Tenant, viewer: Viewer, id: string, versionId: string): ReturnType<typeof findFile> => {
  if (!isWellFormedId(versionId)) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  const [found, [version]] = await Promise.all([
    findFile(tenant, viewer, id),
    tenant.query(READ, [tenant.organizationId, id, versionId]),
  ])
  if (Result.isFailure(found)) return Result.fail(found.failure)
  return version === undefined ? Result.fail({ code: 'ASSET_NOT_FOUND' }) : Result.succeed({ ...found.success, ...version, thumbnail: 'Failed' })
}
