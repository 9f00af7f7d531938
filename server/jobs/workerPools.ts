import type { OwnerConnection } from '../database/connect.ts'
import type { WorkerProgram } from './kind.ts'
import { WorkerPool } from './WorkerPool.ts'

interface Surroundings {
  readonly connection: OwnerConnection
  readonly dataDirectory: string
  readonly onError: (error: unknown) => void
  readonly onSent: (queue: string, delay: number) => void
}

/**
 * A pool for each program: none of them waits for another's work, or ends with it. What has loaded much and begins slowly rests later: the worker of
 * files takes a hundred megabytes, and half a second to come back.
 */
export const workerPools = (surroundings: Surroundings): Readonly<Record<WorkerProgram, WorkerPool>> => ({
  files: new WorkerPool({ ...surroundings, program: 'worker', heap: 192, restAfter: 10_000 }),
  ocr: new WorkerPool({ ...surroundings, program: 'ocrWorker', heap: 192, restAfter: 10_000 }),
  recognition: new WorkerPool({ ...surroundings, program: 'recognitionWorker', heap: 192, restAfter: 20_000 }),
})
