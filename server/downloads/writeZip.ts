import { createWriteStream } from 'node:fs'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import { contentTypeOfName } from '../../src/domain/assets/contentTypes.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import type { Entry } from './contents.ts'

/** Only what is plain text gets smaller worth the time; pictures, films and office files are packed already. */
const isWorthPacking = (path: string): boolean => contentTypeOfName(path)?.mediaType.startsWith('text/') ?? false

/** The bytes of a file, each of which is told of. */
const counted = (source: Readable, onBytes: (count: number) => void): Readable =>
  source.pipe(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        onBytes(chunk.length)
        done(null, chunk)
      },
    }),
  )

/** A stored file could not be read. */
export class UnreadFile extends Error {
  override readonly name = 'UnreadFile'
  readonly blobKey: string
  /** What the file system says of it. */
  readonly code: string | undefined

  constructor(blobKey: string, cause: Error) {
    super(`${blobKey}: ${cause.message}`, { cause })
    this.blobKey = blobKey
    this.code = 'code' in cause ? String(cause.code) : undefined
  }
}

interface Packing {
  readonly output: Readable
  /** Aborted with what went wrong with a file; then nothing more comes. */
  readonly failed: AbortSignal
}

/** Entries that are added without letting others have their turn: with each the library looks through all that are written. */
const AT_ONCE = 20

const pack = (blobs: BlobStore, entries: readonly Entry[], onBytes: (count: number) => void): Packing => {
  const zip = new ZipFile()
  const failed = new AbortController()
  const fail = (error: unknown): void => failed.abort(error)
  let source: Readable | undefined
  zip.on('error', fail)
  const output = zip.outputStream as Readable
  const add = ({ path, blobKey, size, modifiedAt: mtime }: Entry): void => {
    if (blobKey === null) return zip.addEmptyDirectory(path, { mtime, mode: 0o040755 })
    zip.addReadStreamLazy(path, { size, mtime, mode: 0o100644, compress: isWorthPacking(path) }, (give) => {
      const opened = blobs.read(blobKey)
      source = opened
      opened.on('error', (error) => fail(new UnreadFile(blobKey, error)))
      give(null, counted(opened, onBytes))
    })
  }
  const addAll = async (): Promise<void> => {
    // Empty folders come first: where nothing is under way the library writes each as it is added, behind a file it writes each within the call for the
    // one before, and thousands of those end the process.
    const foldersFirst = [...entries.filter(({ blobKey }) => blobKey === null), ...entries.filter(({ blobKey }) => blobKey !== null)]
    for (const [at, entry] of foldersFirst.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
      if (output.destroyed) return
      add(entry)
    }
    zip.end()
  }
  addAll().catch(fail)
  // Whoever stops reading leaves no file open.
  output.once('close', () => source?.destroy())
  return { output, failed: failed.signal }
}

/** Writes the files one after the other, so that a zip of any size takes the memory of one chunk. Throws UnreadFile where a file's bytes are gone. */
export const writeZip = async (
  blobs: BlobStore,
  entries: readonly Entry[],
  path: string,
  onBytes: (count: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  const { output, failed } = pack(blobs, entries, onBytes)
  try {
    await pipeline(output, createWriteStream(path, { mode: 0o600 }), { signal: AbortSignal.any([signal, failed]) })
  } catch (error) {
    // What went wrong with a file, and not that its zip was therefore broken off.
    throw failed.aborted ? failed.reason : error
  }
}

/** The same as it is made. Where a file's bytes are gone the stream breaks off, so that nobody takes half of it for the whole. */
export const streamedZip = (blobs: BlobStore, entries: readonly Entry[]): Readable => {
  const { output, failed } = pack(blobs, entries, () => undefined)
  failed.addEventListener('abort', () => output.destroy(failed.reason as Error), { once: true })
  return output
}
