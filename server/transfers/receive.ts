import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { databaseCode, databaseFailure } from '../database/failures.ts'
import type { Tenant } from '../database/tenant.ts'
import { newBlobKey } from '../files/blobKey.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { provenType } from '../media/proof.ts'
import { retryOnConflict } from '../http/contractHandler.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { addAsset, type NewAsset, type Receipt } from './addAsset.ts'
import { digestOfFile, type Digest } from './digest.ts'
import { replaceAsset } from './replaceAsset.ts'
import { release } from './reservations.ts'
import { isReplacing, type Aim, type Editor } from './target.ts'

/** A file that has arrived whole, on the local disk. */
export interface Arrived extends Aim {
  readonly path: string
  readonly type: NewAsset['type']
  /** Names the sending, so that its last request can be repeated; and what it was promised. */
  readonly uploadId: string | null
  /** By what another try of the same sending is known, where that is another upload. */
  readonly sendingId?: string | undefined
  readonly webReady?: boolean
  readonly repositoryId?: string
  readonly description?: string
  /** What its sender says of it, by the id of what is kept. */
  readonly values?: string | undefined
  /** What was seen of its bytes as they were written; left out: they are read. */
  readonly digest?: Digest
}

export interface Receiving {
  readonly blobs: BlobStore
  readonly jobs: Jobs
  /** A transaction in which the author's rights still hold. */
  readonly inTenant: <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>
}

/**
 * Makes an asset of a file: proves its type, takes its bytes into the store, and then writes the row, so that there is never a row
 * without its file. What is refused leaves nothing behind; what a kill leaves behind is swept.
 */
export const receive = async (
  { blobs, jobs, inTenant }: Receiving,
  author: Editor,
  arrived: Arrived,
): Promise<Result.Result<Receipt, Failure<ServerCode>>> => {
  const { digest = await digestOfFile(arrived.path), ...file } = arrived
  const { size, checksum, head } = digest
  if (size === 0) return Result.fail({ code: 'FILE_EMPTY' })
  const type = await provenType(file.name, { path: file.path, head, size })
  // What takes the place of a file is judged by that one's name.
  if (type === undefined) {
    return Result.fail(isReplacing(file) ? { code: 'FILE_DIFFERENT_TYPE' } : { code: 'FILE_TYPE_NOT_SUPPORTED', names: [file.name] })
  }
  const blobKey = newBlobKey()
  const added = await blobs
    .adopt(blobKey, file.path)
    .then(() => {
      const asset: NewAsset & Aim = { ...file, uploadId: file.sendingId ?? file.uploadId, id: randomUUID(), content: type, size, checksum, blobKey }
      const put = isReplacing(file) ? replaceAsset : addAsset
      return retryOnConflict(() =>
        inTenant(async (tenant) => {
          if (file.uploadId !== null) await release(tenant, file.uploadId)
          return put(tenant, jobs, author, asset)
        }),
      )
    })
    .catch(async (error: unknown): Promise<never> => {
      // A connection that broke at the commit leaves open whether the row is there: then the sweep decides.
      if (databaseFailure(error)?.code !== 'UNAVAILABLE') await blobs.remove(blobKey)
      throw error
    })
  if (Result.isSuccess(added)) return Result.succeed(added.success)
  await blobs.remove(blobKey)
  if (added.failure.code !== 'REPEATED') return Result.fail(added.failure)
  const { uploadId } = file
  // With what it found, this try gave back nothing.
  if (uploadId !== null) await inTenant((tenant) => release(tenant, uploadId))
  return Result.succeed(added.failure.receipt)
}

/** What an error on the way means to the sender; undefined: a defect. */
export const receivingFailure = (error: unknown): Failure<'DISK_FULL' | 'UNAVAILABLE'> | undefined => {
  const code = databaseCode(error) ?? ''
  if (['ENOSPC', 'EDQUOT'].includes(code)) return { code: 'DISK_FULL' }
  // Another request made an asset of it meanwhile: asked again, that is found.
  return code === 'ENOENT' ? { code: 'UNAVAILABLE' } : databaseFailure(error)
}
