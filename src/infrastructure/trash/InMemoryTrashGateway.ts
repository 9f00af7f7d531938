import * as Result from 'effect/Result'
import type { DeleteFailure, RestoreFailure, RestoreOutcome, RestorePlanFailure, Restoring, TrashFailure, TrashGateway, TrashList, TrashOutcome } from '../../application/trash/TrashGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Arrival, Decisions } from '../../domain/move-copy/conflictPlan.ts'
import type { BulkOutcome } from '../../domain/bulk-operations/bulkOperation.ts'
import type { Selection, TrashSelection } from '../../domain/items/selection.ts'
import { isAsConfirmed } from '../../domain/trash/confirmation.ts'
import { partStage, restoreStages } from '../../domain/trash/restoreStages.ts'
import { normalizeQuery } from '../../domain/search/query.ts'
import type { BlockedRestore, DeletedPermanently, TrashItem, TrashSort } from '../../domain/trash/trashItem.ts'
import { markArrivals } from '../memory/inMemoryRules.ts'
import { carryOut, namesMet, plannedAt, refusedPlan, type ArrivalsAt, type Planned } from '../move-copy/inMemoryArrivals.ts'
import type { Faults } from '../memory/Faults.ts'
import type { Binned } from '../memory/InMemoryBin.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { selectedIn, type InMemoryBatches, type SelectedItems } from '../memory/inMemorySelection.ts'

/** Rows per page. */
const PAGE = 50

interface Returning {
  readonly groups: readonly ArrivalsAt[]
  /** Of the places that lie in the trash: what they come back with. */
  readonly comingWith: ReadonlyMap<string, string>
  readonly blocked: readonly BlockedRestore[]
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const BY: Readonly<Record<TrashSort, (one: TrashItem, other: TrashItem) => number>> = {
  trashedAt: (one, other) => inOrder(one.trashedAt, other.trashedAt),
  name: (one, other) => inOrder(one.name.toLowerCase(), other.name.toLowerCase()),
  size: (one, other) => one.size - other.size,
}

export class InMemoryTrashGateway implements TrashGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #batches: InMemoryBatches
  readonly #bulkOperations: InMemoryBulkOperationGateway

  constructor(library: InMemoryLibrary, faults: Faults, batches: InMemoryBatches, bulkOperations: InMemoryBulkOperationGateway) {
    this.#library = library
    this.#faults = faults
    this.#batches = batches
    this.#bulkOperations = bulkOperations
  }

  async page({ type, term = '', sort = 'trashedAt', direction }: TrashList, after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('trash.page', signal)
    if (fault) return Result.fail(fault as never)
    const isMeant = (item: TrashItem) => (type === undefined || item.type === type) && item.name.toLowerCase().includes(normalizeQuery(term).toLowerCase())
    const items = [...this.#library.bin.binned.values()].map(({ item }) => item).filter(isMeant)
    const sorted = items.toSorted((one, other) => BY[sort](one, other) || inOrder(one.id, other.id))
    const all = direction === 'desc' ? sorted.reverse() : sorted
    const start = Number(after ?? 0)
    return Result.succeed({ items: all.slice(start, start + PAGE), next: all.length > start + PAGE ? String(start + PAGE) : null, total: all.length })
  }

  /** A few things at once, many as a job; what refuses them does so at once. */
  async trash(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<TrashOutcome> {
    const fault = await this.#faults.meet('trash.trash', signal)
    if (fault) return Result.fail(fault as TrashFailure)
    const going = this.#going(type, selection)
    if (Result.isFailure(going)) return Result.fail(going.failure)
    const { folders, assets } = going.success
    const total = assets.length + folders.reduce((sum, { id }) => sum + this.#foldersFrom(id), 0)
    if (total <= this.#bulkOperations.atOnce) return Result.succeed(this.#thrown(type, going.success))
    const all = [...folders, ...assets]
    const name = all.length === 1 ? (all[0]?.name ?? null) : null
    const work = () => Result.map(this.#going(type, selection), (again) => this.#thrown(type, again))
    return Result.succeed({ bulkOperation: this.#bulkOperations.begin({ action: 'trash', type, count: all.length, name, destinationId: null, total }, work) })
  }

  /** A folder and those in it, without what lies in the trash already. */
  #foldersFrom(id: string): number {
    const { folders, trashed } = this.#library
    return this.#library.below({ kind: 'folder', id }).filter((each) => folders.has(each) && !trashed.has(each)).length
  }

  /** What goes into the trash, where nothing refuses it. */
  #going(type: ResourceType, selection: Selection): Result.Result<SelectedItems, TrashFailure> {
    const found = selectedIn(this.#library, this.#batches, type, selection)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const { folders, assets } = found.success
    const from = selection.kind === 'items' ? selection.from : undefined
    if (from !== undefined && folders.some(({ parentId }) => parentId !== from)) return Result.fail({ code: 'FOLDER_DIFFERENT_PARENT' })
    if (from !== undefined && assets.some(({ folderId }) => folderId !== from)) return Result.fail({ code: 'STALE_EDIT' })
    return found
  }

  #thrown(type: ResourceType, { folders, assets }: SelectedItems): BulkOutcome {
    const refs = [...folders.map(({ id }) => ({ kind: 'folder', id }) as const), ...assets.map(({ id }) => ({ kind: 'asset', id }) as const)]
    const batchId = this.#library.bin.moveToTrash(refs)
    this.#publishing([type])
    return { batchId, folders: folders.length, assets: assets.length, skipped: 0 }
  }

  async plan(asked: Restoring, signal: AbortSignal) {
    const fault = await this.#faults.meet('trash.plan', signal)
    if (fault) return Result.fail(fault as RestorePlanFailure)
    return Result.map(this.#returning(asked), ({ groups, comingWith, blocked }) =>
      this.#amongTheirOwn(comingWith, () => ({ ...namesMet(this.#library, plannedAt(this.#library, groups, {})), blocked })),
    )
  }

  /** A few things at once, many as a job; what refuses them does so at once. */
  async restore(asked: Restoring, decisions: Decisions, signal: AbortSignal): Promise<RestoreOutcome> {
    const fault = await this.#faults.meet('trash.restore', signal)
    if (fault) return Result.fail(fault as RestoreFailure)
    const planned = this.#planned(asked, decisions)
    if (Result.isFailure(planned)) return Result.fail(planned.failure)
    const arrivals = planned.success.flatMap((group) => group.arrivals)
    const total = arrivals.reduce((sum, { id }) => sum + 1 + (this.#library.bin.binned.get(id)?.item.folderCount ?? 0), 0)
    if (total <= this.#bulkOperations.atOnce) return Result.succeed(this.#restored(planned.success))
    const only = arrivals.length === 1 ? arrivals[0] : undefined
    const subject = { count: arrivals.length, name: only?.name ?? null, type: planned.success[0]?.type ?? 'RECORDS' } as const
    const ordered = { action: 'restore', destinationId: asked.destinationId ?? null, total, ...subject } as const
    const work = () => Result.map(this.#planned(asked, decisions), (again) => this.#restored(again))
    return Result.succeed({ bulkOperation: this.#bulkOperations.begin(ordered, work) })
  }

  #planned(asked: Restoring, decisions: Decisions): Result.Result<readonly Planned[], RestoreFailure> {
    const returning = this.#returning(asked)
    if (Result.isFailure(returning)) return Result.fail(returning.failure)
    const [blocked] = returning.success.blocked
    if (blocked !== undefined) return Result.fail({ code: blocked.by === 'gone' ? 'DESTINATION_NOT_FOUND' : 'RESOURCE_IN_TRASH' })
    const { groups, comingWith } = returning.success
    const planned: Planned[] = []
    const staying = new Set<string>()
    for (const stage of restoreStages(groups, comingWith)) {
      const { going, kept } = partStage(stage, comingWith, staying)
      const piece = this.#amongTheirOwn(comingWith, () => plannedAt(this.#library, going, decisions))
      const refused = refusedPlan(piece)
      if (refused !== undefined) return Result.fail(refused)
      const skipped = kept.map((group) => ({ ...group, verdicts: group.arrivals.map(() => ({ tag: 'skipped' }) as const) }))
      planned.push(...piece, ...skipped)
      for (const { arrivals, verdicts } of [...piece, ...skipped]) for (const [index, { id }] of arrivals.entries()) if (verdicts[index]?.tag === 'skipped') staying.add(id)
    }
    return Result.succeed(planned)
  }

  /** With the names in sight that places in the trash come back with. */
  #amongTheirOwn<Answer>(comingWith: ReadonlyMap<string, string>, work: () => Answer): Answer {
    const { bin, trashed } = this.#library
    const own = [...new Set(comingWith.values())].flatMap((root) => bin.binned.get(root)?.members ?? []).filter((id) => !bin.binned.has(id))
    own.forEach((id) => trashed.delete(id))
    try {
      return work()
    } finally {
      own.forEach((id) => trashed.add(id))
    }
  }

  #restored(planned: readonly Planned[]): BulkOutcome {
    const { bin } = this.#library
    const back: Arrival[] = []
    const returned = (id: string, act: (binned: Binned) => void): void => {
      const binned = bin.binned.get(id)
      if (binned !== undefined) act(binned)
    }
    const counts = carryOut(
      this.#library,
      planned,
      (arrival, name, parentId) => {
        returned(arrival.id, (binned) => bin.bringBack(binned))
        this.#library.place(arrival, name, parentId)
        back.push(arrival)
      },
      ({ id }, by) => {
        this.#library.takeTies(id, by)
        returned(id, (binned) => bin.deletePermanently(binned))
      },
    )
    markArrivals(this.#library, back)
    this.#publishing(planned.map(({ type }) => type))
    return { batchId: this.#library.nextId(), ...counts }
  }

  async deletePermanently(selection: TrashSelection, signal: AbortSignal, confirmed?: number): Promise<Result.Result<DeletedPermanently, DeleteFailure>> {
    const fault = await this.#faults.meet('trash.deletePermanently', signal)
    if (fault) return Result.fail(fault as DeleteFailure)
    const found = this.#selected(selection)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    if (!isAsConfirmed(found.success.length, confirmed)) return Result.fail({ code: 'STALE_EDIT', count: found.success.length })
    const assets = found.success.filter(({ item }) => item.kind === 'asset').length
    found.success.forEach((binned) => this.#library.bin.deletePermanently(binned))
    this.#publishing([])
    this.#library.publish({ kind: 'usage.changed' })
    return Result.succeed({ folders: found.success.length - assets, assets, kept: 0 })
  }

  #selected(selection: TrashSelection): Result.Result<readonly Binned[], { readonly code: 'FOLDER_NOT_FOUND' | 'ASSET_NOT_FOUND' }> {
    const { binned } = this.#library.bin
    if (selection.kind === 'batch') return Result.succeed([...binned.values()].filter(({ batchId }) => batchId === selection.batchId))
    if (selection.kind === 'all') return Result.succeed([...binned.values()].filter(({ item }) => !selection.except.includes(item.id)))
    if (selection.folders.some((id) => binned.get(id)?.item.kind !== 'folder')) return Result.fail({ code: 'FOLDER_NOT_FOUND' })
    if (selection.assets.some((id) => binned.get(id)?.item.kind !== 'asset')) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    return Result.succeed([...selection.folders, ...selection.assets].flatMap((id) => binned.get(id) ?? []))
  }

  /** What comes back where, and what cannot go back to where it lay. */
  #returning({ selection, destinationId }: Restoring): Result.Result<Returning, RestorePlanFailure> {
    const found = this.#selected(selection)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const { folders, trashed } = this.#library
    if (typeof destinationId === 'string') {
      if (!folders.has(destinationId)) return Result.fail({ code: 'DESTINATION_NOT_FOUND' })
      if (trashed.has(destinationId)) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
      const type = folders.get(destinationId)?.type
      const stranger = found.success.find(({ item }) => item.type !== type)
      if (stranger !== undefined) return Result.fail({ code: stranger.item.kind === 'folder' ? 'FOLDER_DIFFERENT_TYPE' : 'ASSET_DIFFERENT_TYPE' })
    }
    if (destinationId === null && found.success.some(({ item }) => item.kind === 'asset')) return Result.fail({ code: 'ASSET_CANNOT_BE_STANDALONE' })
    const coming = new Map(found.success.flatMap(({ item, members }) => members.map((member) => [member, item.id] as const)))
    const comingWith = new Map<string, string>()
    const groups = new Map<string, ArrivalsAt>()
    const blocked: BlockedRestore[] = []
    for (const { item, parentId } of found.success) {
      const { id, kind, name, type } = item
      const to = destinationId === undefined ? parentId : destinationId
      if (to !== null && !folders.has(to)) blocked.push({ id, kind, name, by: 'gone' })
      else if (to !== null && trashed.has(to) && !coming.has(to)) blocked.push({ id, kind, name, by: 'trashed' })
      else {
        const root = to === null ? undefined : coming.get(to)
        if (to !== null && root !== undefined) comingWith.set(to, root)
        const key = `${type} ${to ?? ''}`
        const group = groups.get(key) ?? { type, parentId: to, arrivals: [] }
        groups.set(key, { ...group, arrivals: [...group.arrivals, { id, kind, name }] })
      }
    }
    return Result.succeed({ groups: [...groups.values()], comingWith, blocked })
  }

  #publishing(types: readonly ResourceType[]): void {
    for (const type of new Set(types)) this.#library.publish({ kind: 'library.changed', type })
    this.#library.publish({ kind: 'trash.changed' })
  }
}
