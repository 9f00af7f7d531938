import * as Result from 'effect/Result'
import { hasModule } from '../../src/domain/access/evaluate.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { can, type OwnAction } from '../../src/domain/rights/can.ts'
import { isOffered } from '../../src/domain/rights/offered.ts'
import type { Database } from '../database/connect.ts'
import { databaseFailure } from '../database/failures.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishToUser } from '../events/publish.ts'
import { beside, changeJob, giveBack, type Change, type Claimed } from './claims.ts'
import { Unwanted, type Ending, type JobFailure, type Opened, type Registered, type Retry, type Work } from './kind.ts'
import { mandateOf, type Mandate } from './mandate.ts'

/** Why a try is broken off, beside that nobody wants it. */
class Stopping extends Error {
  override readonly name = 'Stopping'
}
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

export type Outcome = Result.Result<object, JobFailure> | void

/** Where a try is made: within its time, or not at all. */
export type Executor = (run: JobRun, opened: Opened, by: Mandate | undefined) => Promise<Outcome>

interface Parts {
  readonly database: Database
  readonly execute: Executor
  readonly onError: (error: unknown) => void
}

/** Why a person's job is not done any more: what the organization lacks by now is not found, as a call's is. */
const refusal = (by: Mandate | undefined, action: OwnAction, module: ResourceType | undefined): 'NOT_FOUND' | 'PERMISSION_DENIED' | undefined => {
  if (by === undefined) return 'PERMISSION_DENIED'
  if (!isOffered(by.features, action) || (module !== undefined && !hasModule(by.modules, module))) return 'NOT_FOUND'
  return can(by.permissions, action) ? undefined : 'PERMISSION_DENIED'
}

/** Milliseconds; half of it is up to chance, so that what failed together does not come back together. */
const pauseBefore = ({ delay, longest = delay }: Retry, tries: number): number => Math.min(delay * 2 ** tries, longest) * (0.5 + Math.random() / 2)

/** One try at a job on this node. */
export class JobRun {
  readonly job: Claimed
  readonly kind: Registered | undefined
  done = 0
  total: number
  readonly #parts: Parts
  readonly #breaking = new AbortController()
  #isCompleted = false

  constructor(job: Claimed, kind: Registered | undefined, parts: Parts) {
    this.job = job
    this.kind = kind
    this.total = job.total
    this.#parts = parts
  }

  /** Nothing is beside it in its worker, since it has failed before: what ended that process may have been another. */
  get isTriedAlone(): boolean {
    return this.kind?.queue.worker !== undefined && this.job.tries > 0
  }

  get signal(): AbortSignal {
    return this.#breaking.signal
  }

  /** Nobody wants it any more, or another node has taken it over. */
  leave(): void {
    this.#breaking.abort(new Unwanted())
  }

  /** The node stops: whoever can break off does, and it is begun anew. */
  stop(): void {
    this.#breaking.abort(new Stopping())
  }

  /** As a worker tells. */
  advance(done: number, total: number): void {
    this.done = done
    this.total = total
  }

  timeOut(): void {
    this.#breaking.abort(new TimedOut())
  }

  /** What whoever does it is given, but the payload. */
  work(by: Mandate | undefined): Omit<Work<unknown>, 'payload'> {
    const { id, organizationId, total } = this.job
    return {
      id,
      organizationId,
      total,
      by,
      signal: this.signal,
      progress: (done, all = this.total) => {
        this.signal.throwIfAborted()
        this.advance(done, all)
      },
      complete: async (tenant, outcome) => {
        if (!(await this.#change(tenant, { state: 'Done', outcome: outcome ?? null, keptFor: this.kind?.keptFor }))) throw new Unwanted()
        tenant.afterCommit(() => {
          this.#isCompleted = true
        })
      },
    }
  }

  /** Does it, and notes what became of it; never rejects. Milliseconds until it is due again where it is tried again. */
  async run(): Promise<number | undefined> {
    const opened = this.kind?.open(this.job.payload)
    try {
      return await this.#end(opened, await this.#try(opened).catch((error: unknown) => this.#ended(error)))
    } catch (error) {
      // Whatever it came to is not noted: the job is taken anew once it counts as abandoned.
      this.#parts.onError(error)
      return undefined
    }
  }

  async #try(opened: Opened | undefined): Promise<Ending | undefined> {
    if (opened === undefined) throw new Error(`A job is of no kind that is known: ${this.job.kind}`)
    const by = this.job.userId === null ? undefined : await mandateOf(this.#parts.database, this.job)
    const code = opened.action === undefined ? undefined : refusal(by, opened.action, opened.module)
    if (code !== undefined) return { state: 'Failed', failure: { code } }
    const outcome = await this.#parts.execute(this, opened, by)
    if (this.#isCompleted) return undefined
    if (outcome === undefined) return { state: 'Done', outcome: null }
    return Result.isFailure(outcome) ? { state: 'Failed', failure: outcome.failure } : { state: 'Done', outcome: outcome.success }
  }

  /** Undefined: it is somebody else's, or nobody's. */
  async #ended(error: unknown): Promise<Ending | undefined> {
    const { reason } = this.signal as { readonly reason: unknown }
    if (error instanceof Unwanted || reason instanceof Unwanted) return undefined
    if (reason instanceof Stopping) {
      await giveBack(this.#parts.database, [this.job.attempt])
      return undefined
    }
    const cause = reason instanceof TimedOut ? reason : error
    this.#parts.onError(cause)
    const retry = this.kind?.retry
    // With nothing beside it there is nothing to blame but itself, and others have waited for it.
    const isOverAlone = this.isTriedAlone && cause instanceof TimedOut
    if (retry === undefined || this.job.tries >= retry.limit || isOverAlone || retry.isFinal?.(cause) === true) return { state: 'Failed', failure: databaseFailure(cause) ?? { code: 'UNEXPECTED' }, error: cause }
    return { state: 'Waiting', pause: pauseBefore(retry, this.job.tries), error: cause }
  }

  async #end(opened: Opened | undefined, ending: Ending | undefined): Promise<number | undefined> {
    if (ending === undefined) return undefined
    const { state } = ending
    const recurs = this.kind?.every
    const change: Change =
      recurs === undefined
        ? { ...ending, ...(state === 'Done' ? {} : { tries: this.job.tries + 1 }), keptFor: state === 'Waiting' ? undefined : (this.kind?.keptFor ?? (state === 'Failed' ? FAILED_KEPT_FOR : undefined)) }
        : { state: 'Waiting', pause: recurs }
    await beside(this.#parts.database, this.job.organizationId, async (tenant) => {
      if (await this.#change(tenant, change)) await opened?.ended(tenant, this.job.id, ending)
    })
    return change.state === 'Waiting' ? change.pause : undefined
  }

  /** False: it is not this node's any more. */
  async #change(tenant: Tenant, change: Change): Promise<boolean> {
    const measure = await changeJob(tenant, this.job, change)
    if (measure === undefined) return false
    const { id, userId } = this.job
    const serverEvent = this.kind?.eventOf?.({ id, state: change.state, ...measure })
    if (userId !== null && serverEvent !== undefined) await publishToUser(tenant, userId, serverEvent)
    return true
  }
}

/** Milliseconds that a job which failed is known, for whoever looks into the database for it. */
const FAILED_KEPT_FOR = 24 * 60 * 60_000
