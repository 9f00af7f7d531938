import type { Readable } from 'node:stream'

/** Both ends included, as in an HTTP range. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

export interface StoredBlob {
  readonly key: string
  readonly modifiedAt: Date
}

/**
 * Where the bytes of files lie. An original's key is random and says nothing about it; what is derived from it (thumbnails,
 * previews) lies beside it under the same key with a suffix, can be made again, and does not count as storage.
 */
export interface BlobStore {
  /** Takes a finished local file over. Once this resolves the bytes outlive a power cut; the file at `path` is left in place. */
  adopt(key: string, path: string): Promise<void>
  /** Writes something derived: all of it or nothing is seen by readers, but it may be lost in a power cut. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Bytes stored under the key, undefined where there are none. */
  size(key: string): Promise<number | undefined>
  /** The stream fails where there is no such blob: ask for the size first. */
  read(key: string, range?: ByteRange): Readable
  bytes(key: string): Promise<Buffer>
  /** Removes the original and all that was derived from it. What is not there is removed already. */
  remove(key: string): Promise<void>
  /** Every original, in no order. */
  originals(): AsyncIterable<StoredBlob>
  /** Removes what was made before that time: what is derived from originals that are not there, and what a killed `put` left behind. */
  sweepDerived(before: Date): Promise<void>
}

export const DERIVATIVES = ['320', '960', 'preview'] as const
export type Derivative = (typeof DERIVATIVES)[number]

export const derivedKey = (key: string, derivative: Derivative): string => `${key}.${derivative}`
