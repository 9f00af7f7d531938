import * as Result from 'effect/Result'
import { WEB_READY_AT_ONCE, type WebReadyChange, type WebReadyFailure, type WebReadyGateway, type WebReadyList, type WebReadyRuleChange, type WebReadyRuleFailure, type WebReadyUndoFailure } from '../../application/web-ready/WebReadyGateway.ts'
import { RESOURCE_TYPES, type ResourceType } from '../../domain/access/modules.ts'
import { reachedByWebReady, type Placed } from '../../domain/web-ready/webReady.ts'
import type { Arranged } from '../../domain/bulk-operations/bulkOperation.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { changeRule } from '../memory/inMemoryRules.ts'
import { pageOfItems, unreachable } from '../memory/inMemoryPages.ts'
import { inOrderOf } from '../memory/inOrderOf.ts'

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
  readonly #changes = new Map<string, { readonly ids: readonly string[]; readonly asked: WebReadyChange }>()

  constructor(library: InMemoryLibrary, faults: Faults, bulkOperations: InMemoryBulkOperationGateway) {
    this.#library = library
    this.#faults = faults
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
    const reached = this.#reached({ resources, webReady: true, door: 'library' })
    return Result.map(reached, (all) => ({ items: all.filter((one) => !one.webReady && !this.#library.isKept(one)).length }))
  }

  async change(asked: WebReadyChange, signal: AbortSignal) {
    const fault = await this.#faults.meet('webReady.change', signal)
    if (fault) return Result.fail(fault as WebReadyFailure)
    if (asked.resources.length > WEB_READY_AT_ONCE) return Result.fail<WebReadyFailure>({ code: 'VALIDATION_FAILED', fields: { resources: { code: 'tooLong', limit: WEB_READY_AT_ONCE } } })
    return this.#nowOrQueued(asked)
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
    return this.#nowOrQueued({ ...known.asked, webReady: !known.asked.webReady, undone: change })
  }

  /** A few things at once, many as a job; what refuses them does so at once. */
  #nowOrQueued(asked: WebReadyChange) {
    const reached = this.#reached(asked)
    if (Result.isFailure(reached)) return Result.fail(reached.failure)
    const total = reached.success.length
    if (total <= this.#bulkOperations.atOnce) {
      return Result.succeed(this.#marked(asked, reached.success))
    }
    const named = reached.success.filter(({ id }) => asked.resources.some((one) => one.id === id))
    const [first] = named
    const subject = { type: first?.type ?? 'RECORDS', count: named.length, name: (named.length === 1 ? first?.name : undefined) ?? null } as const
    const ordered = { action: asked.webReady ? 'webReady' : 'skipWebReady', destinationId: null, total, ...subject } as const
    const work = () =>
      Result.map(this.#reached(asked), (again): Arranged => {
        const { change, changed, kept } = this.#marked(asked, again)
        const folders = this.#changes.get(change)?.ids.filter((id) => this.#library.folders.has(id)).length ?? 0
        return { batchId: change, folders, assets: changed - folders, skipped: kept }
      })
    return Result.succeed({ bulkOperation: this.#bulkOperations.begin(ordered, work) })
  }

  /** What a change applies to, where nothing refuses it. */
  #reached({ resources, webReady }: WebReadyChange): Result.Result<readonly Marked[], WebReadyFailure> {
    const problem = resources.map((resource) => unreachable(this.#library, resource)).find((one) => one !== undefined)
    if (problem !== undefined) return Result.fail(problem)
    if (webReady && resources.some(this.#library.isKept)) return Result.fail({ code: 'PUBLICATION_RESTRICTED' })
    const all = this.#all()
    return Result.succeed([...new Set(resources.flatMap(({ id }) => reachedByWebReady(id, all)))])
  }

  #marked(asked: WebReadyChange, reached: readonly Marked[]) {
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
    this.#changes.set(change, { ids: changed.map(({ id }) => id), asked })
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
