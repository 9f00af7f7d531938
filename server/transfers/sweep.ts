import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { unnamedFiles } from '../files/unnamedFiles.ts'
import { ABANDONED_AFTER, type UploadStore } from './UploadStore.ts'

/** Milliseconds that a file may wait for its row: longer than any transaction. */
const GRACE = 60 * 60 * 1000

/** Files that are asked about at a time, and milliseconds between, so that a large store is not walked through in one go. */
const BATCH = 500
const PAUSE_MS = 20

interface Parts {
  readonly database: Pick<Database, 'pool'>
  readonly blobs: BlobStore
  readonly uploads: UploadStore
}

const removeOrphans = async ({ database, blobs }: Parts, keys: readonly string[]): Promise<void> => {
  for (const key of await unnamedFiles(database, keys)) await blobs.remove(key)
}

/** Removes files that no asset and no zip names, which a kill between file and row leaves behind, what is derived from files that are gone, and uploads that nobody went on with. */
export const sweep = async (parts: Parts, now: Date = new Date()): Promise<void> => {
  await parts.uploads.sweep(new Date(now.getTime() - ABANDONED_AFTER))
  let keys: string[] = []
  for await (const { key, modifiedAt } of parts.blobs.originals()) {
    if (modifiedAt.getTime() < now.getTime() - GRACE) keys.push(key)
    if (keys.length < BATCH) continue
    await removeOrphans(parts, keys)
    keys = []
    await pause(PAUSE_MS)
  }
  if (keys.length > 0) await removeOrphans(parts, keys)
  await parts.blobs.sweepDerived(new Date(now.getTime() - GRACE))
}
