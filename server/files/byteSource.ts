import { open, type FileHandle } from 'node:fs/promises'
import type { BlobStore } from './BlobStore.ts'

/** Bytes that can be read at any place. */
export interface ByteSource {
  readonly size: number
  /** Answers fewer bytes only where they end. */
  readonly read: (position: number, length: number) => Promise<Buffer>
}

export const sourceOfBytes = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: (position, length) => Promise.resolve(bytes.subarray(position, position + length)),
})

/** A stored file, of whose bytes only those that are wanted are read. */
export const sourceOfBlob = (blobs: BlobStore, key: string, size: number): ByteSource => ({
  size,
  read: async (position, length) => {
    const last = Math.min(position + length, size) - 1
    if (last < position) return Buffer.alloc(0)
    const pieces: Buffer[] = []
    for await (const piece of blobs.read(key, { first: position, last }) as AsyncIterable<Buffer>) pieces.push(piece)
    return Buffer.concat(pieces)
  },
})

const sourceOfFile = async (handle: FileHandle): Promise<ByteSource> => ({
  size: (await handle.stat()).size,
  read: async (position, length) => {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, (await handle.read(bytes, 0, length, position)).bytesRead)
  },
})

/** Opens a file, uses and closes it. */
export const withFile = async <A>(path: string, use: (source: ByteSource) => Promise<A>): Promise<A> => {
  const handle = await open(path, 'r')
  try {
    return await use(await sourceOfFile(handle))
  } finally {
    await handle.close()
  }
}
