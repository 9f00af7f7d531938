import { createHash } from 'node:crypto'
import { link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { derivedKey, type Derivative } from '../../../server/files/BlobStore.ts'
import { placeOf } from '../../../server/files/blobKey.ts'
import { dimensionsOf, thumbnailOf } from '../../../server/media/picture.ts'
import { THUMBNAIL_SIZES } from '../../../src/infrastructure/contract/files.ts'
import { jpegOf40kB } from '../pictures.ts'
import { compoundsOf } from './words.ts'

/** So many pictures are really different; assets share their bytes by hard links. */
const PICTURES = 200

/** As many are painted at a time. */
const AT_ONCE = 4

/** Every so many assets one is a text, without a thumbnail. */
const TEXT_EVERY = 25

const TEXT_WORDS = 300

/** So many texts are really different. */
const TEXTS = 100

/** Stable from run to run, and shaped like the server's own. */
export const blobKeyOf = (index: number): string => createHash('md5').update(`bench ${index}`).digest('hex')

const checksumOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

/** One distinct content: what its originals and everything derived from them consist of. */
export interface Master {
  readonly checksum: string
  readonly size: number
  /** Pixels; null where it is no picture. */
  readonly width: number | null
  readonly height: number | null
  /** What an indexed text says. */
  readonly text: string | undefined
  /** By the suffix of the key; the original has none. */
  readonly files: readonly { readonly derivative: Derivative | undefined; readonly path: string }[]
}

const write = async (folder: string, name: string, bytes: Buffer): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const pictureMaster = async (folder: string, seed: number): Promise<Master> => {
  const original = await jpegOf40kB(seed)
  const derived = THUMBNAIL_SIZES.map(async (side) => {
    const derivative = `${side}` as const
    return { derivative, path: await write(folder, `${seed}-${side}`, await thumbnailOf(original, side)) }
  })
  const files = [{ derivative: undefined, path: await write(folder, `${seed}`, original) }, ...(await Promise.all(derived))]
  return { checksum: checksumOf(original), size: original.length, ...(await dimensionsOf(original)), text: undefined, files }
}

const textMaster = async (folder: string, seed: number): Promise<Master> => {
  const text = compoundsOf(seed, TEXT_WORDS)
  const bytes = Buffer.from(text)
  const path = await write(folder, `${seed}.txt`, bytes)
  return { checksum: checksumOf(bytes), size: bytes.length, width: null, height: null, text, files: [{ derivative: undefined, path }] }
}

/** Answers the content of each asset: texts, and pictures with thumbnails by the server's own hand, all made once. */
export const paintMasters = async (folder: string): Promise<(index: number) => Master> => {
  await mkdir(folder, { recursive: true })
  const texts = await Promise.all(Array.from({ length: TEXTS }, (_, seed) => textMaster(folder, seed)))
  const pictures = await pictureMasters(folder)
  return (index) => {
    const isText = index % TEXT_EVERY === TEXT_EVERY - 1
    const master = isText ? texts[Math.floor(index / TEXT_EVERY) % TEXTS] : pictures[index % PICTURES]
    if (master === undefined) throw new Error(`Nothing was made for asset ${index}.`)
    return master
  }
}

const pictureMasters = async (folder: string): Promise<readonly Master[]> => {
  const masters: Master[] = []
  while (masters.length < PICTURES) {
    const seeds = Array.from({ length: AT_ONCE }, (_, index) => masters.length + index)
    masters.push(...(await Promise.all(seeds.map((seed) => pictureMaster(folder, seed)))))
  }
  return masters
}

const made = new Set<string>()

/** Puts the content into the blob store under a key. */
export const linkBlob = async (store: string, key: string, { files }: Master): Promise<void> => {
  for (const { derivative, path } of files) {
    const blob = derivative === undefined ? key : derivedKey(key, derivative)
    const { area, shard } = placeOf(blob)
    const target = join(store, area, shard, blob)
    if (!made.has(dirname(target))) await mkdir(dirname(target), { recursive: true })
    made.add(dirname(target))
    await link(path, target)
  }
}
