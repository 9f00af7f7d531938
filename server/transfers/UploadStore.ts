import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'

export type Upload = Awaited<ReturnType<FileStore['getUpload']>>

/** Milliseconds after which an upload that nobody went on with is given up. */
export const ABANDONED_AFTER = 24 * 60 * 60 * 1000

const ID = /^[0-9a-f]{32}$/

/** Uploads under way: for each the bytes that have come, and beside them a small file that says what they are. */
export class UploadStore extends FileStore {
  /** What is known of an upload; undefined where there is none. */
  async find(id: string): Promise<Upload | undefined> {
    return ID.test(id) ? this.getUpload(id).catch(() => undefined) : undefined
  }

  pathOf(id: string): string {
    return join(this.directory, id)
  }

  /** Errors keep their code, so that a full disk can be told from others. What was written stays. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    let written = 0
    const counted = async function* (chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
      for await (const chunk of chunks) {
        written += chunk.length
        yield chunk
      }
    }
    await pipeline(source, counted, createWriteStream(this.pathOf(id), { flags: 'r+', start: offset }))
    return offset + written
  }

  async discard(id: string): Promise<void> {
    await Promise.all(['', '.json'].map((ending) => rm(this.pathOf(id) + ending, { force: true })))
  }

  /** Removes what nobody has gone on with since `before`. */
  async sweep(before: Date): Promise<void> {
    const changed = new Map<string, number>()
    for (const file of await readdir(this.directory)) {
      const id = file.slice(0, 32)
      const modified = (await stat(join(this.directory, file)).catch(() => undefined))?.mtimeMs ?? 0
      changed.set(id, Math.max(modified, changed.get(id) ?? 0))
    }
    for (const [id, modified] of changed) if (modified < before.getTime()) await this.discard(id)
  }
}
