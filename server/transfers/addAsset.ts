import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ContentType } from '../../src/domain/assets/contentTypes.ts'
import { fileNumber } from '../../src/domain/assets/fileNumber.ts'
import { hasMetadata } from '../../src/domain/embedded-metadata/metadata.ts'
import type { UnsavedValue } from '../../src/domain/folder-templates/folderTemplates.ts'
import { assetName, nameKey, normalizeName } from '../../src/domain/naming/names.ts'
import { isOffered } from '../../src/domain/rights/offered.ts'
import { judgeBatch } from '../../src/domain/uploads/uploadPlan.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import * as kinds from '../processing/kinds.ts'
import { restrictionOn, type AccessScope } from '../access/scope.ts'
import { noRoom } from '../items/room.ts'
import { destinationProblem, type ItemState } from '../access/state.ts'
import { arrivalTemplates } from '../folder-templates/arrivals.ts'
import { describeUpload } from '../folder-templates/describeUpload.ts'
import { marksIn } from '../web-ready/webReadyArrivals.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import { putEntry } from '../search-index/entries.ts'

export type Author = Pick<Viewer, 'firstName' | 'lastName' | 'features'> & AccessScope

/** An asset whose bytes are in the store. */
export interface NewAsset {
  readonly id: string
  readonly type: ResourceType
  readonly folderId: string
  readonly name: string
  readonly content: ContentType
  readonly size: number
  readonly checksum: string
  readonly blobKey: string
  readonly uploadId: string | null
  readonly webReady?: boolean
  readonly repositoryId?: string
  readonly description?: string
  readonly values?: string | undefined
}

export interface Receipt {
  readonly assetId: string
  readonly name: string
  /** What was said of it while it was sent, and could not be saved. */
  readonly unsaved?: readonly UnsavedValue[]
}

/** As it is read again; null: all of it was saved. */
export interface ReceiptRow extends Omit<Receipt, 'unsaved'> {
  readonly unsaved: readonly UnsavedValue[] | null
}

export const receiptOf = ({ assetId, name, unsaved }: ReceiptRow): Receipt =>
  unsaved === null || unsaved.length === 0 ? { assetId, name } : { assetId, name, unsaved }

/** Not added: the same sending has made its asset before. */
export interface Repeated {
  readonly code: 'REPEATED'
  readonly receipt: Receipt
}

export type AddFailure = Failure<
  | 'DESTINATION_NOT_FOUND'
  | 'FOLDER_DIFFERENT_TYPE'
  | 'FOLDER_RESTRICTED_ACCESS'
  | 'RESOURCE_IN_TRASH'
  | 'VALIDATION_FAILED'
  | 'ASSET_ALREADY_EXISTS'
  | 'STORAGE_SIZE_EXCEEDED'
  | 'FILES_LIMIT_EXCEEDED'
>

/** All who add to an organization meet at its count, in this order: folder, module, organization. The lock is held to the commit. */
const COUNT_IN_FOLDER = sql<ItemState>(`
  update folders set asset_count = asset_count + 1, contents_revision = contents_revision + 1
  where organization_id = $1 and id = $2
  returning type, trashed_at is not null as trashed`)
const COUNT_IN_MODULE = sql(`
  update module_contents set asset_count = asset_count + 1, revision = revision + 1 where organization_id = $1 and type = $2`)
const COUNT = sql<CountRow>(`
  update organization_usage usage set used_bytes = used_bytes + $2, files = files + 1, last_file_number = last_file_number + 1
  from organizations organization
  where usage.organization_id = $1 and organization.id = $1
  returning used_bytes as bytes, files, storage_capacity as capacity, files_limit as "filesLimit",
    last_file_number as "fileNumber", organization.name as organization, extract(year from now())::integer as year`)
const NEXT_NUMBER = sql<{ fileNumber: number }>(`
  update organization_usage set last_file_number = last_file_number + 1 where organization_id = $1 returning last_file_number as "fileNumber"`)

const INSERT = sql(`
  insert into assets (id, organization_id, type, folder_id, name, name_key, description, file_number, file_number_key, media_type, preview,
    size, thumbnail, indexing, web_ready, web_ready_change, repository_id, content_version, blob_key, checksum, upload_id, created_at, modified_at, created_by, modified_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, now(), now(), $22, $22)
  on conflict do nothing returning id`)
const TAKEN = sql(`select 1 from assets where organization_id = $1 and folder_id = $2 and name_key = $3 and trashed_at is null`)
/** The asset that an upload became, of `asset` with what of it was not saved. */
export const RECEIPT_COLUMNS = 'asset.id as "assetId", asset.name, unsaved.said as unsaved'
export const RECEIPT_TABLES = `assets asset
  left join unsaved_upload_values unsaved on unsaved.organization_id = $1 and unsaved.upload_id = asset.upload_id`
export const REPEATED = sql<ReceiptRow>(`select ${RECEIPT_COLUMNS} from ${RECEIPT_TABLES} where asset.organization_id = $1 and asset.upload_id = $2`)

/** The new one included. */
interface CountRow {
  readonly bytes: number
  readonly files: number
  readonly capacity: number
  readonly filesLimit: number
  readonly fileNumber: number
  readonly organization: string
  readonly year: number
}

/** Writes the row and all that belongs to it. Limits are judged under the lock of the count; a failed Result rolls the counts back. */
export const addAsset = async (tenant: Tenant, jobs: Jobs, author: Author, asset: NewAsset): Promise<Result.Result<Receipt, AddFailure | Repeated>> => {
  const { organizationId } = tenant
  const { id, type, folderId, content, size } = asset
  const invalid = assetName(asset.name)
  if (invalid !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { name: invalid } })
  const name = normalizeName(asset.name)
  const [[folder], , [count], restricted, marks, assign] = await Promise.all([
    tenant.query(COUNT_IN_FOLDER, [organizationId, folderId]),
    tenant.query(COUNT_IN_MODULE, [organizationId, type]),
    tenant.query(COUNT, [organizationId, size]),
    restrictionOn(tenant, author, { kind: 'folder', id: folderId }),
    marksIn(tenant, [folderId]),
    arrivalTemplates(tenant, { author, type }, folderId),
  ])
  const problem = destinationProblem(folder, type, restricted)
  if (problem !== undefined) return Result.fail({ code: problem })
  if (count === undefined) throw new Error('An organization without a count of what it holds')
  const exceeded = noRoom(judgeBatch([size], { bytes: count.capacity - count.bytes + size, files: count.filesLimit - count.files + 1 }))
  if (exceeded !== undefined) return Result.fail(exceeded)

  const indexed = content.text && isOffered(author.features, 'index')
  const thumbnail = content.thumbnail ? 'Pending' : 'None'
  const indexing = indexed ? 'Indexing' : 'None'
  const mark = marks.get(folderId)
  const { description = '', webReady = mark ?? false, repositoryId = null, uploadId, blobKey, checksum } = asset
  const change = mark === undefined ? null : randomUUID()
  let counter = count.fileNumber
  let number = fileNumber(count.organization, count.year, counter)
  const insert = async (): Promise<boolean> => {
    const numbered = [description, number, nameKey(number), content.mediaType, content.preview, size, thumbnail, indexing, webReady, change, repositoryId]
    const values = [id, organizationId, type, folderId, name, nameKey(name), ...numbered, blobKey.slice(0, 12), blobKey, checksum, uploadId, author.userId]
    return (await tenant.query(INSERT, values)).length > 0
  }
  while (!(await insert())) {
    const [[repeated], [taken]] = await Promise.all([
      tenant.query(REPEATED, [organizationId, uploadId]),
      tenant.query(TAKEN, [organizationId, folderId, nameKey(name)]),
    ])
    if (repeated !== undefined) return Result.fail({ code: 'REPEATED', receipt: receiptOf(repeated) })
    if (taken !== undefined) return Result.fail({ code: 'ASSET_ALREADY_EXISTS', names: [name] })
    // Somebody gave this file number by hand.
    const [next] = await tenant.query(NEXT_NUMBER, [organizationId])
    counter = next?.fileNumber ?? counter + 1
    number = fileNumber(count.organization, count.year, counter)
  }
  const { described: metadata, unsaved } = await describeUpload(tenant, { author, type }, { assetId: id, uploadId, assign, values: asset.values })
  const after = { name, folderId, size, fileNumber: number, ...(mark === true && { webReady: true }), ...(metadata !== undefined && { metadata }) }
  await Promise.all([
    metadata === undefined ? putEntry(tenant, { id, kind: 'asset', type, name, fileNumber: number, description }) : refreshEntry(tenant, id),
    record(tenant, author, { kind: 'asset.created', resource: { id, name }, after }),
    ...(content.thumbnail ? [jobs.send(tenant, kinds.thumbnail, { assetId: id })] : []),
    // Behind a thumbnail it comes by itself.
    ...(!content.thumbnail && hasMetadata(content.mediaType) ? [jobs.send(tenant, kinds.metadata, { assetId: id })] : []),
    ...(indexed || content.preview === 'text' ? [jobs.send(tenant, kinds.text, { assetId: id })] : []),
    publish(tenant, { kind: 'contents.changed', folderId, type }, { kind: 'usage.changed' }, ...(mark === true ? [{ kind: 'library.changed', type } as const] : [])),
  ])
  return Result.succeed(receiptOf({ assetId: id, name, unsaved }))
}
