import * as Result from 'effect/Result'
import { WEB_READY_AT_ONCE, type WebReadyChange, type WebReadyFailure, type WebReadyGateway, type WebReadyList } from '../../application/library/WebReadyGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import { reachedByWebReady } from '../../domain/library/webReady.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { Faults } from './Faults.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'
import { pageOfItems, unreachable } from './inMemoryPages.ts'
import { inOrderOf } from './inOrderOf.ts'

export class InMemoryWebReadyGateway implements WebReadyGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #isKept: (resource: ResourceRef) => boolean
  readonly #changes = new Map<string, readonly string[]>()

  /** `isKept`: what is kept from publication, by itself or by a folder above it. */
  constructor(library: InMemoryLibrary, faults: Faults, isKept: (resource: ResourceRef) => boolean) {
    this.#library = library
    this.#faults = faults
    this.#isKept = isKept
  }

  async page({ resourceType, kind, direction }: WebReadyList, after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('webReady.page', signal)
    if (fault) return Result.fail(fault as never)
    const all = this.#all().filter((one) => one.webReady && one.type === resourceType && (kind === undefined || one.kind === kind))
    const items = inOrderOf(all, 'name', direction).flatMap((one) => this.#library.itemOf(one) ?? [])
    return Result.succeed(pageOfItems(items, after))
  }

  async change({ resources, webReady, undone }: WebReadyChange, signal: AbortSignal) {
    const fault = await this.#faults.meet('webReady.change', signal)
    if (fault) return Result.fail(fault as WebReadyFailure)
    if (resources.length > WEB_READY_AT_ONCE) return Result.fail<WebReadyFailure>({ code: 'VALIDATION_FAILED', fields: { resources: { code: 'tooLong', limit: WEB_READY_AT_ONCE } } })
    const problem = resources.map((resource) => unreachable(this.#library, resource)).find((one) => one !== undefined)
    if (problem !== undefined) return Result.fail<WebReadyFailure>(problem)
    if (webReady && resources.some(this.#isKept)) return Result.fail<WebReadyFailure>({ code: 'PUBLICATION_RESTRICTED' })
    const all = this.#all()
    const reached = [...new Set(resources.flatMap(({ id }) => reachedByWebReady(id, all)))]
    const [free, kept] = [reached.filter((one) => !webReady || !this.#isKept(one)), reached.filter((one) => webReady && this.#isKept(one))]
    const before = undone === undefined ? undefined : (this.#changes.get(undone) ?? [])
    const changed = free.filter((one) => one.webReady !== webReady && (before === undefined || before.includes(one.id)))
    for (const { id } of changed) {
      const [folder, asset] = [this.#library.folders.get(id), this.#library.assets.get(id)]
      if (folder) this.#library.folders.set(id, { ...folder, webReady })
      if (asset) this.#library.assets.set(id, { ...asset, webReady })
    }
    const change = this.#library.nextId()
    this.#changes.set(change, changed.map(({ id }) => id))
    for (const type of RESOURCE_TYPES) this.#library.tell({ kind: 'library.changed', type })
    return Result.succeed({ change, changed: changed.length, kept: kept.length })
  }

  /** Folders and assets outside the trash, with the folders in which each lies. */
  #all() {
    const ids = (folderId: string | null) => this.#library.pathTo(folderId).map(({ id }) => id)
    const folders = [...this.#library.folders.values()].map(({ parentId, ...rest }) => ({ ...rest, kind: 'folder' as const, folderIds: ids(parentId) }))
    const assets = [...this.#library.assets.values()].map(({ folderId, ...rest }) => ({ ...rest, kind: 'asset' as const, folderIds: ids(folderId) }))
    return [...folders, ...assets].filter((one) => this.#library.itemOf(one) !== undefined)
  }
}
