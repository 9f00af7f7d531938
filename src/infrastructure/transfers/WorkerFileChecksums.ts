import type { FileChecksums } from '../../application/uploads/FileChecksums.ts'
import type { LocalFile } from '../../application/uploads/UploadGateway.ts'
import type { ChecksumAnswer, ChecksumQuestion } from './checksum.worker.ts'

/** The worker, as far as it is used here. */
export type ChecksumWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const begin = (): ChecksumWorker => new Worker(new URL('./checksum.worker.ts', import.meta.url), { type: 'module' })

/** Files are read piece by piece, one after the other, in a worker that is there while there is something to read. */
export class WorkerFileChecksums implements FileChecksums {
  readonly #begin: () => ChecksumWorker
  readonly #asked = new Map<number, (checksum: string | undefined) => void>()
  #worker: ChecksumWorker | undefined
  #last = 0

  constructor(start: () => ChecksumWorker = begin) {
    this.#begin = start
  }

  sha256(file: LocalFile): Promise<string | undefined> {
    if (!(file instanceof Blob)) return Promise.resolve(undefined)
    const id = (this.#last += 1)
    return new Promise((settle) => {
      this.#asked.set(id, settle)
      this.#worker ??= this.#started()
      const question: ChecksumQuestion = { id, file }
      this.#worker.postMessage(question, [])
    })
  }

  #started(): ChecksumWorker {
    const worker = this.#begin()
    worker.onmessage = ({ data }: MessageEvent<ChecksumAnswer>) => {
      this.#asked.get(data.id)?.(data.checksum)
      this.#asked.delete(data.id)
      if (this.#asked.size === 0) this.#end()
    }
    // Where there can be no worker, files come without having been recognized.
    worker.onerror = () => {
      for (const settle of this.#asked.values()) settle(undefined)
      this.#asked.clear()
      this.#end()
    }
    return worker
  }

  #end(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }
}
