import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { mayTake } from './access.ts'

/** A zip that can be fetched. Bytes. */
export interface StoredZip {
  readonly id: string
  readonly name: string
  readonly blobKey: string
  readonly size: number
  readonly files: number
}

/** Its file is not there until it is made. */
type Row = Omit<StoredZip, 'blobKey' | 'size'> & { readonly blobKey: string | null; readonly size: number | null; readonly from: string | null; readonly type: string | null; readonly ready: boolean }

const READ = sql<Row>(`
  select zip.id, zip.name, zip.blob_key as "blobKey", zip.size, zip.files, job.state = 'Done' as ready, job.payload->>'from' as from, job.payload->>'type' as type
  from zips zip join jobs job on job.id = zip.id
  where zip.organization_id = $1 and job.organization_id = $1 and job.user_id = $2 and zip.id = $3 and job.expires_at > now()`)

const OUTSIDE = sql(`
  select 1
  from zip_entries entry join assets asset on asset.organization_id = $1 and asset.id = entry.asset_id
  where entry.organization_id = $1 and entry.zip_id = $2 and asset.type <> all ($3::text[])
  limit 1`)

/** Whether something in it is of a module that the organization does not have. `type`: of one of the library; of the trash there may be several in one. */
export const isOutside = async (tenant: Tenant, { modules }: Pick<Viewer, 'modules'>, id: string, type: string | null): Promise<boolean> =>
  type === null ? (await tenant.query(OUTSIDE, [tenant.organizationId, id, modules])).length > 0 : !modules.some((module) => module === type)

/** What became restricted for the person after the zip was made. */
const RESTRICTED = sql(`
  select 1
  from zip_entries entry join assets asset on asset.organization_id = $1 and asset.id = entry.asset_id
  where entry.organization_id = $1 and entry.zip_id = $3 and (
    asset.folder_id in (select restricted_folders($2))
    or asset.id in (select asset_id from access_restrictions where organization_id = $1 and user_id = $2 and asset_id is not null))
  limit 1`)

type Unseen = Failure<'NOT_FOUND' | 'UNAVAILABLE' | 'ASSET_RESTRICTED_ACCESS' | 'PERMISSION_DENIED'>

/** The rights are looked at again: a zip is refused whole when something in it was taken from the person since, or with its module from the organization. */
export const findZip = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<StoredZip, Unseen>> => {
  const { userId, restricted } = viewer
  const values = [tenant.organizationId, userId, id]
  const [row] = await tenant.query(READ, values)
  if (row === undefined) return Result.fail({ code: 'NOT_FOUND' })
  if (await isOutside(tenant, viewer, id, row.type)) return Result.fail({ code: 'NOT_FOUND' })
  if (!mayTake(viewer, row.from === 'trash' ? 'trash' : 'library')) return Result.fail({ code: 'PERMISSION_DENIED' })
  const { blobKey, size, ready } = row
  if (!ready || blobKey === null || size === null) return Result.fail({ code: 'UNAVAILABLE' })
  if (restricted && (await tenant.query(RESTRICTED, values)).length > 0) return Result.fail({ code: 'ASSET_RESTRICTED_ACCESS' })
  return Result.succeed({ ...row, blobKey, size })
}
