import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ThumbnailState } from '../../src/domain/assets/asset.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { assetProblem } from '../access/state.ts'
import { ASSET_IN_TRASH } from '../access/visibility.ts'
import { restrictionOn } from '../access/scope.ts'

/** The file behind an asset that the viewer may see. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  readonly mediaType: string
  readonly size: number
  readonly thumbnail: ThumbnailState
  readonly contentVersion: string
  readonly blobKey: string
}

const READ = sql<StoredFile & { trashed: boolean }>(`
  select id, name, type, media_type as "mediaType", size, thumbnail, content_version as "contentVersion",
    blob_key as "blobKey", ${ASSET_IN_TRASH} as trashed
  from assets asset where organization_id = $1 and id = $2`)

type Unseen = Failure<'ASSET_NOT_FOUND' | 'ASSET_DIFFERENT_TYPE' | 'ASSET_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>

/** Addresses of files name no module: an asset of a module that the organization lacks is not found. */
const read = async (tenant: Tenant, viewer: Viewer, id: string) => {
  const [[row], restricted] = await Promise.all([
    tenant.query(READ, [tenant.organizationId, id]),
    restrictionOn(tenant, viewer, { kind: 'asset', id }),
  ])
  return { file: row !== undefined && viewer.modules.includes(row.type) ? row : undefined, restricted }
}

export const findFile = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<StoredFile, Unseen>> => {
  const { file, restricted } = await read(tenant, viewer, id)
  if (file === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  const problem = assetProblem(file, file.type, restricted)
  return problem === undefined ? Result.succeed(file) : Result.fail({ code: problem })
}

/** The same of an asset that lies in the trash: one that does not has another address. */
export const findTrashedFile = async (
  tenant: Tenant,
  viewer: Viewer,
  id: string,
): Promise<Result.Result<StoredFile, Failure<'ASSET_NOT_FOUND' | 'ASSET_RESTRICTED_ACCESS'>>> => {
  const { file, restricted } = await read(tenant, viewer, id)
  if (file === undefined || !file.trashed) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  return restricted === undefined ? Result.succeed(file) : Result.fail({ code: 'ASSET_RESTRICTED_ACCESS' })
}
