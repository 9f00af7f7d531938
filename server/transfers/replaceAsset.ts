import * as Result from 'effect/Result'
import { isAllowed } from '../../src/domain/access/evaluate.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/library/names.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../activity/record.ts'
import type { Tenant } from '../database/tenant.ts'
import { tell } from '../events/tell.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { goOnWith, KEEP_VERSIONS, REPLACING } from '../library/replaceFiles.ts'
import { book } from '../library/room.ts'
import { destinationProblem, type Standing } from '../library/standing.ts'
import { restrictionOn } from '../restrictions/sight.ts'
import { refreshEntry } from '../search/assetEntries.ts'
import { REPEATED, type AddFailure, type Author, type NewAsset, type Receipt, type Repeated } from './addAsset.ts'

const TARGET = 'select id, name, type, size, content_version as "contentVersion" from assets where organization_id = $1 and id = $2 and folder_id = $3 and name_key = $4 and trashed_at is null'
const LOCKED_TARGET = `${TARGET} for update`

/** Who brings a file; what only adds files needs no permissions. */
export type Editor = Author & Partial<Pick<Viewer, 'permissions'>>

/** What a file would take the place of. */
export interface Target {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  readonly size: number
  readonly contentVersion: string
}

interface Wanted {
  readonly replaces: string
  readonly folderId: string
  readonly name: string
  /** The file that was seen there, by its content version; undefined: whatever is there. */
  readonly seen?: string | undefined
}

type TargetFailure = Failure<'ASSET_NOT_FOUND' | 'FILE_REPLACED' | 'ASSET_RESTRICTED_ACCESS' | 'PERMISSION_DENIED'>

/** Who replaces what: that it is still there, by the same name, with the file that was seen, and may be edited. */
export const targetOf = async (
  tenant: Tenant,
  viewer: Editor,
  { replaces, folderId, name, seen }: Wanted,
  isLocked = false,
): Promise<Result.Result<Target, TargetFailure>> => {
  if (!isAllowed(viewer.permissions ?? [], REPLACING)) return Result.fail({ code: 'PERMISSION_DENIED' })
  const [target] = await tenant.query<Target>(isLocked ? LOCKED_TARGET : TARGET, [tenant.organizationId, replaces, folderId, nameKey(name)])
  if (target === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  const restricted = await restrictionOn(tenant, viewer, { kind: 'asset', id: target.id })
  if (restricted !== undefined) return Result.fail({ code: 'ASSET_RESTRICTED_ACCESS' })
  return seen === undefined || seen === target.contentVersion ? Result.succeed(target) : Result.fail({ code: 'FILE_REPLACED' })
}

/** In the order of all who add to an organization: folder, module, organization. The old file stays, so all of the new one counts. */
const TOUCH_FOLDER = `
  update folders set contents_revision = contents_revision + 1 where organization_id = $1 and id = $2
  returning type, trashed_at is not null as trashed`
const TOUCH_MODULE = 'update module_contents set revision = revision + 1 where organization_id = $1 and type = $2'
const TAKE = `
  update assets set media_type = $3, preview = $4, versions_size = versions_size + size, size = $5, width = null, height = null, thumbnail = $6,
    indexing = $7, content_version = $8, blob_key = $9, checksum = $10, upload_id = $11, revision = revision + 1, modified_at = now(), modified_by = $12
  where organization_id = $1 and id = $2`
const FORGET_TEXT = 'delete from asset_texts where organization_id = $1 and asset_id = $2'

/**
 * Puts an uploaded file in the place of one that is there, which is kept as a version. The asset stays what it is: its number, its
 * descriptions, its relations and its restrictions.
 */
export const replaceAsset = async (
  tenant: Tenant,
  jobs: JobQueue,
  author: Editor,
  asset: NewAsset & Pick<Wanted, 'replaces' | 'seen'>,
): Promise<Result.Result<Receipt, AddFailure | TargetFailure | Repeated>> => {
  const { organizationId } = tenant
  const { type, folderId, content, size, checksum, blobKey, uploadId } = asset
  const [[folder], , exceeded, restricted] = await Promise.all([
    tenant.query<Standing>(TOUCH_FOLDER, [organizationId, folderId]),
    tenant.query(TOUCH_MODULE, [organizationId, type]),
    book(tenant, { bytes: size, files: 0 }),
    restrictionOn(tenant, author, { kind: 'folder', id: folderId }),
  ])
  const problem = destinationProblem(folder, type, restricted)
  if (problem !== undefined) return Result.fail({ code: problem })
  const [repeated] = await tenant.query<Receipt>(REPEATED, [organizationId, uploadId])
  if (repeated !== undefined) return Result.fail({ code: 'REPEATED', receipt: repeated })
  if (exceeded !== undefined) return Result.fail(exceeded)
  const found = await targetOf(tenant, author, asset, true)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { id, name, size: before } = found.success
  const indexed = content.text && author.features.includes('IndexContent')
  await tenant.query(KEEP_VERSIONS, [organizationId, [id], [id], author.userId])
  const facts = [content.mediaType, content.preview, size, content.thumbnail ? 'Pending' : 'None', indexed ? 'Indexing' : 'None']
  await tenant.query(TAKE, [organizationId, id, ...facts, blobKey.slice(0, 12), blobKey, checksum, uploadId, author.userId])
  await tenant.query(FORGET_TEXT, [organizationId, id])
  await goOnWith(tenant, jobs, [id])
  if (content.preview === 'text' && !indexed) await jobs.send(tenant, 'text', { organizationId, assetId: id })
  await refreshEntry(tenant, id)
  await Promise.all([
    record(tenant, author, { kind: 'asset.updated', resource: { id, name }, before: { size: before }, after: { size } }),
    tell(tenant, { kind: 'contents.changed', folderId, type }, { kind: 'library.changed', type }, { kind: 'usage.changed' }),
  ])
  return Result.succeed({ assetId: id, name })
}
