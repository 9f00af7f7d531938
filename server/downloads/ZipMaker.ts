import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ZipFailureReason } from '../../src/domain/downloads/zip.ts'
import type { Database } from '../database/connect.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { newBlobKey } from '../files/blobKey.ts'
import type { FreeSpace } from '../transfers/reservations.ts'
import { beginAnew, entriesOf, isNamed, moveZip, type Order, removeExpired, takeZip } from './queue.ts'
import { UnreadFile, writeZip } from './writeZip.ts'

/** Milliseconds between looks for zips that other nodes left, and between two reports of progress. */
const BACKSTOP = 10_000
const REPORTING = 500

/** What the file system says of a file that is gone, and of a disk that is full. */
const REASONS: Readonly<Record<string, ZipFailureReason>> = { ENOENT: 'ASSET_NOT_FOUND', ENOSPC: 'DISK_FULL' }

const reasonOf = (error: unknown): ZipFailureReason =>
  (error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined) ?? 'UNEXPECTED'

interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly space: Pick<FreeSpace, 'hasRoomFor'>
  /** For zips that are not finished. */
  readonly directory: string
  /** No other node works on this database. */
  readonly isAlone: boolean
  readonly onError: (error: unknown) => void
}

/** Makes the zips that are in line, one after the other: the bytes stream from file to file, so it takes no process of its own. */
export class ZipMaker {
  readonly #parts: Parts
  readonly #stopped = new AbortController()
  #working: Promise<void> = Promise.resolve()
  #isAwake = false
  #isCalled = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async begin(): Promise<void> {
    const { directory, database, isAlone } = this.#parts
    await rm(directory, { recursive: true, force: true })
    await mkdir(directory, { recursive: true, mode: 0o700 })
    if (isAlone) await beginAnew(database)
    this.#timer = setInterval(() => {
      removeExpired(database).catch(this.#parts.onError)
      this.wake()
    }, BACKSTOP)
    this.#timer.unref()
    this.wake()
  }

  /** There may be something to make. */
  wake(): void {
    this.#isCalled = true
    if (this.#isAwake || this.#stopped.signal.aborted) return
    this.#isAwake = true
    this.#working = this.#work().catch(this.#parts.onError)
  }

  /** Breaks off what is under way: it is made anew after the next start. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopped.abort()
    await this.#working
  }

  async #work(): Promise<void> {
    try {
      while (this.#isCalled && !this.#stopped.signal.aborted) {
        // A call that comes while it looks is of something that this look may have missed.
        this.#isCalled = false
        for (let order = await this.#next(); order !== undefined; order = await this.#next()) await this.#make(order)
      }
    } finally {
      this.#isAwake = false
    }
  }

  async #next(): Promise<Order | undefined> {
    return this.#stopped.signal.aborted ? undefined : takeZip(this.#parts.database)
  }

  async #make(order: Order): Promise<void> {
    const { database, blobs, directory, space, onError } = this.#parts
    const path = join(directory, order.id)
    const unwanted = new AbortController()
    let done = 0
    const report = setInterval(() => {
      moveZip(database, order, { state: 'Making', done }).then((isWanted) => (isWanted ? undefined : unwanted.abort()), onError)
    }, REPORTING)
    try {
      if (!(await space.hasRoomFor(order.total))) throw Object.assign(new Error('No room on the disk for a zip'), { code: 'ENOSPC' })
      const entries = await entriesOf(database, order)
      const signal = AbortSignal.any([this.#stopped.signal, unwanted.signal])
      await writeZip(blobs, entries, path, (count) => (done += count), signal)
      const blobKey = newBlobKey()
      const { size } = await stat(path)
      await blobs.adopt(blobKey, path)
      clearInterval(report)
      if (!(await moveZip(database, order, { state: 'Ready', done: order.total, blobKey, size }))) await blobs.remove(blobKey)
    } catch (error) {
      clearInterval(report)
      if (this.#stopped.signal.aborted || unwanted.signal.aborted) return
      const failure = reasonOf(error)
      // Deleted for good while it was packed: the zip says so, and nothing is wrong. A file that should be there is.
      const isDeleted = failure === 'ASSET_NOT_FOUND' && error instanceof UnreadFile && !(await isNamed(database, order, error.blobKey))
      if (!isDeleted) onError(error)
      await moveZip(database, order, { state: 'Failed', done, failure })
    } finally {
      await rm(path, { force: true })
    }
  }
}
