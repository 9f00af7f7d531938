import type { ByteSource } from '../files/byteSource.ts'

/** Bytes that are fetched at once: the library reads a few at a time. */
const WINDOW = 64 * 1024

/** Bytes that are read of one file altogether, so that no file keeps a worker busy. */
const MOST_READ = 256 * 1024 ** 2

/** Reads by windows, the last of which is kept; refuses to read more than {@link MOST_READ}. */
export const windowed = (source: ByteSource): ByteSource => {
  let kept: { readonly at: number; readonly bytes: Buffer } | undefined
  let read = 0
  const fetch = async (position: number, length: number): Promise<Buffer> => {
    read += length
    if (read > MOST_READ) throw new Error('Too much to be read')
    return source.read(position, length)
  }
  return {
    size: source.size,
    read: async (position, length) => {
      if (length > WINDOW) return fetch(position, length)
      if (kept === undefined || position < kept.at || position + length > kept.at + kept.bytes.length) {
        kept = { at: position, bytes: await fetch(position, Math.min(WINDOW, Math.max(0, source.size - position))) }
      }
      return kept.bytes.subarray(position - kept.at, position - kept.at + length)
    },
  }
}

/** A stored file as something that is read by slices; none of it is in memory before. */
export const rangedBlob = (source: ByteSource, mediaType: string): Blob => {
  const blob = new Blob([], { type: mediaType })
  return new Proxy(blob, {
    get: (target, property) => {
      if (property === 'size') return source.size
      if (property === 'slice') {
        return (first: number, end: number) => ({
          arrayBuffer: async () => new Uint8Array(await source.read(first, Math.max(0, end - first))).buffer,
        })
      }
      return property === 'type' ? target.type : undefined
    },
  })
}
