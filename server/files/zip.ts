import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import yauzl from 'yauzl'
import type { ByteSource } from './byteSource.ts'

/** A ZIP that no honest office program writes: it lies about its size, climbs out of its folder, or is broken. */
export class HostileArchive extends Error {
  override readonly name = 'HostileArchive'
}

/** One that holds more than is taken into memory. */
export class OversizedArchive extends HostileArchive {}

/** The most parts, and the most bytes that one part may claim or turn out to hold. */
export const ZIP_LIMITS = { entries: 5_000, total: 256 * 1024 ** 2, entry: 64 * 1024 ** 2 } as const

/**
 * The most bytes that a part is packed into. Packing adds a few to what it cannot make smaller; one that is stuffed with blocks of nothing would be
 * read for as long as its file is, whatever it unpacks to.
 */
const mostPacked = (unpacked: number): number => 2 * unpacked + 4096

/** Bytes of the directory: names, and what else is said of the parts. */
const LARGEST_DIRECTORY = 2 * 1024 ** 2
const DIRECTORY_ENTRY = 46

/** Bytes that are read at once: the directory is asked for in small pieces. */
const WINDOW = 64 * 1024

/** Parts unpack to just what they claim, and names stay within the archive: the library sees to both. */
const CHECKS = { autoClose: false, validateEntrySizes: true, strictFileNames: true } as const

/** What the library reads, with the last piece kept. */
class SourceReader extends yauzl.RandomAccessReader {
  readonly #source: ByteSource
  #kept: { readonly at: number; readonly bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) }
  /** What kept the bytes from being read, which says nothing of the archive. */
  failure: unknown

  constructor(source: ByteSource) {
    super()
    this.#source = source
  }

  async #bytes(position: number, length: number): Promise<Buffer> {
    const { at, bytes } = this.#kept
    if (position >= at && position + length <= at + bytes.length) return bytes.subarray(position - at, position - at + length)
    const ahead = Math.max(length, Math.min(WINDOW, this.#source.size - position))
    const read = await this.#source.read(position, ahead).catch((error: unknown) => {
      this.failure = error
      throw error
    })
    this.#kept = { at: position, bytes: read }
    return read.subarray(0, length)
  }

  override read(target: Buffer, offset: number, length: number, position: number, done: (error: Error | null, bytes?: number) => void): void {
    callbackify(async () => (await this.#bytes(position, length)).copy(target, offset))(done)
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const pieces = async function* (this: SourceReader): AsyncGenerator<Buffer> {
      for (let at = start; at < end; at += WINDOW) yield await this.#bytes(at, Math.min(WINDOW, end - at))
    }
    return Readable.from(pieces.call(this))
  }
}

const refuse = (why: string): never => {
  throw new HostileArchive(why)
}
const refuseSize = (why: string): never => {
  throw new OversizedArchive(why)
}

const checkedEntry = (entry: yauzl.Entry): yauzl.Entry => {
  if (entry.fileName === '' || entry.fileName.includes('\0')) refuse('a name that is none')
  if (!entry.canDecodeFileData()) refuse('encrypted, or packed by an unknown method')
  return entry.uncompressedSize > ZIP_LIMITS.entry ? refuseSize('part too large') : entry
}

const entriesOf = async (archive: yauzl.ZipFile): Promise<ReadonlyMap<string, yauzl.Entry>> => {
  if (archive.entryCount > ZIP_LIMITS.entries) refuseSize('too many parts')
  const entries = new Map<string, yauzl.Entry>()
  let directory = 0
  let total = 0
  for await (const entry of archive.eachEntry()) {
    directory += DIRECTORY_ENTRY + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    total += checkedEntry(entry).uncompressedSize
    if (directory > LARGEST_DIRECTORY || total > ZIP_LIMITS.total) refuseSize('too large')
    if (entries.has(entry.fileName)) refuse('the same part twice')
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Whatever the library finds wrong is the archive's fault, except that its bytes could not be read. */
const judged = async <A>(reader: SourceReader, work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    if (reader.failure !== undefined) throw reader.failure
    throw error instanceof HostileArchive ? error : new HostileArchive('broken', { cause: error })
  }
}

/** The parts of a ZIP, read one by one and never beyond what they claim. Memory is bounded by one part. */
export class ZipFile {
  readonly #reader: SourceReader
  readonly #archive: yauzl.ZipFile
  readonly #entries: ReadonlyMap<string, yauzl.Entry>

  private constructor(reader: SourceReader, archive: yauzl.ZipFile, entries: ReadonlyMap<string, yauzl.Entry>) {
    this.#reader = reader
    this.#archive = archive
    this.#entries = entries
  }

  /** Throws {@link HostileArchive} for what no office program writes. */
  static open(source: ByteSource): Promise<ZipFile> {
    const reader = new SourceReader(source)
    return judged(reader, async () => {
      const archive = await yauzl.fromRandomAccessReaderPromise(reader, source.size, CHECKS)
      return new ZipFile(reader, archive, await entriesOf(archive))
    })
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()]
  }

  /** Bytes that a part says it unpacks to. */
  sizeOf(name: string): number {
    return this.#entries.get(name)?.uncompressedSize ?? 0
  }

  /** A part's bytes, of which no more than some twice as many are read; undefined where the archive has no such part. */
  async part(name: string, limit: number = ZIP_LIMITS.entry): Promise<Buffer | undefined> {
    const entry = this.#entries.get(name)
    if (entry === undefined) return undefined
    if (entry.uncompressedSize > limit) throw new OversizedArchive('part too large')
    if (entry.compressedSize > mostPacked(entry.uncompressedSize)) throw new HostileArchive('packed into more than it holds')
    return judged(this.#reader, async () => buffer(await this.#archive.openReadStreamPromise(entry)))
  }

  /** A part as XML. Office files have no document types, so that one with entities is an attack. */
  async xml(name: string, limit?: number): Promise<string | undefined> {
    const text = (await this.part(name, limit))?.toString('utf8')
    if (text !== undefined && /<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new HostileArchive('declares entities')
    return text
  }
}
