import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newBlobKey } from '../files/blobKey.ts'
import { ByteCache } from '../files/ByteCache.ts'
import type { DiskSpace } from '../files/DiskSpace.ts'
import { viewsOf } from '../files/viewsOf.ts'

/** Bytes of what was looked at last that are kept in memory as well. */
const IN_MEMORY = 16 * 1024 ** 2

interface Options {
  /** Where stored files lie. */
  readonly root: string
  /** Bytes on the disk. */
  readonly most: number
  /** What has to stay free there is not for views. */
  readonly disk: Pick<DiskSpace, 'hasRoomFor'>
}

const unlessMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/**
 * What was made for visitors, on the disk up to a bound, and as far as it has room: what was used longest ago goes. Every node counts for itself what it has seen there. All of it can
 * be made again, and goes with the stored file that it was made of.
 */
export class ViewStore {
  readonly #options: Options
  /** By path, in the order of use. */
  readonly #sizes = new Map<string, number>()
  readonly #recent = new ByteCache(IN_MEMORY)
  #bytes = 0
  #found: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  pathOf(blobKey: string, name: string): string {
    return join(viewsOf(this.#options.root, blobKey), name)
  }

  async bytes(path: string): Promise<Buffer | undefined> {
    const recent = this.#recent.get(path)
    const found = recent ?? (await readFile(path).catch(unlessMissing))
    if (found === undefined) return undefined
    if (recent === undefined) this.#recent.put(path, found)
    this.#use(path, found.length)
    return found
  }

  async has(path: string): Promise<boolean> {
    const found = await stat(path).catch(unlessMissing)
    if (found !== undefined) this.#use(path, found.size)
    return found !== undefined
  }

  /** All of it or nothing is seen. */
  async put(path: string, bytes: Buffer): Promise<void> {
    const half = `${path}-${newBlobKey()}`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(half, bytes)
      await rename(half, path)
    } finally {
      await rm(half, { force: true })
    }
    this.#recent.put(path, bytes)
    await this.added(path)
  }

  /** Something was written there: what goes for it goes. */
  async added(path: string): Promise<void> {
    await (this.#found ??= this.#find().catch((error: unknown) => {
      this.#found = undefined
      throw error
    }))
    const found = await stat(path).catch(unlessMissing)
    if (found !== undefined) this.#use(path, found.size)
    for (const [oldest, size] of this.#sizes) {
      // What has just been made is about to be sent.
      if (oldest === path || (await this.#fits())) return
      this.#sizes.delete(oldest)
      this.#bytes -= size
      await unlink(oldest).catch(unlessMissing)
    }
  }

  async #fits(): Promise<boolean> {
    const { most, disk } = this.#options
    return this.#bytes <= most && disk.hasRoomFor(0)
  }

  #use(path: string, size: number): void {
    this.#bytes += size - (this.#sizes.get(path) ?? 0)
    this.#sizes.delete(path)
    this.#sizes.set(path, size)
  }

  /** What lies there from before, the oldest first. */
  async #find(): Promise<void> {
    const area = join(this.#options.root, 'views')
    const entries = (await readdir(area, { recursive: true, withFileTypes: true }).catch(unlessMissing)) ?? []
    const files = await Promise.all(
      entries.filter((entry) => entry.isFile()).map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const found = await stat(path).catch(unlessMissing)
        return { path, size: found?.size ?? 0, at: found?.mtimeMs ?? 0 }
      }),
    )
    const known = [...this.#sizes]
    for (const { path, size } of files.toSorted((one, other) => one.at - other.at)) this.#use(path, size)
    for (const [path, size] of known) this.#use(path, size)
  }
}
