import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import * as Result from 'effect/Result'
import { withoutSecrets } from '../configuration/configuration.ts'
import type { OwnerConnection } from '../database/connect.ts'
import { programOf, type Program } from '../node/programOf.ts'
import type { Executor, JobRun, Outcome } from './JobRun.ts'
import type { Mandate } from './mandate.ts'
import type { Order, Report, Thrown } from './messages.ts'

/** Milliseconds before a worker that died is replaced, growing while they keep dying. */
const SHORTEST_PAUSE = 100
const LONGEST_PAUSE = 10_000

/** Milliseconds for a worker to end in order. */
const FAREWELL = 12_000

/** Megabytes of a worker's young objects. */
const YOUNG_HEAP = 4

/**
 * One arena of glibc's allocator instead of one for each thread: what the picture library's threads free for one picture is used for the next
 * by whichever thread makes it, and 40 MB are not kept. Other systems do not know the variable.
 */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1' } as const

/** The server's own bounds (server/launch/start.js) are none for pictures, whose large pieces are used again and again. */
const OWN_BOUNDS = { MALLOC_MMAP_THRESHOLD_: undefined, MALLOC_TRIM_THRESHOLD_: undefined } as const

const defer = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system has no priorities.
  }
}

/** A worker process ended at a try, or beside it. */
class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded'
}

const errorOf = ({ message, code }: Thrown): Error => Object.assign(new Error(message), code === undefined ? {} : { code })

interface Parts {
  readonly program: Program
  /** Megabytes that a worker's own objects take at the most. Pictures and models lie outside of it. */
  readonly heap: number
  /** Milliseconds without work after which a worker ends. */
  readonly restAfter: number
  readonly connection: OwnerConnection
  readonly dataDirectory: string
  readonly onError: (error: unknown) => void
  /** Jobs were sent by a job. */
  readonly onSent: (queue: string, delay: number) => void
}

interface Waiting {
  readonly run: JobRun
  readonly by: Mandate | undefined
  readonly settle: (outcome: Promise<Outcome>) => void
}

/**
 * Makes tries in a process of one program, so that whatever a file does to it leaves the API alone. It comes with the first try, and ends when there has
 * been none for a while. What takes longer than its kind may ends with its process.
 */
export class WorkerPool {
  readonly #parts: Parts
  readonly #waiting = new Map<string, Waiting>()
  /** Those that were asked to end, until they have. */
  readonly #leaving = new Map<ChildProcess, Promise<void>>()
  #worker: ChildProcess | undefined
  #pause = SHORTEST_PAUSE
  #next: NodeJS.Timeout | undefined
  #rest: NodeJS.Timeout | undefined
  #isOver = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  readonly execute: Executor = async (run, _opened, by) => {
    run.signal.throwIfAborted()
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const { attempt } = run.job
    const overdue = setTimeout(() => {
      this.#waiting.delete(attempt)
      run.timeOut()
      this.#kill()
    }, run.kind?.timeLimit)
    const leave = (): void => {
      this.#send({ kind: 'abort', attempt })
      resolve(Promise.reject(run.signal.reason as Error))
    }
    run.signal.addEventListener('abort', leave)
    this.#waiting.set(attempt, { run, by, settle: resolve })
    try {
      this.#assign(run, by)
      return await promise
    } finally {
      clearTimeout(overdue)
      run.signal.removeEventListener('abort', leave)
      this.#waiting.delete(attempt)
      this.#restLater()
    }
  }

  /** There will be something to do: a worker gets ready. */
  expect(): void {
    if (this.#next === undefined && !this.#isOver) this.#worker ??= this.#start()
    this.#restLater()
  }

  /** Ends the worker once what it is at is written; `isForced`: at once, as there is nowhere to write it. */
  async close({ isForced = false }: { readonly isForced?: boolean } = {}): Promise<void> {
    this.#isOver = true
    clearTimeout(this.#next)
    clearTimeout(this.#rest)
    if (this.#worker !== undefined) this.#leave(this.#worker)
    if (isForced) for (const worker of this.#leaving.keys()) worker.kill('SIGKILL')
    await Promise.all(this.#leaving.values())
  }

  /** While the next worker is awaited, its tries wait as well. */
  #assign({ job }: JobRun, by: Mandate | undefined): void {
    clearTimeout(this.#rest)
    if (this.#isOver) throw new WorkerEnded('The node ends')
    if (this.#next === undefined) this.#worker ??= this.#start()
    const { attempt, id, kind, organizationId, payload, total } = job
    this.#send({ kind: 'run', assignment: { attempt, id, kind, organizationId, payload, total, by } })
  }

  #send(order: Order): void {
    // One that has just died is not told; its tries end with it.
    if (this.#worker?.connected === true) this.#worker.send(order, () => undefined)
  }

  #start(): ChildProcess {
    const { program, heap, connection, dataDirectory, onError } = this.#parts
    const worker = fork(programOf(program), {
      env: { ...ONE_ARENA, ...withoutSecrets(process.env), ...OWN_BOUNDS },
      execArgv: [`--max-old-space-size=${heap}`, `--max-semi-space-size=${YOUNG_HEAP}`],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    worker.on('message', (message: Report) => this.#receive(message))
    worker.on('error', (error) => {
      onError(error)
      // The machine has no process for it, which is nobody's fault: what waits for it goes on waiting.
      if (worker.pid === undefined) this.#replace(worker)
    })
    worker.once('exit', (code) => this.#ended(worker, code))
    // Whoever waits for an answer comes before pictures. Where that is not to be had it goes without.
    worker.once('spawn', () => defer(worker.pid))
    if (worker.pid !== undefined) worker.send({ kind: 'begin', connection, dataDirectory } satisfies Order, () => undefined)
    return worker
  }

  #receive(message: Report): void {
    switch (message.kind) {
      case 'ready':
        this.#pause = SHORTEST_PAUSE
        break
      case 'progress':
        this.#waiting.get(message.attempt)?.run.advance(message.done, message.total)
        break
      case 'done':
        this.#waiting.get(message.attempt)?.settle(Promise.resolve(message.outcome === undefined ? undefined : Result.succeed(message.outcome)))
        break
      case 'refused':
        this.#waiting.get(message.attempt)?.settle(Promise.resolve(Result.fail(message.failure)))
        break
      case 'thrown':
        this.#waiting.get(message.attempt)?.settle(Promise.reject(errorOf(message.error)))
        break
      case 'sent':
        this.#parts.onSent(message.queue, message.delay)
        break
      case 'grown':
        if (this.#waiting.size === 0) this.#dismiss()
        break
    }
  }

  #restLater(): void {
    clearTimeout(this.#rest)
    if (this.#waiting.size > 0 || this.#isOver) return
    this.#rest = setTimeout(() => this.#dismiss(), this.#parts.restAfter)
    this.#rest.unref()
  }

  /** What comes before it has gone is another worker's, and not blamed for its end. */
  #kill(): void {
    const worker = this.#worker
    if (worker === undefined) return
    worker.kill('SIGKILL')
    this.#ended(worker, null)
  }

  /** Another one comes with the next try. */
  #dismiss(): void {
    const worker = this.#worker
    this.#worker = undefined
    if (worker !== undefined) this.#leave(worker)
  }

  /** In order, and if that takes too long, at once. */
  #leave(worker: ChildProcess): void {
    if (this.#leaving.has(worker) || worker.pid === undefined || worker.exitCode !== null || worker.signalCode !== null) return
    const overdue = setTimeout(() => worker.kill('SIGKILL'), FAREWELL)
    overdue.unref()
    const { promise, resolve } = Promise.withResolvers<void>()
    worker.once('exit', () => {
      clearTimeout(overdue)
      this.#leaving.delete(worker)
      resolve()
    })
    this.#leaving.set(worker, promise)
    worker.kill('SIGTERM')
  }

  #ended(worker: ChildProcess, code: number | null): void {
    if (this.#worker !== worker) return
    for (const { settle } of this.#waiting.values()) settle(Promise.reject(new WorkerEnded(`A worker ended (${code ?? 'killed'})`)))
    this.#replace(worker)
  }

  /** Another one begins after a pause, for what waits then. */
  #replace(worker: ChildProcess): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    if (this.#isOver) return
    this.#next = setTimeout(() => {
      this.#next = undefined
      this.#resume()
    }, this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  /** What came while there was no worker. */
  #resume(): void {
    if (this.#waiting.size === 0 || this.#isOver) return
    this.#worker = this.#start()
    for (const { run, by } of this.#waiting.values()) this.#assign(run, by)
  }
}
