import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newBlobKey } from './files/blobKey.ts'
import { DiskBlobStore } from './files/DiskBlobStore.ts'
import type { ImageOrder, ImageReply, SentReply } from './iiif/orders.ts'
import { drawPage } from './media/pdf.ts'
import { dimensionsOf, pictureOfPage } from './media/picture.ts'
import { keepPyramid, viewOf } from './media/pyramid.ts'

/** Bytes of a file that are taken into memory. */
const MOST_BYTES = 200 * 1024 ** 2

/** Bytes of memory above which this process makes way for a fresh one. */
const GROWN = 400 * 1024 ** 2

const blobs = new DiskBlobStore(join(process.argv[2] ?? '', 'blobs'))

const isDocument = (bytes: Buffer): boolean => bytes.subarray(0, 1_024).includes('%PDF-')

/** Undefined: there is no such page. */
const pageOf = (stored: Buffer, { page, side }: { readonly page: number; readonly side: number }): Promise<Buffer | undefined> =>
  isDocument(stored) ? drawPage(stored, page, side) : pictureOfPage(stored, page, side)

const keep = async ({ blobKey, path, as }: Extract<ImageOrder, { kind: 'keep' }>): Promise<ImageReply> => {
  const size = await blobs.size(blobKey)
  if (size === undefined || size > MOST_BYTES) return { kind: 'failed' }
  const stored = await blobs.bytes(blobKey)
  const picture = 'page' in as ? await pageOf(stored, as) : stored
  if (picture === undefined) return { kind: 'missing' }
  const extent = 'page' in as ? await dimensionsOf(picture) : as
  const half = `${path}-${newBlobKey()}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await keepPyramid(picture, extent, half)
    await rename(half, path)
  } finally {
    await rm(half, { force: true })
  }
  return { kind: 'kept', extent }
}

const make = async (order: ImageOrder): Promise<ImageReply> => {
  if (order.kind === 'keep') return keep(order)
  if (!existsSync(order.path)) return { kind: 'gone' }
  if (order.kind === 'view') return { kind: 'viewed', bytes: await viewOf(order.path, order.whole, order.plan) }
  const { pictures } = await import('./media/picture.ts')
  const { width, height } = await (await pictures())(order.path).metadata()
  return { kind: 'measured', extent: { width, height } }
}

// Whoever presses Ctrl-C means the server, which ends this one itself.
process.on('SIGINT', () => undefined)
process.on('message', (order: ImageOrder) => {
  void make(order)
    .catch((): ImageReply => ({ kind: 'failed' }))
    .then((reply) => {
      if (process.memoryUsage.rss() <= GROWN) process.send?.(reply)
      else process.send?.({ ...reply, isLast: true } satisfies SentReply, () => process.disconnect())
    })
})
