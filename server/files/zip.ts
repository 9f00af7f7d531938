import { inflateRaw } from 'node:zlib'
import { promisify } from 'node:util'
import type { ByteSource } from './byteSource.ts'

/** A ZIP that no honest office program writes: it lies about its size, climbs out of its folder, or is broken. */
export class HostileArchive extends Error {
  override readonly name = 'HostileArchive'
}

/** The most parts, and the most bytes that one part may claim or turn out to hold. */
export const ZIP_LIMITS = { entries: 5_000, total: 256 * 1024 ** 2, entry: 64 * 1024 ** 2 } as const

export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const inflate = promisify(inflateRaw)
const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const LONGEST_COMMENT = 65_535
const LARGEST_DIRECTORY = 2 * 1024 ** 2

const refuse = (why: string): never => {
  throw new HostileArchive(why)
}

const readAt = async (source: ByteSource, position: number, length: number): Promise<Buffer> => {
  const bytes = await source.read(position, length)
  return bytes.length === length ? bytes : refuse('cut short')
}

const checkedName = (name: string): string =>
  name === '' || name.includes('\0') || name.includes('\\') || name.startsWith('/') || name.split('/').includes('..') ? refuse('climbs out') : name

const parseDirectory = (directory: Buffer, count: number, end: number): readonly ZipEntry[] => {
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== CENTRAL) refuse('broken directory')
    const nameLength = directory.readUInt16LE(at + 28)
    const entry: ZipEntry = {
      name: checkedName(directory.toString('utf8', at + 46, at + 46 + nameLength)),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    }
    if ((directory.readUInt16LE(at + 8) & 1) === 1) refuse('encrypted')
    if (entry.method !== 0 && entry.method !== 8) refuse('unknown method')
    if (entry.size > ZIP_LIMITS.entry || entry.offset + entry.packed > end) refuse('lies about its size')
    entries.push(entry)
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > ZIP_LIMITS.total) refuse('too large unpacked')
  if (new Set(entries.map((entry) => entry.name)).size !== entries.length) refuse('the same part twice')
  return entries
}

const directoryOf = async (source: ByteSource): Promise<readonly ZipEntry[]> => {
  const { size } = source
  if (size < END_SIZE) return refuse('too short')
  const tail = await readAt(source, Math.max(0, size - END_SIZE - LONGEST_COMMENT), Math.min(size, END_SIZE + LONGEST_COMMENT))
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (at < 0 || at + END_SIZE > tail.length || tail.readUInt32LE(at) !== END) return refuse('no directory')
  const count = tail.readUInt16LE(at + 10)
  const length = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  if (count > ZIP_LIMITS.entries || length > LARGEST_DIRECTORY || start + length > size) return refuse('too many parts')
  return parseDirectory(await readAt(source, start, length), count, start)
}

/** The parts of a ZIP, read one by one and never beyond what they claim. Memory is bounded by one part. */
export class ZipFile {
  readonly entries: readonly ZipEntry[]
  readonly #source: ByteSource

  private constructor(source: ByteSource, entries: readonly ZipEntry[]) {
    this.#source = source
    this.entries = entries
  }

  /** Throws {@link HostileArchive} for what no office program writes. */
  static async open(source: ByteSource): Promise<ZipFile> {
    return new ZipFile(source, await directoryOf(source))
  }

  /** A part's bytes; undefined where the archive has no such part. */
  async part(name: string, limit: number = ZIP_LIMITS.entry): Promise<Buffer | undefined> {
    const entry = this.entries.find((one) => one.name === name)
    if (entry === undefined) return undefined
    if (entry.size > limit) return refuse('part too large')
    const header = await readAt(this.#source, entry.offset, 30)
    if (header.readUInt32LE(0) !== LOCAL) return refuse('broken part')
    const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
    const packed = await readAt(this.#source, start, entry.packed)
    if (entry.method === 0) return packed.length === entry.size ? packed : refuse('lies about its size')
    const unpacked = await inflate(packed, { maxOutputLength: Math.max(1, entry.size) }).catch(() => refuse('lies about its size'))
    return unpacked.length === entry.size ? unpacked : refuse('lies about its size')
  }

  /** A part as XML. Office files have no document types, so that one with entities is an attack. */
  async xml(name: string, limit?: number): Promise<string | undefined> {
    const text = (await this.part(name, limit))?.toString('utf8')
    return text !== undefined && /<!(?:DOCTYPE|ENTITY)/i.test(text) ? refuse('declares entities') : text
  }
}
