import * as Result from 'effect/Result'
import type { MoveFailure, MoveOutcome, MovePlanFailure, MovingGateway, MoveOrCopy } from '../../application/move-copy/MovingGateway.ts'
import type { Begun, NamesMet } from '../../application/bulk-operations/begun.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Arrival, Decisions } from '../../domain/move-copy/conflictPlan.ts'
import { copiesListed, type BulkOutcome, type BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import { isStillThere, nameBack, type MovedItem } from '../../domain/move-copy/movingBack.ts'
import { moveProblem, type MoveProposal } from '../../domain/move-copy/treeRules.ts'
import { carryOut, namesMet, plannedAt, refusedPlan, type ArrivalsAt } from './inMemoryArrivals.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { selectedIn, type InMemoryBatches, type SelectedItems } from '../memory/inMemorySelection.ts'
import { markArrivals, unmarkArrivals, type RuleMarks } from '../memory/inMemoryRules.ts'
import { assetOf } from '../memory/sampleAssets.ts'

type Action = 'copy' | 'move'

const arrivalsOf = ({ folders, assets }: SelectedItems): readonly Arrival[] => [
  ...folders.map(({ id, name }) => ({ id, name, kind: 'folder' }) as const),
  ...assets.map(({ id, name }) => ({ id, name, kind: 'asset' }) as const),
]

export class InMemoryMovingGateway implements MovingGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #batches: InMemoryBatches

  readonly #bulkOperations: InMemoryBulkOperationGateway
  /** What each move marked by a rule, by its batch. */
  readonly #marks = new Map<string, RuleMarks>()

  constructor(library: InMemoryLibrary, faults: Faults, batches: InMemoryBatches, bulkOperations: InMemoryBulkOperationGateway) {
    this.#library = library
    this.#faults = faults
    this.#batches = batches
    this.#bulkOperations = bulkOperations
  }

  async plan(action: Action, asked: MoveOrCopy, signal: AbortSignal): Promise<Result.Result<NamesMet, MovePlanFailure>> {
    const fault = await this.#faults.meet('moving.plan', signal)
    if (fault) return Result.fail(fault as MovePlanFailure)
    return Result.map(this.#asked(action, asked), (group) => namesMet(this.#library, plannedAt(this.#library, [group], {})))
  }

  async move(asked: MoveOrCopy, decisions: Decisions, signal: AbortSignal): Promise<MoveOutcome> {
    const fault = await this.#faults.meet('moving.move', signal)
    if (fault) return Result.fail(fault as MoveFailure)
    return this.#nowOrQueued('move', asked, () => Result.map(this.#asked('move', asked), (group) => [group]), decisions)
  }

  async copy(asked: MoveOrCopy, decisions: Decisions, signal: AbortSignal): Promise<MoveOutcome> {
    const fault = await this.#faults.meet('moving.copy', signal)
    if (fault) return Result.fail(fault as MoveFailure)
    return this.#nowOrQueued('copy', asked, () => Result.map(this.#asked('copy', asked), (group) => [group]), decisions)
  }

  async undoMove(type: ResourceType, batchId: string, decisions: Decisions, signal: AbortSignal): Promise<MoveOutcome> {
    const fault = await this.#faults.meet('moving.undoMove', signal)
    if (fault) return Result.fail(fault as MoveFailure)
    return this.#nowOrQueued('undo', { type, destinationId: null }, () => this.#back(type, batchId), decisions, batchId)
  }

  /** A few things at once, many as a job; what refuses them does so at once. */
  #nowOrQueued(
    action: BulkOperation['action'],
    { type, destinationId }: Pick<MoveOrCopy, 'type' | 'destinationId'>,
    read: () => Result.Result<readonly ArrivalsAt[], MoveFailure>,
    decisions: Decisions,
    undone?: string,
  ): Result.Result<BulkOutcome | Begun, MoveFailure> {
    const groups = read()
    if (Result.isFailure(groups)) return Result.fail(groups.failure)
    const arrivals = groups.success.flatMap((group) => group.arrivals)
    const total = arrivals.reduce((sum, arrival) => sum + this.#weight(arrival), 0)
    const carryOut = (some: readonly ArrivalsAt[]) => (action === 'copy' ? this.#copied(some, decisions) : this.#moved(some, decisions, undone))
    if (total <= this.#bulkOperations.atOnce) return carryOut(groups.success)
    const refused = refusedPlan(plannedAt(this.#library, groups.success, decisions))
    if (refused !== undefined) return Result.fail(refused)
    const name = arrivals.length === 1 ? (arrivals[0]?.name ?? null) : null
    const ordered = { action, type, destinationId, count: arrivals.length, name, total }
    return Result.succeed({ bulkOperation: this.#bulkOperations.begin(ordered, () => Result.flatMap(read(), carryOut)) })
  }

  #weight({ kind, id }: Pick<Arrival, 'kind' | 'id'>): number {
    const folder = kind === 'folder' ? this.#library.folders.get(id) : undefined
    if (folder === undefined) return 1
    const inside = this.#library.childrenOf(folder.type, id).reduce((sum, child) => sum + this.#weight({ kind: 'folder', id: child.id }), 0)
    return 1 + inside + this.#library.assetsIn(folder.type, id).length
  }

  /** Where each thing of a move lay. */
  #back(type: ResourceType, batchId: string): Result.Result<readonly ArrivalsAt[], MoveFailure> {
    const batch = this.#batches.get(batchId)
    if (batch === undefined) return Result.fail({ code: 'NOT_FOUND' })
    const found = selectedIn(this.#library, this.#batches, type, { kind: 'batch', batchId })
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const of = (id: string): MovedItem => batch.moved?.get(id) ?? { from: null, to: undefined }
    const { folders, assets } = found.success
    const there = [...folders.map(({ id, parentId }) => [id, parentId] as const), ...assets.map(({ id, folderId }) => [id, folderId] as const)]
    if (!there.every(([id, parentId]) => isStillThere(of(id), parentId))) return Result.fail({ code: 'STALE_EDIT' })
    const groups: ArrivalsAt[] = []
    for (const [parentId, arrivals] of Map.groupBy(arrivalsOf(found.success), ({ id }) => of(id).from)) {
      const isGoing = ({ id }: { readonly id: string }) => arrivals.some((one) => one.id === id)
      const some = { folders: folders.filter(isGoing), assets: assets.filter(isGoing) }
      const allowed = this.#allowed('move', { type, destinationId: parentId }, some, { leaving: folders.map(({ id }) => id) })
      if (Result.isFailure(allowed)) return Result.fail(allowed.failure)
      groups.push({ type, parentId, arrivals: arrivals.map((one) => ({ ...one, name: nameBack(of(one.id), one.name) })) })
    }
    return Result.succeed(groups)
  }

  #copied(groups: readonly ArrivalsAt[], decisions: Decisions): Result.Result<BulkOutcome, MoveFailure> {
    const planned = plannedAt(this.#library, groups, decisions)
    const refused = refusedPlan(planned)
    if (refused !== undefined) return Result.fail(refused)
    const made: Arrival[] = []
    const replaced: string[] = []
    const counts = carryOut(
      this.#library,
      planned,
      (arrival, name, parentId) => made.push({ ...arrival, id: this.#copy(arrival.kind, arrival.id, name, parentId) }),
      (_arrival, by) => replaced.push(by),
    )
    markArrivals(this.#library, made)
    this.#library.arrived(made)
    const batchId = this.#batches.add({ items: made })
    for (const type of new Set(groups.map((group) => group.type))) this.#library.publish({ kind: 'library.changed', type })
    this.#library.publish({ kind: 'usage.changed' })
    const idsOf = (kind: Arrival['kind']) => made.filter((one) => one.kind === kind).map(({ id }) => id)
    return Result.succeed({ batchId, ...counts, ...copiesListed({ folders: idsOf('folder'), assets: [...idsOf('asset'), ...replaced] }) })
  }

  /** What is to go, by the rules of the tree. */
  #asked(action: Action, { type, selection, destinationId }: MoveOrCopy): Result.Result<ArrivalsAt, MovePlanFailure> {
    const found = selectedIn(this.#library, this.#batches, type, selection)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const from = selection.kind === 'items' && selection.from !== undefined ? { from: selection.from } : {}
    return Result.map(this.#allowed(action, { type, destinationId }, found.success, from), () => ({ type, parentId: destinationId, arrivals: arrivalsOf(found.success) }))
  }

  /** Whether some may go there, by the rules of the tree. */
  #allowed(
    action: Action,
    { type, destinationId }: Pick<MoveOrCopy, 'type' | 'destinationId'>,
    some: SelectedItems,
    more: Pick<MoveProposal, 'from' | 'leaving'>,
  ): Result.Result<void, MovePlanFailure> {
    const folder = destinationId === null ? undefined : this.#library.folders.get(destinationId)
    if (destinationId !== null && folder === undefined) return Result.fail({ code: 'DESTINATION_NOT_FOUND' })
    if (folder !== undefined && this.#library.trashed.has(folder.id)) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
    const destination =
      folder === undefined ? null : { id: folder.id, type: folder.type, above: this.#library.pathTo(folder.parentId).map(({ id }) => id) }
    const problem = moveProblem({ action, ...some, destination, type, ...more })
    return problem === undefined ? Result.succeed(undefined) : Result.fail({ code: problem })
  }

  /** `undone`: the move that this takes back. */
  #moved(groups: readonly ArrivalsAt[], decisions: Decisions, undone?: string): Result.Result<BulkOutcome, MoveFailure> {
    const planned = plannedAt(this.#library, groups, decisions)
    const refused = refusedPlan(planned)
    if (refused !== undefined) return Result.fail(refused)
    const moved: Arrival[] = []
    const movedItems = new Map<string, MovedItem>()
    const counts = carryOut(
      this.#library,
      planned,
      (arrival, name, parentId) => {
        const before = (this.#library.folders.get(arrival.id) ?? this.#library.assets.get(arrival.id))?.name ?? name
        const from = this.#library.place(arrival, name, parentId)
        movedItems.set(arrival.id, { from, to: parentId, renamed: before === name ? undefined : { from: before, to: name } })
        moved.push(arrival)
      },
      ({ id }, by) => {
        this.#library.takeTies(id, by)
        this.#library.assets.delete(id)
      },
    )
    // What goes back does not arrive.
    if (undone !== undefined) unmarkArrivals(this.#library, this.#marks.get(undone) ?? new Set())
    const marks = undone === undefined ? markArrivals(this.#library, moved) : new Set<string>()
    if (undone === undefined) this.#library.arrived(moved)
    const batchId = this.#batches.add({ items: moved, moved: movedItems })
    this.#marks.set(batchId, marks)
    for (const type of new Set(groups.map((group) => group.type))) this.#library.publish({ kind: 'library.changed', type })
    return Result.succeed({ batchId, ...counts })
  }

  /** Answers the copy's identifier. */
  #copy(kind: Arrival['kind'], id: string, name: string, parentId: string | null): string {
    const asset = this.#library.assets.get(id)
    if (kind === 'asset' && asset !== undefined && parentId !== null) {
      const { id: _id, fileNumber: _number, path: _path, ...kept } = asset
      const copy = assetOf(this.#library, { ...kept, name, folderId: parentId, webReady: false, revision: 1 })
      this.#library.copied({ kind, id }, { kind, id: copy.id })
      return copy.id
    }
    const folder = this.#library.folders.get(id)
    if (folder === undefined) return id
    const inside = [this.#library.childrenOf(folder.type, id), this.#library.assetsIn(folder.type, id)] as const
    const copy = this.#library.addFolder({ name, parentId, type: folder.type })
    this.#library.copied({ kind, id }, { kind, id: copy.id })
    inside[0].forEach((child) => this.#copy('folder', child.id, child.name, copy.id))
    inside[1].forEach((child) => this.#copy('asset', child.id, child.name, copy.id))
    return copy.id
  }
}
