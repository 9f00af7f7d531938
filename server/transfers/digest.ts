import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { HEAD_BYTES } from '../media/proof.ts'

/** What one pass over the bytes of a file tells. */
export interface Digest {
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly checksum: string
  /** The first bytes, up to {@link HEAD_BYTES}. */
  readonly head: Buffer
}

const READ_AT_ONCE = 256 * 1024

const digestOf = async (chunks: AsyncIterable<Buffer>, write?: (chunk: Buffer) => Promise<void>): Promise<Digest> => {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let size = 0
  for await (const chunk of chunks) {
    if (size < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - size)])
    size += chunk.length
    hash.update(chunk)
    await write?.(chunk)
  }
  return { size, checksum: hash.digest('hex'), head }
}

/** Reads a file, in the server's own memory by small pieces. */
export const digestOfFile = async (path: string): Promise<Digest> => {
  const handle = await open(path, 'r')
  try {
    return await digestOf(handle.createReadStream({ highWaterMark: READ_AT_ONCE, autoClose: false }) as AsyncIterable<Buffer>)
  } finally {
    await handle.close()
  }
}

/** Writes a new file from what a request brings. Where that fails, what is left of the request is still to be read. */
export const writeDigested = async (source: Readable, path: string): Promise<Digest> => {
  const handle = await open(path, 'wx')
  try {
    return await digestOf(source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, (chunk) => handle.writeFile(chunk))
  } finally {
    await handle.close()
  }
}
