import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { SelectedRef } from '../../domain/items/selection.ts'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import type { HeldFolder, InMemoryLibrary } from './InMemoryLibrary.ts'

/** What was moved to the trash: how it is listed, where it lay, and what lies in the trash with it. */
export interface Binned {
  readonly item: TrashItem
  readonly batchId: string
  readonly parentId: string | null
  readonly members: readonly string[]
}

/** When the first of them was moved to the trash, in milliseconds. */
const MORNING = Date.UTC(2026, 2, 20, 10)

const pictureOf = ({ contentVersion, thumbnail, preview, width, height }: AssetSummary): TrashItem['picture'] => ({ contentVersion, thumbnail, preview, width, height })

/** Those of an organization's folders and assets that lie in the trash, and what is needed to bring them back. */
export class InMemoryBin {
  readonly binned = new Map<string, Binned>()
  readonly #library: InMemoryLibrary
  #moments = 0

  constructor(library: InMemoryLibrary) {
    this.#library = library
  }

  /** Each later than the one before. */
  #now(): string {
    this.#moments += 1
    return new Date(MORNING + this.#moments).toISOString()
  }

  /** Moves things to the trash together; answers their batch. */
  moveToTrash(refs: readonly SelectedRef[], trashedAt = this.#now(), trashedBy = 'Ada Berg'): string {
    const batchId = this.#library.nextId()
    for (const ref of refs) {
      const found = ref.kind === 'folder' ? this.#library.folders.get(ref.id) : this.#library.assets.get(ref.id)
      if (found === undefined) continue
      const { name, type } = found
      const parentId = 'folderId' in found ? found.folderId : found.parentId
      const members = this.#library.below(ref).filter((id) => !this.#library.trashed.has(id))
      const assets = members.flatMap((id) => this.#library.assets.get(id) ?? [])
      const counts = { folderCount: members.length - assets.length, assetCount: assets.length }
      const inside = ref.kind === 'folder' ? { ...counts, folderCount: counts.folderCount - 1 } : { folderCount: 0, assetCount: 0 }
      const size = assets.reduce((sum, asset) => sum + asset.size, 0)
      const place = this.#library.pathTo(parentId)
      const asset = this.#library.assets.get(ref.id)
      const picture = asset === undefined ? null : pictureOf(asset)
      members.forEach((id) => this.#library.trashed.add(id))
      this.binned.set(ref.id, { item: { ...ref, name, type, place, trashedAt, trashedBy, ...inside, size, picture }, batchId, parentId, members })
    }
    return batchId
  }

  /** With the numbers of what came into the trash with it, where it lies there. */
  counted(folder: HeldFolder): HeldFolder {
    const binned = this.binned.get(folder.id)
    if (binned === undefined) return this.#library.counted(folder)
    const folders = binned.members.filter((id) => this.#library.folders.get(id)?.parentId === folder.id)
    const assets = binned.members.filter((id) => this.#library.assets.get(id)?.folderId === folder.id)
    return { ...folder, folderCount: folders.length, assetCount: assets.length }
  }

  bringBack({ item, members }: Binned): void {
    members.forEach((id) => this.#library.trashed.delete(id))
    this.binned.delete(item.id)
  }

  deletePermanently({ item, members }: Binned): void {
    for (const id of members) {
      this.#library.trashed.delete(id)
      this.#library.folders.delete(id)
      this.#library.assets.delete(id)
      this.#library.texts.delete(id)
    }
    this.binned.delete(item.id)
  }
}
