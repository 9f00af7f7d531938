import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BlobStore, ByteRange } from '../files/BlobStore.ts'
import { contentRange, wantedRanges } from './ranges.ts'

/** A file as it goes out. */
interface Outgoing {
  readonly key: string
  readonly size: number
  readonly mediaType: string
  readonly etag: string
  readonly disposition: string
  /** Left out: the browser keeps it, and asks before each use. */
  readonly caching?: 'no-store'
  /** Other sites may play it. */
  readonly isForAll?: boolean
}

/** Nothing that comes with a file can run, frame or reach anything, however a browser shows it. */
export const INERT = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Programs and viewers on other sites read it as well: of what anybody may. */
export const FOR_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const

const within = async function* (blobs: BlobStore, file: Outgoing, ranges: readonly ByteRange[], boundary: string): AsyncIterable<Buffer> {
  for (const range of ranges) {
    yield Buffer.from(partHead(file, range, boundary))
    for await (const chunk of blobs.read(file.key, range) as AsyncIterable<Buffer>) yield chunk
  }
  yield Buffer.from(partsEnd(boundary))
}

const partHead = ({ mediaType, size }: Outgoing, range: ByteRange, boundary: string): string =>
  `\r\n--${boundary}\r\nContent-Type: ${mediaType}\r\nContent-Range: ${contentRange(range, size)}\r\n\r\n`
const partsEnd = (boundary: string): string => `\r\n--${boundary}--\r\n`

const lengthOf = ({ first, last }: ByteRange): number => last - first + 1

/**
 * This browser keeps it, and asks before each use: who may not see it any more is refused then, whatever the browser has. Who may is
 * answered by the check of rights alone.
 */
export const REVALIDATED = 'private, no-cache'

export const isFresh = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))

/** Answers whoever has it already; nothing is read for that. */
export const sendUnchanged = async (request: FastifyRequest, reply: FastifyReply, etag: string, more: Readonly<Record<string, string>> = {}): Promise<boolean> => {
  if (!isFresh(request, etag)) return false
  await reply.code(304).headers({ ...INERT, ...more, etag, 'cache-control': REVALIDATED }).send()
  return true
}

/** Ranges only hold for the very bytes that they were asked of. */
const rangeHeader = (request: FastifyRequest, etag: string): string | undefined => {
  const condition = request.headers['if-range']
  return condition === undefined || condition === etag ? request.headers.range : undefined
}

/** Sends a stored file whole, in part (one range or several) or not at all (304, 416); for HEAD its headers alone. */
export const sendFile = async (request: FastifyRequest, reply: FastifyReply, blobs: BlobStore, file: Outgoing): Promise<void> => {
  const more = file.isForAll === true ? FOR_ALL : {}
  if (await sendUnchanged(request, reply, file.etag, more)) return
  reply.headers({ ...INERT, ...more, etag: file.etag, 'cache-control': file.caching ?? REVALIDATED, 'accept-ranges': 'bytes', 'content-disposition': file.disposition })
  const wanted = wantedRanges(rangeHeader(request, file.etag), file.size)
  if (wanted === 'none') {
    await reply.code(416).header('content-range', `bytes */${file.size}`).send()
    return
  }
  const body = (open: () => Readable): Readable | undefined => (request.method === 'HEAD' ? undefined : open())
  const [first, ...others] = wanted === 'whole' ? [] : wanted
  if (first === undefined) {
    await reply.headers({ 'content-type': file.mediaType, 'content-length': file.size }).send(body(() => blobs.read(file.key)))
    return
  }
  reply.code(206)
  if (others.length === 0) {
    reply.headers({ 'content-type': file.mediaType, 'content-range': contentRange(first, file.size), 'content-length': lengthOf(first) })
    await reply.send(body(() => blobs.read(file.key, first)))
    return
  }
  const ranges = [first, ...others]
  const boundary = randomBytes(12).toString('hex')
  const length = ranges.reduce((sum, range) => sum + partHead(file, range, boundary).length + lengthOf(range), partsEnd(boundary).length)
  reply.headers({ 'content-type': `multipart/byteranges; boundary=${boundary}`, 'content-length': length })
  await reply.send(body(() => Readable.from(within(blobs, file, ranges, boundary))))
}
