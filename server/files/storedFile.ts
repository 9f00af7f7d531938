import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ThumbnailState } from '../../src/domain/library/asset.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'

/** The file behind an asset that the viewer may see. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  readonly folderId: string
  readonly mediaType: string
  readonly size: number
  readonly thumbnail: ThumbnailState
  readonly contentVersion: string
  readonly blobKey: string
}

type Row = StoredFile & { readonly trashed: boolean }

const READ = `
  select id, name, type, folder_id as "folderId", media_type as "mediaType", size, thumbnail, content_version as "contentVersion",
    blob_key as "blobKey", trashed_at is not null as trashed
  from assets where organization_id = $1 and id = any ($2::uuid[])`

/** What is asked of one transaction in the same moment: a screen of thumbnails shares it, and then also one query. */
const asked = new WeakMap<Tenant, { readonly ids: string[]; readonly rows: Promise<ReadonlyMap<string, Row>> }>()

const read = async (tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> => {
  // Whoever asks in this moment has asked by then.
  await Promise.resolve()
  asked.delete(tenant)
  const rows = await tenant.query<Row>(READ, [tenant.organizationId, ids])
  return new Map(rows.map((row) => [row.id, row]))
}

const rowsAround = (tenant: Tenant, id: string): Promise<ReadonlyMap<string, Row>> => {
  const known = asked.get(tenant)
  if (known !== undefined) {
    known.ids.push(id)
    return known.rows
  }
  const ids = [id]
  const rows = read(tenant, ids)
  asked.set(tenant, { ids, rows })
  return rows
}

type Unseen = Failure<'ASSET_NOT_FOUND' | 'RESOURCE_IN_TRASH'>

/** Addresses of files name no module: an asset of a module that the organization lacks is not found. */
export const findFile = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<StoredFile, Unseen>> => {
  const row = (await rowsAround(tenant, id)).get(id.toLowerCase())
  if (row === undefined || !viewer.modules.includes(row.type)) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  return row.trashed ? Result.fail({ code: 'RESOURCE_IN_TRASH' }) : Result.succeed(row)
}
