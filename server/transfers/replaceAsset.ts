import * as Result from 'effect/Result'
import { isOffered } from '../../src/domain/rights/offered.ts'
import { record } from '../audit/record.ts'
import { metAnother } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { readEmbedded } from '../embedded-metadata/carried.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { text } from '../processing/kinds.ts'
import { goOnWith, KEEP_VERSIONS } from '../versions/replaceFiles.ts'
import { book } from '../items/room.ts'
import { destinationProblem, type ItemState } from '../access/state.ts'
import { restrictionOn } from '../access/scope.ts'
import { undescribedReplacement } from '../folder-templates/describeUpload.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import { receiptOf, REPEATED, type AddFailure, type NewAsset, type Receipt, type Repeated } from './addAsset.ts'
import { targetOf, type Aim, type Editor, type TargetFailure } from './target.ts'

/** In the order of all who add to an organization: folder, module, organization. The old file stays, so all of the new one counts. */
const TOUCH_FOLDER = sql<ItemState>(`
  update folders set contents_revision = contents_revision + 1 where organization_id = $1 and id = $2
  returning type, trashed_at is not null as trashed`)
const TOUCH_MODULE = sql('update module_contents set revision = revision + 1 where organization_id = $1 and type = $2')
const TAKE = sql(`
  update assets set media_type = $3, preview = $4, versions_size = versions_size + size, size = $5, width = null, height = null, thumbnail = $6,
    indexing = $7, content_version = $8, blob_key = $9, checksum = $10, upload_id = $11, revision = revision + 1, modified_at = now(), modified_by = $12
  where organization_id = $1 and id = $2`)
const FORGET_TEXT = sql('delete from asset_texts where organization_id = $1 and asset_id = $2')

const FOLDER_OF = sql<{ folderId: string | null }>('select folder_id as "folderId" from assets where organization_id = $1 and id = $2')

/** Where the file goes: to the asset it was chosen for, wherever that lies now, or to what has its name in its folder. Null: nowhere, but in the trash. */
const placeOf = async (tenant: Tenant, { folderId, target }: Aim): Promise<string | null | undefined> => {
  if (target === undefined) return folderId
  const [place] = await tenant.query(FOLDER_OF, [tenant.organizationId, target])
  return place?.folderId
}

/**
 * Puts an uploaded file in the place of one that is there, which is kept as a version. The asset stays what it is: its number, its
 * descriptions, its relations and its restrictions. An asset that is moved between the look at its place and its lock is looked for anew.
 */
export const replaceAsset = async (
  tenant: Tenant,
  jobs: Jobs,
  author: Editor,
  asset: NewAsset & Aim,
): Promise<Result.Result<Receipt, AddFailure | TargetFailure | Repeated>> => {
  const { organizationId } = tenant
  const { type, content, size, checksum, blobKey, uploadId } = asset
  const folderId = await placeOf(tenant, asset)
  if (folderId === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  if (folderId === null) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
  const [[folder], , exceeded, restricted] = await Promise.all([
    tenant.query(TOUCH_FOLDER, [organizationId, folderId]),
    tenant.query(TOUCH_MODULE, [organizationId, type]),
    book(tenant, { bytes: size, files: 0 }),
    restrictionOn(tenant, author, { kind: 'folder', id: folderId }),
  ])
  // What was chosen for an asset says nothing of a folder: the asset's own state is told below.
  const problem = asset.target === undefined ? destinationProblem(folder, type, restricted) : undefined
  if (problem !== undefined) return Result.fail({ code: problem })
  const [repeated] = await tenant.query(REPEATED, [organizationId, uploadId])
  if (repeated !== undefined) return Result.fail({ code: 'REPEATED', receipt: receiptOf(repeated) })
  if (exceeded !== undefined) return Result.fail(exceeded)
  const found = await targetOf(tenant, author, type, asset, true)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  if (found.success.folderId !== folderId) throw metAnother('The asset was moved while its folder was being locked')
  const { id, name, size: before } = found.success
  const indexed = content.text && isOffered(author.features, 'index')
  await tenant.query(KEEP_VERSIONS, [organizationId, [id], [id], author.userId])
  const columns = [content.mediaType, content.preview, size, content.thumbnail ? 'Pending' : 'None', indexed ? 'Indexing' : 'None']
  await tenant.query(TAKE, [organizationId, id, ...columns, blobKey.slice(0, 12), blobKey, checksum, uploadId, author.userId])
  await tenant.query(FORGET_TEXT, [organizationId, id])
  await goOnWith(tenant, jobs, [id])
  await readEmbedded(tenant, jobs, id)
  if (content.preview === 'text' && !indexed) await jobs.send(tenant, text, { assetId: id })
  await refreshEntry(tenant, id)
  await Promise.all([
    record(tenant, author, { kind: 'asset.updated', resource: { id, name }, before: { size: before }, after: { size } }),
    publish(tenant, { kind: 'contents.changed', folderId, type }, { kind: 'library.changed', type }, { kind: 'usage.changed' }),
  ])
  const unsaved = await undescribedReplacement(tenant, author, { assetId: id, uploadId, values: asset.values })
  return Result.succeed(receiptOf({ assetId: id, name, unsaved }))
}
