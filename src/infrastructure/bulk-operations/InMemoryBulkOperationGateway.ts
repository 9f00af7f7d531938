import * as Result from 'effect/Result'
import type { BulkOperationCallFailure, BulkOperationGateway } from '../../application/bulk-operations/BulkOperationGateway.ts'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { MoveFailure } from '../../application/move-copy/MovingGateway.ts'
import type { WebReadyFailure } from '../../application/web-ready/WebReadyGateway.ts'
import type { RestoreFailure, TrashFailure } from '../../application/trash/TrashGateway.ts'
import type { ServerCode } from '../../domain/failures/codes.ts'
import { canRetry, isUnderWay, BULK_THRESHOLD, type BulkOutcome, type BulkOperation, type BulkOperationProblem } from '../../domain/bulk-operations/bulkOperation.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

type Ordered = Pick<BulkOperation, 'action' | 'type' | 'count' | 'name' | 'destinationId' | 'total'> & Partial<Pick<BulkOperation, 'destinationName' | 'importId'>>
type WorkFailure = MoveFailure | RestoreFailure | TrashFailure | WebReadyFailure
type Work = (id: string) => Result.Result<BulkOutcome, WorkFailure>
type Answer = Result.Result<BulkOperation, BulkOperationCallFailure>

/** What many things are moved, copied, trashed and restored by. `bulkOperations.turn` keeps them in line; `bulkOperations.work` holds them while they are under way, or has them fail. */
export class InMemoryBulkOperationGateway implements BulkOperationGateway {
  /** How many things are still moved, copied, trashed or restored at once. */
  atOnce = BULK_THRESHOLD
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #jobs = new Map<string, BulkOperation>()
  readonly #works = new Map<string, Work>()
  readonly #stops = new Map<string, AbortController>()

  constructor(library: InMemoryLibrary, faults: Faults) {
    this.#library = library
    this.#faults = faults
  }

  begin(ordered: Ordered, work: Work): BulkOperation {
    const { destinationId } = ordered
    const destinationName = ordered.destinationName ?? (destinationId === null ? null : (this.#library.folders.get(destinationId)?.name ?? null))
    const id = this.#library.nextId()
    this.#works.set(id, work)
    return this.#start({ ...ordered, id, destinationName, state: 'Waiting', done: 0, outcome: null, failure: null, createdAt: '2026-03-14T09:26:53.000Z' })
  }

  /** One that is known. */
  jobOf(id: string): BulkOperation | undefined {
    return this.#jobs.get(id)
  }

  async list(signal: AbortSignal): Promise<Result.Result<readonly BulkOperation[], CallFailure>> {
    const fault = await this.#faults.meet('bulkOperations.list', signal)
    return fault ? Result.fail(fault as CallFailure) : Result.succeed([...this.#jobs.values()].toReversed())
  }

  read(id: string, signal: AbortSignal) {
    return this.#called('read', id, signal, (job) => job)
  }

  cancel(id: string, signal: AbortSignal) {
    return this.#called('cancel', id, signal, (job) => {
      if (!isUnderWay(job)) return job
      this.#stops.get(id)?.abort()
      return this.#turn({ ...job, state: 'Cancelled' })
    })
  }

  retry(id: string, signal: AbortSignal) {
    return this.#called('retry', id, signal, (job) => (canRetry(job) ? this.#start({ ...job, state: 'Waiting', done: 0, failure: null }) : job))
  }

  async remove(id: string, signal: AbortSignal): Promise<Result.Result<object, BulkOperationCallFailure>> {
    const answered = await this.#called('remove', id, signal, (job) => job)
    if (Result.isFailure(answered)) return Result.fail(answered.failure)
    this.#stops.get(id)?.abort()
    this.#jobs.delete(id)
    return Result.succeed({})
  }

  async #called(call: string, id: string, signal: AbortSignal, turn: (job: BulkOperation) => BulkOperation): Promise<Answer> {
    const fault = await this.#faults.meet(`bulkOperations.${call}`, signal)
    if (fault) return Result.fail(fault as BulkOperationCallFailure)
    const job = this.#jobs.get(id)
    return job === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(turn(job))
  }

  #start(job: BulkOperation): BulkOperation {
    const stop = new AbortController()
    this.#stops.set(job.id, stop)
    void this.#carryOut(job, stop.signal)
    return this.#turn(job)
  }

  async #carryOut(job: BulkOperation, stopped: AbortSignal): Promise<void> {
    await this.#faults.meet('bulkOperations.turn', stopped)
    const { id, total } = job
    this.#turn({ ...job, state: 'Working', done: Math.floor(total / 2) })
    const fault = await this.#faults.meet<ServerCode>('bulkOperations.work', stopped)
    const now = this.#jobs.get(id)
    if (stopped.aborted || now === undefined) return
    const outcome: Result.Result<BulkOutcome, BulkOperationProblem | WorkFailure> | undefined = fault ? Result.fail(fault) : this.#works.get(id)?.(id)
    if (outcome === undefined) return
    this.#turn(
      Result.isSuccess(outcome)
        ? { ...now, state: 'Done', done: total, outcome: outcome.success }
        : { ...now, state: 'Failed', failure: outcome.failure as BulkOperationProblem },
    )
  }

  #turn(job: BulkOperation): BulkOperation {
    const { id, state, done, total } = job
    this.#jobs.set(id, job)
    this.#library.publish({ kind: 'bulkOperation.changed', bulkOperationId: id, state, done, total })
    return job
  }
}
