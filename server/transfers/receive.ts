import { createHash, randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import * as Result from 'effect/Result'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ContentType } from '../../src/domain/assets/contentTypes.ts'
import { databaseCode, databaseFailure } from '../database/failures.ts'
import type { Tenant } from '../database/tenant.ts'
import { newBlobKey } from '../files/blobKey.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { HEAD_BYTES, provenType } from '../media/proof.ts'
import { retryOnConflict } from '../http/contractHandler.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { addAsset, type NewAsset, type Receipt } from './addAsset.ts'
import { replaceAsset } from './replaceAsset.ts'
import { release } from './reservations.ts'
import { isReplacing, type Aim, type Editor } from './target.ts'

/** A file that has arrived whole, on the local disk. */
export interface Arrived extends Aim {
  readonly path: string
  readonly type: NewAsset['type']
  /** Names the sending, so that its last request can be repeated. */
  readonly uploadId: string | null
  readonly webReady?: boolean
  readonly repositoryId?: string
  readonly description?: string
}

export interface Receiving {
  readonly blobs: BlobStore
  readonly jobs: Jobs
  /** A transaction in which the author's rights still hold. */
  readonly inTenant: <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>
}

interface Examined {
  readonly type: ContentType | undefined
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly checksum: string
}

const READ_AT_ONCE = 256 * 1024

/** One pass over the bytes, in the server's own memory by small pieces. */
const examine = async ({ path, name }: Arrived): Promise<Examined> => {
  const handle = await open(path, 'r')
  try {
    const hash = createHash('sha256')
    let head = Buffer.alloc(0)
    let size = 0
    for await (const chunk of handle.createReadStream({ highWaterMark: READ_AT_ONCE, autoClose: false }) as AsyncIterable<Buffer>) {
      if (size < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - size)])
      size += chunk.length
      hash.update(chunk)
    }
    return { type: await provenType(name, { path, head, size }), size, checksum: hash.digest('hex') }
  } finally {
    await handle.close()
  }
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
  const { type, size, checksum } = await examine(arrived)
  if (size === 0) return Result.fail({ code: 'FILE_EMPTY' })
  // What takes the place of a file is judged by that one's name.
  if (type === undefined) {
    return Result.fail(isReplacing(arrived) ? { code: 'FILE_DIFFERENT_TYPE' } : { code: 'FILE_TYPE_NOT_SUPPORTED', names: [arrived.name] })
  }
  const blobKey = newBlobKey()
  const added = await blobs
    .adopt(blobKey, arrived.path)
    .then(() => {
      const asset: NewAsset & Aim = { ...arrived, id: randomUUID(), content: type, size, checksum, blobKey }
      const put = isReplacing(arrived) ? replaceAsset : addAsset
      return retryOnConflict(() =>
        inTenant(async (tenant) => {
          if (arrived.uploadId !== null) await release(tenant, arrived.uploadId)
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
  return added.failure.code === 'REPEATED' ? Result.succeed(added.failure.receipt) : Result.fail(added.failure)
}

/** What an error on the way means to the sender; undefined: a defect. */
export const receivingFailure = (error: unknown): Failure<'DISK_FULL' | 'UNAVAILABLE'> | undefined => {
  const code = databaseCode(error) ?? ''
  if (['ENOSPC', 'EDQUOT'].includes(code)) return { code: 'DISK_FULL' }
  // Another request made an asset of it meanwhile: asked again, that is found.
  return code === 'ENOENT' ? { code: 'UNAVAILABLE' } : databaseFailure(error)
}
