import * as Result from 'effect/Result'
import { WEB_READY_AT_ONCE, type SelectedWebReady, type WebReadyChange, type WebReadyFailure, type WebReadyGateway, type WebReadyList, type WebReadyOutcome, type WebReadyRuleChange, type WebReadyRuleFailure, type WebReadyUndoFailure } from '../../application/web-ready/WebReadyGateway.ts'
import type { Begun } from '../../application/bulk-operations/begun.ts'
import { RESOURCE_TYPES, type ResourceType } from '../../domain/access/modules.ts'
import { reachedByWebReady, type Placed } from '../../domain/web-ready/webReady.ts'
import type { BulkOutcome } from '../../domain/bulk-operations/bulkOperation.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { changeRule } from '../memory/inMemoryRules.ts'
import { pageOfItems, unreachable } from '../memory/inMemoryPages.ts'
import { inOrderOf } from '../memory/inOrderOf.ts'
import { publishableIn, refsSelected, type InMemoryBatches } from '../memory/inMemorySelection.ts'

/** A folder or asset, with the folders in which it lies. */
interface Marked extends ResourceRef, Placed {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  readonly webReady: boolean
}

export class InMemoryWebReadyGateway implements WebReadyGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #bulkOperations: InMemoryBulkOperationGateway
  /** By the changes that are known: what each of them changed, and what it was asked for. */
  readonly #changes = new Map<string, { readonly ids: readonly string[]; readonly asked: WebReadyChange; readonly isSelected: boolean }>()
  readonly #batches: InMemoryBatches

  constructor(library: InMemoryLibrary, faults: Faults, batches: InMemoryBatches, bulkOperations: InMemoryBulkOperationGateway) {
    this.#library = library
    this.#faults = faults
    this.#batches = batches
    this.#bulkOperations = bulkOperations
  }

  async page({ resourceType, kind, direction }: WebReadyList, after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('webReady.page', signal)
    if (fault) return Result.fail(fault as never)
    const all = this.#all().filter((one) => one.webReady && one.type === resourceType && (kind === undefined || one.kind === kind))
    const items = inOrderOf(all, 'name', direction).flatMap((one) => this.#library.itemOf(one) ?? [])
    return Result.succeed(pageOfItems(items, after))
  }

  async plan(resources: readonly ResourceRef[], signal: AbortSignal) {
    const fault = await this.#faults.meet('webReady.plan', signal)
    if (fault) return Result.fail(fault as WebReadyFailure)
    return Result.map(this.#reached({ resources, webReady: true, door: 'library' }), () => ({ items: this.countIn(resources) }))
  }

  async change(asked: WebReadyChange, signal: AbortSignal): Promise<Result.Result<WebReadyOutcome | Begun, WebReadyFailure>> {
    const fault = await this.#faults.meet('webReady.change', signal)
    if (fault) return Result.fail(fault as WebReadyFailure)
    if (asked.resources.length > WEB_READY_AT_ONCE) return Result.fail<WebReadyFailure>({ code: 'VALIDATION_FAILED', fields: { resources: { code: 'tooLong', limit: WEB_READY_AT_ONCE } } })
    return this.#nowOrQueued(asked)
  }

  async planSelected(type: ResourceType, selection: Selection, signal: AbortSignal) {
    const fault = await this.#faults.meet('webReady.plan', signal)
    if (fault) return Result.fail(fault as WebReadyUndoFailure)
    const meant = publishableIn(this.#library, this.#batches, type, selection)
    return Result.isFailure(meant) ? Result.fail<WebReadyUndoFailure>(meant.failure) : Result.succeed({ items: this.countIn(meant.success.refs) })
  }

  async changeSelected({ type, selection, webReady }: SelectedWebReady, signal: AbortSignal): Promise<Result.Result<WebReadyOutcome | Begun, WebReadyUndoFailure>> {
    const fault = await this.#faults.meet('webReady.change', signal)
    if (fault) return Result.fail(fault as WebReadyUndoFailure)
    const meant = webReady ? publishableIn(this.#library, this.#batches, type, selection) : refsSelected(this.#library, this.#batches, type, selection)
    if (Result.isFailure(meant)) return Result.fail<WebReadyUndoFailure>(meant.failure)
    const { refs, kept } = meant.success
    return this.#nowOrQueued({ resources: refs, webReady, door: 'library' }, { left: kept, isSelected: true })
  }

  /** How many become ready with these. */
  countIn(resources: readonly ResourceRef[]): number {
    return this.#below(resources).filter((one) => !one.webReady && !this.#library.isKept(one)).length
  }

  /** Marks what is reached by a publication, or by one that is taken back. */
  mark(resources: readonly ResourceRef[], webReady: boolean, undone?: string): BulkOutcome {
    const present = resources.filter((resource) => unreachable(this.#library, resource) === undefined)
    return this.#changed({ resources: present, webReady, door: 'library', ...(undone === undefined ? {} : { undone }) }, this.#below(present), true)
  }

  async changeRule({ resourceType: type, folderId, rule }: WebReadyRuleChange, signal: AbortSignal) {
    const fault = await this.#faults.meet('webReady.changeRule', signal)
    if (fault) return Result.fail(fault as WebReadyRuleFailure)
    const { folders, rules } = this.#library
    const folder = folders.get(folderId)
    if (folder === undefined) return Result.fail<WebReadyRuleFailure>({ code: 'FOLDER_NOT_FOUND' })
    if (folder.type !== type) return Result.fail<WebReadyRuleFailure>({ code: 'FOLDER_DIFFERENT_TYPE' })
    if (this.#library.trashed.has(folderId)) return Result.fail<WebReadyRuleFailure>({ code: 'RESOURCE_IN_TRASH' })
    if ((rules.get(folderId) ?? 'ask') === rule) return Result.succeed({ rule })
    if (rule === 'always' && this.#library.isKept({ kind: 'folder', id: folderId })) return Result.fail<WebReadyRuleFailure>({ code: 'PUBLICATION_RESTRICTED' })
    changeRule(this.#library, folderId, rule)
    return Result.succeed({ rule })
  }

  async undo(change: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('webReady.undo', signal)
    if (fault) return Result.fail(fault as WebReadyUndoFailure)
    const known = this.#changes.get(change)
    if (known === undefined) return Result.fail<WebReadyUndoFailure>({ code: 'NOT_FOUND' })
    const { resources, webReady } = known.asked
    const isReached = (resource: ResourceRef) => unreachable(this.#library, resource) === undefined && (webReady || !this.#library.isKept(resource))
    // What is named one by one refuses; what was a list goes on with what is left of it.
    const left = known.isSelected ? resources.filter(isReached) : resources
    return this.#nowOrQueued({ ...known.asked, resources: left, webReady: !webReady, undone: change }, { isSelected: known.isSelected })
  }

  /** A few things at once, many as a job; what refuses them does so at once. */
  #nowOrQueued(asked: WebReadyChange, { left = 0, isSelected = false } = {}): Result.Result<WebReadyOutcome | Begun, WebReadyFailure> {
    const reached = this.#reached(asked)
    if (Result.isFailure(reached)) return Result.fail(reached.failure)
    const total = reached.success.length
    if (total <= this.#bulkOperations.atOnce) {
      const { kept, ...done } = this.#marked(asked, reached.success, isSelected)
      return Result.succeed({ ...done, kept: kept + left })
    }
    const named = reached.success.filter(({ id }) => asked.resources.some((one) => one.id === id))
    const [first] = named
    const subject = { type: first?.type ?? 'RECORDS', count: named.length, name: (named.length === 1 ? first?.name : undefined) ?? null } as const
    const ordered = { action: asked.webReady ? 'webReady' : 'skipWebReady', destinationId: null, total, ...subject } as const
    const work = () =>
      Result.map(this.#reached(asked), (again): BulkOutcome => {
        const done = this.#changed(asked, again, isSelected)
        return { ...done, skipped: done.skipped + left }
      })
    return Result.succeed({ bulkOperation: this.#bulkOperations.begin(ordered, work) })
  }

  /** What a change applies to, where nothing refuses it. */
  #reached({ resources, webReady }: WebReadyChange): Result.Result<readonly Marked[], WebReadyFailure> {
    const problem = resources.map((resource) => unreachable(this.#library, resource)).find((one) => one !== undefined)
    if (problem !== undefined) return Result.fail(problem)
    if (webReady && resources.some(this.#library.isKept)) return Result.fail({ code: 'PUBLICATION_RESTRICTED' })
    return Result.succeed(this.#below(resources))
  }

  #below(resources: readonly ResourceRef[]): readonly Marked[] {
    const all = this.#all()
    return [...new Set(resources.flatMap(({ id }) => reachedByWebReady(id, all)))]
  }

  #changed(asked: WebReadyChange, reached: readonly Marked[], isSelected: boolean): BulkOutcome {
    const { change, changed, kept } = this.#marked(asked, reached, isSelected)
    const folders = this.#changes.get(change)?.ids.filter((id) => this.#library.folders.has(id)).length ?? 0
    return { batchId: change, folders, assets: changed - folders, skipped: kept }
  }

  #marked(asked: WebReadyChange, reached: readonly Marked[], isSelected: boolean) {
    const { webReady, undone, undecided = false } = asked
    const kept = new Set(webReady || undecided ? reached.filter(this.#library.isKept) : [])
    const before = undone === undefined ? undefined : new Set(this.#changes.get(undone)?.ids)
    const isMeant = (one: Marked) => (undecided ? !one.webReady && !this.#library.decided.has(one.id) : one.webReady !== webReady && (before === undefined || before.has(one.id)))
    const changed = reached.filter((one) => !kept.has(one) && isMeant(one))
    for (const { id } of changed) {
      this.#library.decided.add(id)
      this.#library.decidedByRule.delete(id)
      const [folder, asset] = [this.#library.folders.get(id), this.#library.assets.get(id)]
      if (folder) this.#library.folders.set(id, { ...folder, webReady })
      if (asset) this.#library.assets.set(id, { ...asset, webReady })
    }
    const change = this.#library.nextId()
    this.#changes.set(change, { ids: changed.map(({ id }) => id), asked, isSelected })
    for (const type of RESOURCE_TYPES) this.#library.publish({ kind: 'library.changed', type })
    return { change, changed: changed.length, kept: webReady ? kept.size : 0 }
  }

  /** Folders and assets outside the trash, with the folders in which each lies. */
  #all(): readonly Marked[] {
    const ids = (folderId: string | null) => this.#library.pathTo(folderId).map(({ id }) => id)
    const folders = [...this.#library.folders.values()].map(({ parentId, ...rest }) => ({ ...rest, kind: 'folder' as const, folderIds: ids(parentId) }))
    const assets = [...this.#library.assets.values()].map(({ folderId, ...rest }) => ({ ...rest, kind: 'asset' as const, folderIds: ids(folderId) }))
    return [...folders, ...assets].filter(({ id }) => !this.#library.trashed.has(id))
  }
}
