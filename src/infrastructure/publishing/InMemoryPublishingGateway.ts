import * as Result from 'effect/Result'
import type { Held, Publication, PublishFailure, PublishingGateway, SelectedPublication, SelectedPublishFailure, TakenBack } from '../../application/publishing/PublishingGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { BulkOutcome } from '../../domain/bulk-operations/bulkOperation.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { EmbargoAbove } from '../../domain/publishing/embargo.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { embargoAboveIn, holdUntil } from '../memory/inMemoryRules.ts'
import { publishableIn, type InMemoryBatches } from '../memory/inMemorySelection.ts'
import type { InMemoryWebReadyGateway } from '../web-ready/InMemoryWebReadyGateway.ts'

interface Published {
  readonly type: ResourceType
  readonly refs: readonly ResourceRef[]
  readonly before: readonly Held[]
  readonly until: string | null
  readonly change: string | undefined
}

export class InMemoryPublishingGateway implements PublishingGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #batches: InMemoryBatches
  readonly #webReady: InMemoryWebReadyGateway
  readonly #bulkOperations: InMemoryBulkOperationGateway
  /** What was published of selections. */
  readonly #published = new Map<string, Published>()

  constructor(library: InMemoryLibrary, faults: Faults, batches: InMemoryBatches, webReady: InMemoryWebReadyGateway, bulkOperations: InMemoryBulkOperationGateway) {
    this.#library = library
    this.#faults = faults
    this.#batches = batches
    this.#webReady = webReady
    this.#bulkOperations = bulkOperations
  }

  async plan(resources: readonly ResourceRef[], signal: AbortSignal) {
    const fault = await this.#faults.meet('publishing.plan', signal)
    if (fault) return Result.fail(fault as PublishFailure)
    return Result.map(await this.#webReady.plan(resources, signal), ({ items }) => this.#planOf(resources, items))
  }

  async planSelected(type: ResourceType, selection: Selection, signal: AbortSignal) {
    const fault = await this.#faults.meet('publishing.plan', signal)
    if (fault) return Result.fail(fault as SelectedPublishFailure)
    const meant = publishableIn(this.#library, this.#batches, type, selection)
    if (Result.isFailure(meant)) return Result.fail<SelectedPublishFailure>(meant.failure)
    const { refs } = meant.success
    return Result.succeed(this.#planOf(refs, this.#webReady.countIn(refs)))
  }

  async publish({ resources, until, webReady }: Publication, signal: AbortSignal) {
    const fault = await this.#faults.meet('publishing.publish', signal)
    if (fault) return Result.fail(fault as PublishFailure)
    const planned = await this.#webReady.plan(resources, signal)
    if (Result.isFailure(planned)) return Result.fail(planned.failure)
    const before = this.#hold(resources.map((resource) => ({ ...resource, until })))
    if (!webReady) return Result.succeed({ change: null, changed: before.length, kept: 0, before })
    return Result.map(await this.#webReady.change({ resources, webReady: true, door: 'library' }, signal), (done) =>
      'bulkOperation' in done ? done : { ...done, changed: Math.max(done.changed, before.length), before },
    )
  }

  async publishSelected({ type, selection, until, webReady }: SelectedPublication, signal: AbortSignal) {
    const fault = await this.#faults.meet('publishing.publish', signal)
    if (fault) return Result.fail(fault as SelectedPublishFailure)
    const meant = publishableIn(this.#library, this.#batches, type, selection)
    if (Result.isFailure(meant)) return Result.fail<SelectedPublishFailure>(meant.failure)
    const { refs, kept } = meant.success
    const work = (): BulkOutcome => {
      const before = this.#hold(refs.map((ref) => ({ ...ref, until })))
      const marked = webReady ? this.#webReady.mark(refs, true) : undefined
      const batchId = this.#library.nextId()
      this.#published.set(batchId, { type, refs, before, until, change: marked?.batchId })
      return { batchId, ...this.#numbersOf(before, marked), skipped: kept + (marked?.skipped ?? 0) }
    }
    return Result.succeed(this.#nowOrQueued('publish', type, refs, work))
  }

  async undo({ resources, days, given: still, change }: TakenBack, signal: AbortSignal) {
    const fault = await this.#faults.meet('publishing.undo', signal)
    if (fault) return Result.fail(fault as PublishFailure)
    const given = this.#hold(days.filter(({ id }) => (this.#itself(id)?.embargoUntil ?? null) === still))
    if (change === null) return Result.succeed({ changed: given.length })
    return Result.map(await this.#webReady.change({ resources, webReady: false, door: 'library', undone: change }, signal), (done) => ({
      changed: 'changed' in done ? Math.max(done.changed, given.length) : given.length,
    }))
  }

  async undoSelected(change: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('publishing.undo', signal)
    if (fault) return Result.fail(fault as SelectedPublishFailure)
    const done = this.#published.get(change)
    if (done === undefined) return Result.fail<SelectedPublishFailure>({ code: 'NOT_FOUND' })
    const work = (): BulkOutcome => {
      const before = this.#hold(done.before.filter(({ id }) => (this.#itself(id)?.embargoUntil ?? null) === done.until))
      const marked = done.change === undefined ? undefined : this.#webReady.mark(done.refs, false, done.change)
      return { batchId: this.#library.nextId(), ...this.#numbersOf(before, marked), skipped: 0 }
    }
    return Result.succeed(this.#nowOrQueued('unpublish', done.type, done.refs, work))
  }

  /** A few things at once, many as a job. */
  #nowOrQueued(action: 'publish' | 'unpublish', type: ResourceType, refs: readonly ResourceRef[], work: () => BulkOutcome) {
    if (refs.length > this.#bulkOperations.atOnce) {
      const name = refs.length === 1 ? (this.#itself(refs[0]?.id ?? '')?.name ?? null) : null
      return { bulkOperation: this.#bulkOperations.begin({ action, type, count: refs.length, name, destinationId: null, total: refs.length }, () => Result.succeed(work())) }
    }
    const { batchId, folders, assets, skipped } = work()
    return { change: batchId, changed: folders + assets, kept: skipped }
  }

  #numbersOf(before: readonly Held[], marked: BulkOutcome | undefined): Pick<BulkOutcome, 'folders' | 'assets'> {
    const held = (kind: Held['kind']) => before.filter((one) => one.kind === kind).length
    return { folders: Math.max(held('folder'), marked?.folders ?? 0), assets: Math.max(held('asset'), marked?.assets ?? 0) }
  }

  #planOf(resources: readonly ResourceRef[], notReady: number) {
    const days = new Set(resources.map(({ id }) => this.#itself(id)?.embargoUntil ?? null))
    const [only = null] = days
    const above = resources.map(({ id }) => this.#above(id)).reduce((latest, one) => (one !== null && (latest === null || one.until > latest.until) ? one : latest), null)
    return { until: days.size > 1 ? null : only, mixed: days.size > 1, above, notReady, portal: 'Offline' as const }
  }

  #itself(id: string) {
    return this.#library.folders.get(id) ?? this.#library.assets.get(id)
  }

  #above(id: string): EmbargoAbove | null {
    return embargoAboveIn(this.#library, this.#library.folders.get(id)?.parentId ?? this.#library.assets.get(id)?.folderId ?? null)
  }

  /** Answers the days of those that had another one. */
  #hold(days: readonly Held[]): readonly Held[] {
    const changed = days.filter(({ id, until }) => (this.#itself(id)?.embargoUntil ?? null) !== until)
    const before = changed.map(({ kind, id }) => ({ kind, id, until: this.#itself(id)?.embargoUntil ?? null }))
    for (const { id, until } of changed) holdUntil(this.#library, id, until)
    return before
  }
}
