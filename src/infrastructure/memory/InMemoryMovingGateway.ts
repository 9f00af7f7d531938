import * as Result from 'effect/Result'
import type { Arranged, MoveFailure, MovePlanFailure, MovingGateway, NamesMet, Relocating } from '../../application/library/MovingGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Arrival, Decisions } from '../../domain/library/conflictPlan.ts'
import { relocationProblem } from '../../domain/library/treeRules.ts'
import { carryOut, namesMet, plannedAt, refusedPlan, type ArrivalsAt } from './inMemoryArrivals.ts'
import type { Faults } from './Faults.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'
import { selectedIn, type InMemoryBatches, type SelectedItems } from './inMemorySelection.ts'
import { assetOf } from './sampleAssets.ts'

type Action = 'copy' | 'move'

const arrivalsOf = ({ folders, assets }: SelectedItems): readonly Arrival[] => [
  ...folders.map(({ id, name }) => ({ id, name, kind: 'folder' }) as const),
  ...assets.map(({ id, name }) => ({ id, name, kind: 'asset' }) as const),
]

export class InMemoryMovingGateway implements MovingGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #batches: InMemoryBatches

  constructor(library: InMemoryLibrary, faults: Faults, batches: InMemoryBatches) {
    this.#library = library
    this.#faults = faults
    this.#batches = batches
  }

  async plan(action: Action, asked: Relocating, signal: AbortSignal): Promise<Result.Result<NamesMet, MovePlanFailure>> {
    const fault = await this.#faults.meet('moving.plan', signal)
    if (fault) return Result.fail(fault as MovePlanFailure)
    return Result.map(this.#asked(action, asked), (group) => namesMet(plannedAt(this.#library, [group], {})))
  }

  async move(asked: Relocating, decisions: Decisions, signal: AbortSignal): Promise<Result.Result<Arranged, MoveFailure>> {
    const fault = await this.#faults.meet('moving.move', signal)
    if (fault) return Result.fail(fault as MoveFailure)
    return Result.flatMap(this.#asked('move', asked), (group) => this.#moved([group], decisions))
  }

  async copy(asked: Relocating, decisions: Decisions, signal: AbortSignal): Promise<Result.Result<Arranged, MoveFailure>> {
    const fault = await this.#faults.meet('moving.copy', signal)
    if (fault) return Result.fail(fault as MoveFailure)
    const group = this.#asked('copy', asked)
    if (Result.isFailure(group)) return Result.fail(group.failure)
    const planned = plannedAt(this.#library, [group.success], decisions)
    const refused = refusedPlan(planned)
    if (refused !== undefined) return Result.fail(refused)
    const made: Arrival[] = []
    const counts = carryOut(
      this.#library,
      planned,
      (arrival, name, parentId) => made.push({ ...arrival, id: this.#copied(arrival.kind, arrival.id, name, parentId) }),
      () => undefined,
    )
    const batchId = this.#batches.add({ items: made, from: new Map() })
    this.#library.tell({ kind: 'library.changed', type: asked.type })
    this.#library.tell({ kind: 'usage.changed' })
    return Result.succeed({ batchId, ...counts })
  }

  async undoMove(type: ResourceType, batchId: string, decisions: Decisions, signal: AbortSignal): Promise<Result.Result<Arranged, MoveFailure>> {
    const fault = await this.#faults.meet('moving.undoMove', signal)
    if (fault) return Result.fail(fault as MoveFailure)
    const batch = this.#batches.get(batchId)
    if (batch === undefined) return Result.fail({ code: 'NOT_FOUND' })
    const found = selectedIn(this.#library, this.#batches, type, { kind: 'batch', batchId })
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const arrivals = arrivalsOf(found.success)
    const places = [...new Set(arrivals.map(({ id }) => batch.from.get(id) ?? null))]
    const groups = places.map((parentId) => ({ type, parentId, arrivals: arrivals.filter(({ id }) => (batch.from.get(id) ?? null) === parentId) }))
    return this.#moved(groups, decisions)
  }

  /** What is to go, by the rules of the tree. */
  #asked(action: Action, { type, selection, destinationId }: Relocating): Result.Result<ArrivalsAt, MovePlanFailure> {
    const found = selectedIn(this.#library, this.#batches, type, selection)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const folder = destinationId === null ? undefined : this.#library.folders.get(destinationId)
    if (destinationId !== null && folder === undefined) return Result.fail({ code: 'DESTINATION_NOT_FOUND' })
    if (folder !== undefined && this.#library.trashed.has(folder.id)) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
    const destination =
      folder === undefined ? null : { id: folder.id, type: folder.type, above: this.#library.pathTo(folder.parentId).map(({ id }) => id) }
    const from = selection.kind === 'items' && selection.from !== undefined ? { from: selection.from } : {}
    const problem = relocationProblem({ action, ...found.success, destination, type, ...from })
    if (problem !== undefined) return Result.fail({ code: problem })
    return Result.succeed({ type, parentId: destinationId, arrivals: arrivalsOf(found.success) })
  }

  #moved(groups: readonly ArrivalsAt[], decisions: Decisions): Result.Result<Arranged, MoveFailure> {
    const planned = plannedAt(this.#library, groups, decisions)
    const refused = refusedPlan(planned)
    if (refused !== undefined) return Result.fail(refused)
    const moved: Arrival[] = []
    const from = new Map<string, string | null>()
    const counts = carryOut(
      this.#library,
      planned,
      (arrival, name, parentId) => {
        from.set(arrival.id, this.#library.relocate(arrival, name, parentId))
        moved.push(arrival)
      },
      ({ id }) => this.#library.assets.delete(id),
    )
    const batchId = this.#batches.add({ items: moved, from })
    for (const type of new Set(groups.map((group) => group.type))) this.#library.tell({ kind: 'library.changed', type })
    return Result.succeed({ batchId, ...counts })
  }

  /** Answers the copy's identifier. */
  #copied(kind: Arrival['kind'], id: string, name: string, parentId: string | null): string {
    const asset = this.#library.assets.get(id)
    if (kind === 'asset' && asset !== undefined && parentId !== null) {
      const { id: _id, fileNumber: _number, path: _path, ...facts } = asset
      return assetOf(this.#library, { ...facts, name, folderId: parentId, webReady: false, revision: 1 }).id
    }
    const folder = this.#library.folders.get(id)
    if (folder === undefined) return id
    const inside = [this.#library.childrenOf(folder.type, id), this.#library.assetsIn(folder.type, id)] as const
    const copy = this.#library.addFolder({ name, parentId, type: folder.type })
    inside[0].forEach((child) => this.#copied('folder', child.id, child.name, copy.id))
    inside[1].forEach((child) => this.#copied('asset', child.id, child.name, copy.id))
    return copy.id
  }
}
