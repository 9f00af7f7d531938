import type { Database } from '../database/connect.ts'
import { claimJob, giveBack } from './claims.ts'
import { INSTALLATION, type Queue, type Registered } from './kind.ts'
import { JobRun, type Executor } from './JobRun.ts'

interface Parts {
  readonly database: Database
  readonly kinds: ReadonlyMap<string, Registered>
  readonly execute: Executor
  readonly onError: (error: unknown) => void
  /** A try has ended, and is made again after so many milliseconds. */
  readonly onRetry: (delay: number) => void
}

/**
 * Runs the jobs of one queue on this node, so many beside each other, the organizations taking turns. One that has failed before is done alone
 * where a worker does it: what ended its process may have been another beside it, which is not blamed for it again.
 */
export class QueueRunner {
  readonly #queue: Queue
  readonly #parts: Parts
  readonly #runs = new Map<JobRun, Promise<void>>()
  #last = INSTALLATION
  #filling: Promise<void> | undefined
  #isCalled = false
  #isOver = false

  constructor(queue: Queue, parts: Parts) {
    this.#queue = queue
    this.#parts = parts
  }

  get runs(): Iterable<JobRun> {
    return this.#runs.keys()
  }

  /** There may be something to do. */
  wake(): void {
    // A call that comes while it looks is of something that this look may have missed.
    this.#isCalled = true
    if (this.#isOver) return
    this.#filling ??= this.#fill()
      .catch(this.#parts.onError)
      .finally(() => {
        this.#filling = undefined
        if (this.#isCalled && this.#hasRoom) this.wake()
      })
  }

  /** Takes nothing any more; answers once all that is under way has ended. */
  async drain(): Promise<void> {
    this.#isOver = true
    await this.#filling
    await Promise.all(this.#runs.values())
  }

  async #fill(): Promise<void> {
    while (this.#isCalled && this.#hasRoom) {
      this.#isCalled = false
      const { database, kinds } = this.#parts
      const job = await claimJob(database, this.#queue.name, this.#last, this.#served())
      if (job === undefined) continue
      if (this.#isOver) return giveBack(database, [job.attempt])
      this.#isCalled = true
      this.#last = job.organizationId
      const run = new JobRun(job, kinds.get(job.kind), this.#parts)
      if (run.isTriedAlone) await this.#do(run, Promise.all(this.#runs.values()))
      else void this.#do(run, undefined)
    }
  }

  get #hasRoom(): boolean {
    return !this.#isOver && this.#runs.size < this.#queue.concurrency
  }

  /** Organizations that have their share of what is under way. */
  #served(): readonly string[] {
    const under = Map.groupBy(this.#runs.keys(), ({ job }) => job.organizationId)
    return [...under].filter(([, runs]) => runs.length >= this.#queue.perOrganization).map(([id]) => id)
  }

  #do(run: JobRun, others: Promise<unknown> | undefined): Promise<void> {
    const ended = Promise.resolve(others)
      .then(() => run.run())
      .then((delay) => {
        this.#runs.delete(run)
        if (delay !== undefined) this.#parts.onRetry(delay)
        this.wake()
      })
    this.#runs.set(run, ended)
    return ended
  }
}
