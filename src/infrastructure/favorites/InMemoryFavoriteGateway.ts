import * as Result from 'effect/Result'
import { FAVORITES_AT_ONCE, type FavoriteFailure, type FavoriteGateway, type FavoriteList, type SelectedFavoriteFailure } from '../../application/favorites/FavoriteGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { resourceOf } from '../../domain/items/item.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { pageOfItems, unreachable } from '../memory/inMemoryPages.ts'
import { namedBy, type InMemoryBatches } from '../memory/inMemorySelection.ts'
import { inOrderOf } from '../memory/inOrderOf.ts'

export class InMemoryFavoriteGateway implements FavoriteGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #batches: InMemoryBatches

  constructor(library: InMemoryLibrary, faults: Faults, batches: InMemoryBatches) {
    this.#library = library
    this.#faults = faults
    this.#batches = batches
  }

  async page({ resourceType, kind, sort, direction }: FavoriteList, after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('favorites.page', signal)
    if (fault) return Result.fail(fault as never)
    const all = [...this.#library.favorites]
      .flatMap((id) => this.#library.itemOf({ kind: this.#library.folders.has(id) ? 'folder' : 'asset', id }) ?? [])
      .filter((item) => (kind === undefined || item.kind === kind) && (resourceType === undefined || resourceOf(item).type === resourceType))
    if (sort === 'addedAt') return Result.succeed(pageOfItems(direction === 'asc' ? all : all.toReversed(), after))
    const named = inOrderOf(all.map((item) => ({ item, id: resourceOf(item).id, name: resourceOf(item).name })), 'name', direction)
    return Result.succeed(pageOfItems(named.map(({ item }) => item), after))
  }

  async change(resources: readonly ResourceRef[], favorite: boolean, signal: AbortSignal) {
    const fault = await this.#faults.meet('favorites.change', signal)
    if (fault) return Result.fail(fault as FavoriteFailure)
    if (resources.length > FAVORITES_AT_ONCE) return Result.fail<FavoriteFailure>({ code: 'VALIDATION_FAILED', fields: { resources: { code: 'tooLong', limit: FAVORITES_AT_ONCE } } })
    const problem = resources.map((resource) => unreachable(this.#library, resource)).find((one) => one !== undefined)
    if (problem !== undefined && (favorite || problem.code !== 'RESOURCE_IN_TRASH')) return Result.fail<FavoriteFailure>(problem)
    return Result.succeed(this.#mark(resources, favorite))
  }

  async changeSelected(type: ResourceType, selection: Selection, favorite: boolean, signal: AbortSignal) {
    const fault = await this.#faults.meet('favorites.change', signal)
    if (fault) return Result.fail(fault as SelectedFavoriteFailure)
    const selected = namedBy(this.#library, this.#batches, type, selection)
    if (Result.isFailure(selected)) return Result.fail<SelectedFavoriteFailure>(selected.failure)
    const { folders, assets } = selected.success
    return Result.succeed(this.#mark([...folders.map(({ id }) => ({ kind: 'folder', id }) as const), ...assets.map(({ id }) => ({ kind: 'asset', id }) as const)], favorite))
  }

  #mark(resources: readonly ResourceRef[], favorite: boolean) {
    const changed = resources.filter(({ id }) => this.#library.favorites.has(id) !== favorite)
    for (const { id } of changed) {
      if (favorite) this.#library.favorites.add(id)
      else this.#library.favorites.delete(id)
      const [folder, asset] = [this.#library.folders.get(id), this.#library.assets.get(id)]
      if (folder) this.#library.folders.set(id, { ...folder, favorite })
      if (asset) this.#library.assets.set(id, { ...asset, favorite })
    }
    this.#library.publish({ kind: 'favorites.changed' })
    return { changed: changed.map(({ kind, id }) => ({ kind, id })) }
  }
}
