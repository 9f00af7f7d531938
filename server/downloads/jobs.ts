import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { ZIP_HOURS, type ZipFailureReason, type ZipState } from '../../src/domain/downloads/zip.ts'
import { ResourceTypeName } from '../../src/infrastructure/contract/values.ts'
import { SelectionData } from '../../src/infrastructure/move-copy/contract.ts'
import { TrashSelectionData } from '../../src/infrastructure/trash/contract.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { newBlobKey } from '../files/blobKey.ts'
import { register, Unwanted, type JobState, type Kind, type Registered, type Work } from '../jobs/kind.ts'
import type { FreeSpace } from '../transfers/reservations.ts'
import { actionOf } from './access.ts'
import type { Asked, Entry } from './contents.ts'
import { isOutside } from './storedZip.ts'
import { UnreadFile, writeZip } from './writeZip.ts'

const HOUR = 60 * 60_000
const TIME_LIMIT = 12 * HOUR

export const ZIP_STATE: Readonly<Record<JobState, ZipState>> = { Waiting: 'Waiting', Working: 'Making', Done: 'Ready', Failed: 'Failed', Cancelled: 'Failed' }

/** Folders and files are put together: the bytes stream from file to file, so it takes no process of its own. */
export const zip: Kind<Asked> = {
  name: 'zip',
  queue: { name: 'zips', concurrency: 2, perOrganization: 1 },
  payload: Schema.Union([
    Schema.Struct({ from: Schema.Literal('library'), type: ResourceTypeName, selection: SelectionData }),
    Schema.Struct({ from: Schema.Literal('trash'), selection: TrashSelectionData }),
  ]),
  timeLimit: TIME_LIMIT,
  keptFor: ZIP_HOURS * HOUR,
  action: ({ from }) => actionOf(from),
  // Whoever asks for one is answered how it is; all else is news.
  eventOf: ({ id, state, done, total }) => (state === 'Waiting' ? undefined : { kind: 'zip.changed', zipId: id, state: ZIP_STATE[state], done, total }),
}

/** What the file system says of a file that is gone, and of a disk that is full. */
const REASONS: Readonly<Record<string, ZipFailureReason>> = { ENOENT: 'ASSET_NOT_FOUND', ENOSPC: 'DISK_FULL' }

const reasonOf = (error: unknown): ZipFailureReason =>
  (error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined) ?? 'UNEXPECTED'

interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly space: Pick<FreeSpace, 'hasRoomFor'>
  /** For zips that are not finished. */
  readonly directory: string
  readonly onError: (error: unknown) => void
}

const ENTRIES = sql<Entry>(`
  select path, asset_id as "assetId", blob_key as "blobKey", size, modified_at as "modifiedAt"
  from zip_entries where organization_id = $1 and zip_id = $2 order by position`)
const MADE = sql('update zips set blob_key = $3, size = $4 where organization_id = $1 and id = $2')
const NAMED = sql(`
  select from assets where organization_id = $1 and blob_key = $2
  union all select from asset_versions where organization_id = $1 and blob_key = $2
  limit 1`)

type Outcome = Result.Result<object, { readonly code: ZipFailureReason }> | undefined

const make = async ({ database, blobs, space }: Parts, { id, organizationId, payload, total, by, signal, progress, complete }: Work<Asked>, path: string): Promise<Outcome> => {
  if (!(await space.hasRoomFor(total))) throw Object.assign(new Error('No room on the disk for a zip'), { code: 'ENOSPC' })
  const entries = await inTenant(database, organizationId, async (tenant) => {
    if (by === undefined || (await isOutside(tenant, by, id, payload.from === 'library' ? payload.type : null))) return undefined
    return tenant.query(ENTRIES, [organizationId, id])
  })
  if (entries === undefined) return Result.fail({ code: 'PERMISSION_DENIED' })
  let done = 0
  const packed = (count: number): void => {
    done += count
    // A stream that it is thrown into ends the process; this one hears of the signal itself.
    if (!signal.aborted) progress(done)
  }
  await writeZip(blobs, entries, path, packed, signal)
  const blobKey = newBlobKey()
  const { size } = await stat(path)
  await blobs.adopt(blobKey, path)
  try {
    await inTenant(database, organizationId, async (tenant) => {
      await tenant.query(MADE, [organizationId, id, blobKey, size])
      await complete(tenant)
    })
  } catch (error) {
    // Of a commit whose answer is lost the zip may be named: what is not is found by the next look for what nobody names.
    if (error instanceof Unwanted) await blobs.remove(blobKey)
    throw error
  }
  return undefined
}

const run = async (parts: Parts, work: Work<Asked>) => {
  const path = join(parts.directory, randomUUID())
  try {
    return await make(parts, work, path)
  } catch (error) {
    work.signal.throwIfAborted()
    if (error instanceof Unwanted) throw error
    const code = reasonOf(error)
    // Deleted for good while it was packed: the zip says so, and nothing is wrong. A file that is an asset's, or one of its versions, should be there.
    const isDeleted = code === 'ASSET_NOT_FOUND' && error instanceof UnreadFile && !(await isNamed(parts, work, error.blobKey))
    if (!isDeleted) parts.onError(error)
    return Result.fail({ code })
  } finally {
    await rm(path, { force: true })
  }
}

const isNamed = ({ database }: Parts, { organizationId }: Work<Asked>, blobKey: string): Promise<boolean> =>
  inTenant(database, organizationId, async (tenant) => (await tenant.query(NAMED, [organizationId, blobKey])).length > 0)

/** Makes the folder for zips that are not finished. `isAlone`: those in it are a killed node's. */
export const openUnfinishedZips = async (directory: string, isAlone: boolean): Promise<void> => {
  if (isAlone) await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true, mode: 0o700 })
}

/** Removes what nodes that were killed had not finished: nobody can be at it any more. */
export const sweepUnfinishedZips = async (directory: string): Promise<void> => {
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > 2 * TIME_LIMIT) await rm(path, { force: true })
  }
}

export const zipKind = (parts: Parts): Registered => register(zip, { run: (work) => run(parts, work) })
