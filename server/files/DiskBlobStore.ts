import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DERIVATIVES, derivedKey, type BlobStore, type ByteRange, type StoredBlob } from './BlobStore.ts'
import { newBlobKey, placeOf } from './blobKey.ts'
import { viewsOf } from './viewsOf.ts'

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code

const unlessMissing = (error: unknown): undefined => {
  if (hasCode(error, 'ENOENT')) return undefined
  throw error
}

const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Blobs as files in sharded folders below one directory. */
export class DiskBlobStore implements BlobStore {
  readonly #root: string
  readonly #made = new Map<string, Promise<void>>()

  constructor(root: string) {
    this.#root = root
  }

  async adopt(key: string, path: string): Promise<void> {
    const target = await this.#prepared(key)
    await Promise.all([flush(path), link(path, target).catch((error: unknown) => this.#copied(error, path, target))])
    await flush(join(target, '..'))
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const target = await this.#prepared(key)
    const half = `${target}-${newBlobKey()}`
    try {
      await writeFile(half, bytes)
      await rename(half, target)
    } catch (error) {
      await rm(half, { force: true })
      throw error
    }
  }

  async size(key: string): Promise<number | undefined> {
    return (await stat(this.#path(key)).catch(unlessMissing))?.size
  }

  read(key: string, range?: ByteRange): Readable {
    return createReadStream(this.#path(key), range && { start: range.first, end: range.last })
  }

  bytes(key: string): Promise<Buffer> {
    return readFile(this.#path(key))
  }

  async remove(key: string): Promise<void> {
    const keys = [key, ...DERIVATIVES.map((derivative) => derivedKey(key, derivative))]
    await Promise.all([
      ...keys.map((one) => unlink(this.#path(one)).catch(unlessMissing)),
      rm(viewsOf(this.#root, key), { recursive: true, force: true }),
    ])
  }

  async *originals(): AsyncIterable<StoredBlob> {
    const area = join(this.#root, 'originals')
    for (const shard of (await readdir(area).catch(unlessMissing)) ?? []) {
      for (const key of await readdir(join(area, shard))) {
        const found = await stat(join(area, shard, key)).catch(unlessMissing)
        if (found !== undefined) yield { key, modifiedAt: found.ctime }
      }
    }
  }

  async sweepDerived(before: Date): Promise<void> {
    const area = join(this.#root, 'derived')
    for (const shard of (await readdir(area).catch(unlessMissing)) ?? []) {
      const derived = await readdir(join(area, shard))
      const originals = new Set(await readdir(join(this.#root, 'originals', shard)).catch(unlessMissing))
      for (const name of derived) {
        const [key = '', ending = ''] = name.split('.')
        if (originals.has(key) && !ending.includes('-')) continue
        const path = join(area, shard, name)
        const made = (await stat(path).catch(unlessMissing))?.ctime
        if (made !== undefined && made < before) await rm(path, { force: true })
      }
    }
  }

  /** A link costs nothing; between file systems, or where links are unknown, the bytes are copied. */
  async #copied(error: unknown, path: string, target: string): Promise<void> {
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].some((code) => hasCode(error, code))) throw error
    await copyFile(path, target)
    await flush(target)
  }

  #path(key: string): string {
    const { area, shard } = placeOf(key)
    return join(this.#root, area, shard, key)
  }

  async #prepared(key: string): Promise<string> {
    const { area, shard } = placeOf(key)
    const folder = join(this.#root, area, shard)
    const made = this.#made.get(folder) ?? mkdir(folder, { recursive: true }).then(() => flush(join(folder, '..')))
    this.#made.set(folder, made)
    await made.catch((error: unknown) => {
      this.#made.delete(folder)
      throw error
    })
    return join(folder, key)
  }
}
