import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import { beginRecurring, forgetJobs, giveBack, takeBack } from './claims.ts'
import { Heartbeat } from './Heartbeat.ts'
import { inProcess } from './inProcess.ts'
import type { Executor, JobRun } from './JobRun.ts'
import type { Registered, WorkerProgram } from './kind.ts'
import { QueueRunner } from './QueueRunner.ts'

/** Milliseconds between looks for what nobody told of: jobs of other nodes, and those of nodes that are gone. */
const POLL_MS = 10_000

/** Milliseconds by which a timer may come before what is due: both are rounded. What comes too early would wait for the next look. */
const EARLY = 2

/** Milliseconds that tries have to end in order when the node stops. */
const FAREWELL = 12_000

/** Seconds after which what recurs is done for the first time. */
const FIRST = 60

interface Parts {
  readonly database: Database
  /** No other node works on this database. */
  readonly isAlone: boolean
  /** Make tries in processes of their programs. */
  readonly workers?: Readonly<Partial<Record<WorkerProgram, { readonly execute: Executor }>>>
  readonly onError: (error: unknown) => void
}

/** Does the jobs of all capabilities on this node. */
export class Kernel {
  readonly #parts: Parts
  readonly #kinds = new Map<string, Registered>()
  readonly #runners = new Map<string, QueueRunner>()
  readonly #timers = new Set<NodeJS.Timeout>()
  #heartbeat: Heartbeat | undefined
  #looking: NodeJS.Timeout | undefined
  #isOpen = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Before it begins. */
  register(...kinds: readonly Registered[]): void {
    for (const kind of kinds) {
      const { queue } = kind
      this.#kinds.set(kind.name, kind)
      if (this.#runners.has(queue.name)) continue
      const execute = queue.worker === undefined ? inProcess : this.#parts.workers?.[queue.worker]?.execute
      if (execute === undefined) throw new Error(`Nobody makes the tries of ${queue.name}`)
      this.#runners.set(queue.name, new QueueRunner(queue, { ...this.#parts, kinds: this.#kinds, execute, onRetry: (delay) => this.wake(queue.name, delay) }))
    }
  }

  async begin(): Promise<void> {
    const { database, isAlone, onError } = this.#parts
    if (isAlone) await takeBack(database, true)
    for (const { name, queue, every } of this.#kinds.values()) if (every !== undefined) await beginRecurring(database, name, queue.name, FIRST)
    this.#isOpen = true
    this.#heartbeat = new Heartbeat(database, () => this.#runs(), onError)
    this.#looking = setInterval(() => void this.look().catch(onError), POLL_MS)
    this.#looking.unref()
    this.wakeAll()
  }

  /** There is something to do in a queue, in so many milliseconds. */
  wake(queue: string, delay = 0): void {
    if (!this.#isOpen) return
    if (delay <= 0) {
      this.#runners.get(queue)?.wake()
      return
    }
    // What is due later than the next look is found by a look.
    if (delay > POLL_MS) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.wake(queue)
    }, delay + EARLY)
    timer.unref()
    this.#timers.add(timer)
  }

  wakeAll(): void {
    for (const queue of this.#runners.keys()) this.wake(queue)
  }

  /** A job was cancelled or removed. */
  stopped(id: string): void {
    for (const run of this.#runs()) if (run.job.id === id) run.leave()
  }

  /** Ends what is under way, or puts it down: it is begun anew, here or elsewhere. */
  async close(): Promise<void> {
    this.#isOpen = false
    clearInterval(this.#looking)
    for (const timer of this.#timers) clearTimeout(timer)
    const left = [...this.#runs()]
    const drained = Promise.all([...this.#runners.values()].map((runner) => runner.drain()))
    for (const run of left) run.stop()
    const timeout = new AbortController()
    await Promise.race([drained, pause(FAREWELL, undefined, { signal: timeout.signal }).catch(() => undefined)])
    timeout.abort()
    await this.#heartbeat?.close()
    await giveBack(this.#parts.database, left.map(({ job }) => job.attempt))
  }

  *#runs(): Iterable<JobRun> {
    for (const runner of this.#runners.values()) yield* runner.runs
  }

  /** Looks for what nobody told of, and forgets what is over its time. */
  async look(): Promise<void> {
    const { database } = this.#parts
    await takeBack(database, false)
    await forgetJobs(database)
    this.wakeAll()
  }
}
