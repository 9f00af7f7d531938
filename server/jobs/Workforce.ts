import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import type { BossQueue } from './BossQueue.ts'
import type { Order, Report } from './messages.ts'
import { giveUp } from './outcome.ts'

/** Milliseconds that one job may take. A file that takes longer is hostile or broken: its worker is ended. */
const PATIENCE = 60_000

/** Milliseconds before a worker that died is replaced, growing while they keep dying. */
const SHORTEST_PAUSE = 100
const LONGEST_PAUSE = 10_000

/** Milliseconds for a worker to end in order. */
const FAREWELL = 12_000

/** Milliseconds without work after which a worker ends: it takes a hundred megabytes, and half a second to come back. */
const REST_AFTER = 10_000

/** Milliseconds between looks, while there is no worker, for jobs that nobody told of: those of other nodes, and of a kill. */
const LOOKING = 10_000

/** Milliseconds between two sweeps, and before the first. */
const SWEEPING = 60 * 60_000
const FIRST_SWEEP = 60_000

/** In megabytes: the most that a worker's own objects take, and the young ones of them. Pictures lie outside of it. */
const HEAP = 192
const YOUNG_HEAP = 4

/**
 * One arena of glibc's allocator instead of one for each thread: what the picture library's threads free for one picture is used for the next
 * by whichever thread makes it, and 40 MB are not kept. Other systems do not know the variable.
 */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1' } as const

/** Beside this program when it is bundled, one folder up in the sources. */
const program = (): string => {
  const built = fileURLToPath(new URL('./worker.js', import.meta.url))
  return existsSync(built) ? built : fileURLToPath(new URL('../worker.ts', import.meta.url))
}

const defer = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system has no priorities.
  }
}

interface Surroundings {
  readonly dataDirectory: string
  /** No other node works on this database. */
  readonly isAlone: boolean
  readonly onError: (error: unknown) => void
  readonly restAfter?: number
}

/**
 * Has one worker process at work while there is any, so that whatever a file does to it leaves the API alone. It is hired with the first
 * job, and ends when there has been none for a while.
 */
export class Workforce {
  readonly #queue: BossQueue
  readonly #database: Database
  readonly #order: Order
  readonly #isAlone: boolean
  readonly #onError: (error: unknown) => void
  #worker: ChildProcess | undefined
  #underWay = new Map<string, number>()
  #pause = SHORTEST_PAUSE
  #next: NodeJS.Timeout | undefined
  #timers: readonly NodeJS.Timeout[] = []
  /** The worker is ending because it was tired. */
  #isLeaving = false
  #isOver = false

  constructor(queue: BossQueue, database: Database, { dataDirectory, isAlone, onError, restAfter = REST_AFTER }: Surroundings) {
    this.#queue = queue
    this.#database = database
    this.#order = { kind: 'begin', connection: database.connection, dataDirectory, restAfter }
    this.#isAlone = isAlone
    this.#onError = onError
  }

  async begin(): Promise<void> {
    await this.#setBack(await this.#left([]))
    await this.#hireIfNeeded()
    const sweep = (): void => this.#bid({ kind: 'sweep' })
    this.#timers = [
      setInterval(() => this.#look(), 1_000),
      setInterval(() => void this.#hireIfNeeded().catch(this.#onError), LOOKING),
      setTimeout(sweep, FIRST_SWEEP),
      setInterval(sweep, SWEEPING),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  /** Ends the worker once what it is at is done. */
  async end(): Promise<void> {
    this.#isOver = true
    clearTimeout(this.#next)
    for (const timer of this.#timers) clearTimeout(timer)
    const worker = this.#worker
    if (worker === undefined || worker.exitCode !== null || worker.signalCode !== null) return
    const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    worker.kill('SIGTERM')
    const patience = setTimeout(() => worker.kill('SIGKILL'), FAREWELL)
    await gone
    clearTimeout(patience)
  }

  /** There is something to do, or soon will be. */
  wake(): void {
    this.#bid({ kind: 'wake' })
  }

  /** One that is leaving is asked when it has gone: by then it is known whether it left anything. */
  #bid(order: Order): void {
    if (this.#isOver) return
    this.#worker ??= this.#hire()
    this.#tell(this.#worker, order)
  }

  async #hireIfNeeded(): Promise<void> {
    if (this.#worker === undefined && (await this.#queue.hasUnfinished())) this.wake()
  }

  #tell(worker: ChildProcess, order: Order): void {
    // One that has just died is not told; it is replaced, and looks into the queue when it begins.
    if (worker.connected) worker.send(order, () => undefined)
  }

  #hire(): ChildProcess {
    const worker = fork(program(), {
      env: { ...ONE_ARENA, ...process.env },
      execArgv: [`--max-old-space-size=${HEAP}`, `--max-semi-space-size=${YOUNG_HEAP}`],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    worker.on('message', (message: Report) => this.#hear(worker, message))
    worker.on('error', this.#onError)
    worker.once('exit', () => this.#replace(worker))
    // Whoever waits for an answer comes before pictures. Where that is not to be had it goes without.
    worker.once('spawn', () => defer(worker.pid))
    this.#tell(worker, this.#order)
    return worker
  }

  #hear(worker: ChildProcess, message: Report): void {
    switch (message.kind) {
      case 'ready':
        this.#pause = SHORTEST_PAUSE
        break
      case 'begun':
        this.#underWay.set(message.id, Date.now())
        break
      case 'done':
        this.#underWay.delete(message.id)
        break
      case 'tired':
        this.#isLeaving = true
        worker.kill('SIGTERM')
        break
    }
  }

  #look(): void {
    const begun = Math.min(...this.#underWay.values())
    if (Date.now() - begun > PATIENCE) this.#worker?.kill('SIGKILL')
  }

  #replace(worker: ChildProcess): void {
    if (this.#worker !== worker) return
    const known = [...this.#underWay.keys()]
    const hasLeft = this.#isLeaving
    this.#underWay = new Map()
    this.#isLeaving = false
    if (this.#isOver) return
    if (hasLeft) {
      this.#worker = undefined
      this.#hireIfNeeded().catch(this.#onError)
      return
    }
    this.#left(known).then((left) => this.#setBack(left)).catch(this.#onError)
    this.#next = setTimeout(() => {
      this.#worker = this.#hire()
    }, this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  /**
   * What nobody is at any more. A worker can die between taking a job and telling of it; where other nodes may be at work, such a job waits
   * until it expires.
   */
  #left(known: readonly string[]): Promise<readonly string[]> {
    return this.#isAlone ? this.#queue.underWay() : Promise.resolve(known)
  }

  /** What was under way goes in line again; what has ended its worker too often has failed for good, and its asset says so. */
  async #setBack(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const lost = await this.#queue.setBack(id)
      if (lost !== undefined) await inTenant(this.#database, lost.organizationId, (tenant) => giveUp(tenant, lost.name, lost.assetId))
    }
  }
}
