import * as Result from 'effect/Result'
import { can } from '../../src/domain/rights/can.ts'
import type { BulkOperationProblem } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Database } from '../database/connect.ts'
import { databaseFailure } from '../database/failures.ts'
import { inTenant } from '../database/tenant.ts'
import { patiently } from '../http/contractHandler.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { takeFileNumbers } from '../assets/fileNumbers.ts'
import { actionOf, carriedOut } from './asked.ts'
import { authorOf, beginAnew, finish, giveUp, putBack, removeExpired, reportProgress, takeBulkOperation, type Order } from './queue.ts'

/** Milliseconds between looks for what other nodes left, and between two reports of progress. */
const BACKSTOP = 10_000
const REPORTING = 300

/** Of different modules or organizations, carried out beside each other. */
const MOST_AT_ONCE = 2

/** Cancelled or removed meanwhile, or the server stops: what was written is taken back. */
class Unwanted extends Error {
  override readonly name = 'Unwanted'
}

interface Parts {
  readonly database: Database
  readonly jobs: JobQueue
  /** No other node works on this database. */
  readonly isAlone: boolean
  readonly onError: (error: unknown) => void
}

/** Carries out what is in line to be moved, copied, thrown away, restored or marked, each as one transaction. The database has the work, so it takes no process of its own. */
export class BulkOperator {
  readonly #parts: Parts
  readonly #working = new Set<Promise<void>>()
  /** Somebody has asked since the last look. */
  #isWanted = false
  #isOver = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async begin(): Promise<void> {
    const { database, isAlone, onError } = this.#parts
    if (isAlone) await beginAnew(database)
    this.#timer = setInterval(() => {
      removeExpired(database).catch(onError)
      this.wake()
    }, BACKSTOP)
    this.#timer.unref()
    this.wake()
  }

  /** There may be something to do. */
  wake(): void {
    this.#isWanted = true
    if (this.#isOver || this.#working.size >= MOST_AT_ONCE) return
    const work = this.#work().catch(this.#parts.onError).finally(() => this.#working.delete(work))
    this.#working.add(work)
  }

  /** Breaks off what is under way: it is begun anew after the next start. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#isOver = true
    await Promise.all(this.#working)
  }

  async #work(): Promise<void> {
    while (this.#isWanted && !this.#isOver) {
      this.#isWanted = false
      for (let order = await this.#next(); order !== undefined; order = await this.#next()) {
        this.wake()
        await this.#carryOut(order)
      }
    }
  }

  async #next(): Promise<Order | undefined> {
    return this.#isOver ? undefined : takeBulkOperation(this.#parts.database)
  }

  async #carryOut(order: Order): Promise<void> {
    const { database, onError } = this.#parts
    let isWanted = true
    let done = 0
    let { total } = order
    const hear = (written: number, all: number): void => {
      if (this.#isOver || !isWanted) throw new Unwanted()
      done = written
      total = all
    }
    const report = setInterval(() => {
      reportProgress(database, order, done, total).then((wanted) => void (isWanted = wanted), onError)
    }, REPORTING)
    try {
      const problem = await patiently(() => this.#try(order, hear))
      clearInterval(report)
      if (problem !== undefined) await giveUp(database, order, problem)
    } catch (error) {
      clearInterval(report)
      await this.#breakOff(order, error)
    }
  }

  async #breakOff(order: Order, error: unknown): Promise<void> {
    const { database, onError } = this.#parts
    if (this.#isOver) return putBack(database, order)
    if (error instanceof Unwanted) return
    onError(error)
    await giveUp(database, order, databaseFailure(error) ?? { code: 'UNEXPECTED' })
  }

  /** Why it is refused; undefined once it is done. The one who asked is looked at anew: hours may lie between. */
  async #try(order: Order, hear: (done: number, total: number) => void): Promise<BulkOperationProblem | undefined> {
    const { database, jobs } = this.#parts
    const author = await authorOf(database, order)
    if (author === undefined || !can(author.permissions, actionOf(order.asked))) return { code: 'PERMISSION_DENIED' }
    // By transactions of their own: nobody who uploads waits for all of this to be committed. Numbers of what is taken back stay unused.
    // Not from the pool of requests: they may hold all of it, waiting for what this copy has locked.
    const beside = { pool: database.owner }
    const fileNumbers = (count: number) => inTenant(beside, order.organizationId, (tenant) => takeFileNumbers(tenant, count))
    const outcome = await inTenant(database, order.organizationId, async (tenant) => {
      const done = await carriedOut(tenant, jobs, author, order.type, order.asked, { progress: hear, fileNumbers })
      if (Result.isSuccess(done) && !(await finish(tenant, order, done.success))) throw new Unwanted()
      return done
    }, { isLarge: true })
    return Result.isFailure(outcome) ? outcome.failure : undefined
  }
}
