import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NoZip } from '../../src/ui/public-shares/publicShare.ts'
import { INERT, sendFile } from '../asset-files/sendFile.ts'
import type { Database } from '../database/connect.ts'
import { streamedZip } from '../downloads/writeZip.ts'
import { derivedKey, type BlobStore } from '../files/BlobStore.ts'
import { disposition } from '../files/disposition.ts'
import { networkOf } from '../session/network.ts'
import { countDownload, type Used } from './counting.ts'
import type { SharedFile } from './files.ts'
import type { SharedItem } from './items.ts'
import { Places } from './Places.ts'

interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
}

/** Zips that are made while they are sent. */
const ZIPS_AT_ONCE = { all: 6, each: 2 } as const

/** A browser that goes on with a broken-off download is not counted again. */
const isBeginning = ({ method, headers }: FastifyRequest): boolean => method === 'GET' && /^(bytes=0-|$)/.test(headers.range ?? '')

/** What is shown in a size: the large one comes a little later than the small one, which then stands in for it. */
const pictureKeys = ({ blobKey }: SharedItem, side: '320' | '960'): readonly string[] =>
  side === '960' ? [derivedKey(blobKey, '960'), derivedKey(blobKey, '320')] : [derivedKey(blobKey, '320')]

/** Sends what a link reaches; answers why it could not. */
export const fileSender = ({ database, blobs }: Parts) => {
  const zips = new Places(ZIPS_AT_ONCE)

  const picture = async (reply: FastifyReply, item: SharedItem, side: '320' | '960'): Promise<'gone' | undefined> => {
    for (const key of pictureKeys(item, side)) {
      if ((await blobs.size(key)) === undefined) continue
      await reply.headers({ ...INERT, 'cache-control': 'no-store' }).type('image/webp').send(await blobs.bytes(key))
      return undefined
    }
    return 'gone'
  }

  const original = async (request: FastifyRequest, reply: FastifyReply, { item, is }: { readonly item: SharedItem; readonly is: 'media' | 'original' }, used: Used): Promise<undefined> => {
    const { id, name, blobKey: key, size, mediaType, contentVersion } = item
    if (is === 'original' && isBeginning(request)) await countDownload(database, used, { id, name })
    const kind = is === 'original' ? 'attachment' : 'inline'
    await sendFile(request, reply, blobs, { key, size, mediaType, etag: `"${contentVersion}"`, disposition: disposition(kind, name), caching: 'no-store' })
  }

  const zip = async (request: FastifyRequest, reply: FastifyReply, { name, entries }: Extract<SharedFile, { is: 'zip' }>, used: Used): Promise<NoZip | undefined> => {
    const isHead = request.method === 'HEAD'
    // Who left while it was looked for is sent nothing: that they leave is heard once, and the place would never be given back.
    if (reply.raw.destroyed) {
      reply.hijack()
      return undefined
    }
    const leave = isHead ? () => undefined : zips.take(networkOf(request.ip))
    if (leave === undefined) return 'busy'
    reply.raw.once('close', leave)
    reply.headers({ ...INERT, 'cache-control': 'no-store', 'content-disposition': disposition('attachment', name) }).type('application/zip')
    if (isHead) {
      await reply.send()
      return undefined
    }
    await countDownload(database, used, { files: entries.filter(({ assetId }) => assetId !== null).length })
    await reply.send(streamedZip(blobs, entries))
    return undefined
  }

  return async (request: FastifyRequest, reply: FastifyReply, file: SharedFile, used: Used): Promise<NoZip | 'gone' | undefined> => {
    switch (file.is) {
      case 'noZip':
        return file.code
      case 'zip':
        return zip(request, reply, file, used)
      case 'picture':
        return picture(reply, file.item, file.side)
      case 'media':
      case 'original':
        return original(request, reply, file, used)
    }
  }
}
