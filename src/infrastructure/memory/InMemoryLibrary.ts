import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { Creator } from '../../domain/folders/creator.ts'
import type { Folder, FolderDetail, PathStep } from '../../domain/folders/folder.ts'
import type { UnsavedValue } from '../../domain/folder-templates/folderTemplates.ts'
import type { SelectedRef } from '../../domain/items/selection.ts'
import { sameName } from '../../domain/naming/names.ts'
import type { WebReadyRule } from '../../domain/web-ready/webReady.ts'
import type { Person } from '../../domain/persons/persons.ts'
import { InMemoryBin } from './InMemoryBin.ts'
import type { LibraryItem } from '../../domain/items/item.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import { InMemoryHistory } from './InMemoryHistory.ts'
import { embargoAboveIn, ruleOf } from './inMemoryRules.ts'
import { isCurrent } from './inMemoryPersons.ts'
import { InMemoryVersions } from './InMemoryVersions.ts'

/** As the server has it: lists show less. */
export type HeldFolder = Folder & Pick<FolderDetail, 'createdAt'>

/** Folders and assets of one organization, held in memory as the server holds them. */
export class InMemoryLibrary {
  readonly folders = new Map<string, HeldFolder>()
  readonly assets = new Map<string, AssetDetail>()
  /** Identifiers of folders and assets that lie in the trash. */
  readonly trashed = new Set<string>()
  /** What somebody has made ready for the web, or not. */
  readonly decided = new Set<string>()
  /** What happens with what comes into folders, where it is not asked about. */
  readonly rules = new Map<string, Exclude<WebReadyRule, 'ask'>>()
  /** What was last decided by such a rule, with the marks that were made together. */
  readonly decidedByRule = new Map<string, object>()
  /** What is kept from publication, by itself or by a folder above it. */
  isKept: (resource: ResourceRef) => boolean = () => false
  readonly #copying = new Set<(from: ResourceRef, to: ResourceRef) => void>()
  readonly #arriving = new Set<(refs: readonly SelectedRef[], valuesId?: string) => readonly UnsavedValue[]>()
  readonly bin = new InMemoryBin(this)
  /** The person's favorites, the latest last. */
  readonly favorites = new Set<string>()
  /** What is related: each pair once, the latest last. */
  relations: readonly (readonly [ResourceRef, ResourceRef])[] = []
  readonly texts = new Map<string, string>()
  /** Who added what, where it was not whoever works with this. */
  readonly addedBy = new Map<string, string>()
  creatorOf: (id: string) => Creator = () => ({ name: 'Ada Berg', isGone: false, successor: null })
  /** Where originals can be held. */
  readonly repositories = new Map<string, { readonly id: string; readonly name: string; readonly revision: number }>()
  /** Who can be seen in pictures, by the picture. */
  readonly persons = new Map<string, readonly Person[]>()
  readonly history = new InMemoryHistory((assetId, undo) => isCurrent(this, assetId, undo))
  readonly versions = new InMemoryVersions()
  readonly #listeners = new Set<(serverEvent: ServerEvent) => void>()
  #lastId = 0

  /** An identifier that no other thing has; the same ones in every run. */
  nextId(): string {
    this.#lastId += 1
    return `00000000-0000-4000-8000-${String(this.#lastId).padStart(12, '0')}`
  }

  /** Hears of what there is a copy of. */
  onCopied(listener: (from: ResourceRef, to: ResourceRef) => void): void {
    this.#copying.add(listener)
  }

  copied(from: ResourceRef, to: ResourceRef): void {
    this.#copying.forEach((listener) => listener(from, to))
  }

  /** Hears of what has come to where it lies (nothing, where a file took the place of another), and under which id something is said of it; answers what of that could not be saved. */
  onArrival(listener: (refs: readonly SelectedRef[], valuesId?: string) => readonly UnsavedValue[]): void {
    this.#arriving.add(listener)
  }

  arrived(refs: readonly SelectedRef[], valuesId?: string): readonly UnsavedValue[] {
    return [...this.#arriving].flatMap((listener) => listener(refs, valuesId))
  }

  publish(serverEvent: ServerEvent): void {
    this.#listeners.forEach((happened) => happened(serverEvent))
  }

  listen(happened: (serverEvent: ServerEvent) => void): () => void {
    this.#listeners.add(happened)
    return () => this.#listeners.delete(happened)
  }

  addFolder(folder: Pick<Folder, 'name' | 'parentId' | 'type'> & Partial<HeldFolder>): HeldFolder {
    const at = '2026-03-14T09:26:53.000Z'
    const made = { id: this.nextId(), folderCount: 0, assetCount: 0, webReady: false, favorite: false, createdAt: at, modifiedAt: at, revision: 1, ...folder }
    this.folders.set(made.id, made)
    return made
  }

  /** Keeps a folder or asset from publication, or no longer. */
  keep({ kind, id }: ResourceRef, isKept: boolean): void {
    const items: Map<string, HeldFolder | AssetDetail> = kind === 'folder' ? this.folders : this.assets
    const found = items.get(id)
    if (found === undefined) return
    const { keptFromPublication: _before, ...item } = found
    items.set(id, isKept ? { ...item, keptFromPublication: true } : item)
    this.publish({ kind: 'library.changed', type: found.type })
  }

  /** With the numbers of what lies inside as they are now. */
  counted(folder: HeldFolder): HeldFolder {
    return { ...folder, folderCount: this.childrenOf(folder.type, folder.id).length, assetCount: this.assetsIn(folder.type, folder.id).length }
  }

  /** What is not in the trash, as lists over many folders show it. */
  itemOf({ kind, id }: ResourceRef): LibraryItem | undefined {
    if (this.trashed.has(id)) return undefined
    const [folder, asset] = kind === 'folder' ? [this.folders.get(id)] : [undefined, this.assets.get(id)]
    if (folder !== undefined) return { kind: 'folder', folder: this.counted(folder), path: this.pathTo(folder.parentId) }
    return asset && { kind: 'asset', asset, path: this.pathTo(asset.folderId) }
  }

  childrenOf(type: ResourceType, parentId: string | null): readonly HeldFolder[] {
    return [...this.folders.values()].filter(
      (folder) => folder.type === type && folder.parentId === parentId && !this.trashed.has(folder.id),
    )
  }

  assetsIn(type: ResourceType, folderId: string | undefined): readonly AssetDetail[] {
    return [...this.assets.values()].filter(
      (asset) => asset.type === type && (folderId === undefined || asset.folderId === folderId) && !this.trashed.has(asset.id),
    )
  }

  /** A folder or asset itself and all that lies in it, in the trash or not. */
  below({ kind, id }: SelectedRef): readonly string[] {
    if (kind === 'asset') return [id]
    const folders = [...this.folders.values()].filter(({ parentId }) => parentId === id)
    const assets = [...this.assets.values()].filter(({ folderId }) => folderId === id)
    return [id, ...folders.flatMap((folder) => this.below({ kind: 'folder', id: folder.id })), ...assets.map((asset) => asset.id)]
  }

  /** Puts a folder or asset elsewhere; answers where it lay. */
  place({ kind, id }: SelectedRef, name: string, parentId: string | null): string | null {
    const folder = this.folders.get(id)
    if (kind === 'folder' && folder !== undefined) {
      this.folders.set(id, { ...folder, name, parentId, revision: folder.revision + 1 })
      return folder.parentId
    }
    const asset = this.assets.get(id)
    if (asset === undefined || parentId === null) return null
    this.assets.set(id, { ...asset, name, folderId: parentId, path: this.pathTo(parentId), revision: asset.revision + 1 })
    return asset.folderId
  }

  /** What people tied to an asset that ends is tied to the one that goes on with its file. */
  takeTies(from: string, to: string): void {
    const tied = (end: ResourceRef): ResourceRef => (end.id === from ? { kind: 'asset', id: to } : end)
    const isSame = (one: readonly [ResourceRef, ResourceRef], other: readonly [ResourceRef, ResourceRef]) => one.every(({ id }) => other.some((end) => end.id === id))
    const all = this.relations.map(([one, other]) => [tied(one), tied(other)] as const).filter(([one, other]) => one.id !== other.id)
    this.relations = all.filter((pair, at) => all.findIndex((other) => isSame(pair, other)) === at)
    if (this.favorites.delete(from)) this.favorites.add(to)
    const [given, taken] = [this.assets.get(from), this.assets.get(to)]
    if (given?.favorite === true && taken !== undefined) this.assets.set(to, { ...taken, favorite: true })
  }

  detailOf(folder: HeldFolder): FolderDetail {
    const below = (parentId: string | null) => this.pathTo(parentId).some(({ id }) => id === folder.id)
    const inside = [
      ...[...this.folders.values()].filter(({ id, parentId }) => below(parentId) && !this.trashed.has(id)),
      ...[...this.assets.values()].filter(({ id, folderId }) => below(folderId) && !this.trashed.has(id)),
    ]
    const undecided = [
      ...inside.filter((one) => 'parentId' in one).map((one) => ({ ...one, kind: 'folder' as const })),
      ...inside.filter((one) => 'folderId' in one).map((one) => ({ ...one, kind: 'asset' as const })),
    ].filter((one) => !one.webReady && !this.decided.has(one.id) && !this.isKept(one)).length
    const ready = inside.filter(({ webReady }) => webReady).length
    const readiness = folder.webReady ? { items: inside.length, ready, undecided } : null
    return { ...this.counted(folder), path: this.pathTo(folder.parentId), createdBy: this.creatorOf(folder.id), readiness, ...ruleOf(this, folder.id, folder.parentId), embargoAbove: embargoAboveIn(this, folder.parentId) }
  }

  /** From the module's root down, the given folder last. */
  pathTo(folderId: string | null): readonly PathStep[] {
    const folder = folderId === null ? undefined : this.folders.get(folderId)
    return folder === undefined ? [] : [...this.pathTo(folder.parentId), { id: folder.id, name: folder.name }]
  }

  isFolderNameTaken(type: ResourceType, parentId: string | null, name: string, except?: string): boolean {
    return this.childrenOf(type, parentId).some((folder) => folder.id !== except && sameName(folder.name, name))
  }

  isAssetNameTaken(folderId: string, name: string, except?: string): boolean {
    return [...this.assets.values()].some(
      (asset) => asset.folderId === folderId && asset.id !== except && !this.trashed.has(asset.id) && sameName(asset.name, name),
    )
  }
}
