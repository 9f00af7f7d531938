import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { ActedOn } from '../../domain/actions/actionAvailability.ts'
import type { Folder, FolderDetail, PathStep } from '../../domain/folders/folder.ts'
import type { LibraryItem, NamedItem } from '../../domain/items/item.ts'
import { itemsSelected, type SelectedThere } from '../../domain/items/selection.ts'
import type { Origin } from '../assets/AssetPlace.ts'
import type { FolderPlace } from '../folders/folderContents.ts'
import type { Selected } from '../selection/selected.ts'
import { putProblem, type Destination, type ClipboardContent } from '../move-copy/clipboardContent.ts'

/** What an action is for, with what is known of it. `row`: in the list it stands in, of an asset among the assets. */
export type ActionTarget =
  | { readonly subject: 'place'; /** Null at a module's root. */ readonly folder: FolderDetail | null; /** How many lie in it. */ readonly inside: number }
  | { readonly subject: 'folder'; readonly folder: Folder; readonly path?: readonly PathStep[]; readonly row: number; readonly isSelected: boolean }
  | { readonly subject: 'asset'; readonly asset: AssetSummary; readonly row: number; readonly isSelected: boolean }
  | {
      readonly subject: 'selection'
      readonly selected: Selected
      /** Undefined: a whole list. */
      readonly items: readonly NamedItem[] | undefined
      /** Those that are known to be among it. */
      readonly folders: readonly string[]
      /** How many of it are assets. */
      readonly assets: number
    }

/** Where a thing was met: in the open place, or in a list over many folders. */
export interface ActionContext {
  readonly place: FolderPlace
  /** The open folder; null at a root, and where none is open. */
  readonly here: FolderDetail | null
  /** The list over many folders, if its address names one; undefined in the open place. */
  readonly listed?: { readonly origin: Origin | undefined }
}

/** What stands in a list over many folders. */
export const listedTarget = (item: LibraryItem): ActionTarget =>
  item.kind === 'folder'
    ? { subject: 'folder', folder: item.folder, path: item.path, row: 0, isSelected: false }
    : { subject: 'asset', asset: { ...item.asset, path: item.path }, row: 0, isSelected: false }

/** It is acted on as if the folder were open in which it lies, though nothing of it is known but the way there. */
export const listedContext = (item: LibraryItem, origin: Origin | undefined): ActionContext => {
  const [type, folderId] = item.kind === 'folder' ? [item.folder.type, item.folder.parentId] : [item.asset.type, item.asset.folderId]
  return { place: { resourceType: type, folderId, sort: 'name', direction: 'asc' }, here: null, listed: { origin } }
}

/** The same of several of them, which all lie in one module. */
export const contextOfListed = (type: ResourceType, origin: Origin | undefined): ActionContext => ({
  place: { resourceType: type, folderId: null, sort: 'name', direction: 'asc' },
  here: null,
  listed: { origin },
})

const folderNamed = ({ id, name }: Folder): NamedItem => ({ kind: 'folder', id, name })

/** The folders and assets, each by its name; empty where nobody has read them. */
export const namedIn = (target: ActionTarget): readonly NamedItem[] => {
  if (target.subject === 'selection') return target.items ?? []
  if (target.subject === 'asset') return [{ kind: 'asset', id: target.asset.id, name: target.asset.name }]
  return target.folder === null ? [] : [folderNamed(target.folder)]
}

/** The same as the calls take it; `place`: where it was seen. */
export const selectedOf = (target: ActionTarget, { folderId }: FolderPlace): Selected => {
  if (target.subject === 'selection') return target.selected
  const from = target.subject === 'place' ? (target.folder?.parentId ?? null) : target.subject === 'asset' ? target.asset.folderId : folderId
  const items = namedIn(target)
  const [only] = items
  return { selection: { ...itemsSelected(items), from }, count: items.length, ...(only === undefined ? {} : { name: only.name }) }
}

/** Single things by name, or all that is selected in a module. */
interface ActedUpon {
  readonly items: readonly NamedItem[]
  readonly selected?: SelectedThere
}

export const actedUpon = (target: ActionTarget, { resourceType }: FolderPlace): ActedUpon =>
  target.subject === 'selection' ? { items: [], selected: { ...target.selected, type: resourceType } } : { items: namedIn(target) }

/** The way down to where it lies; `here`: the folder that is open, of which there is none at a root, nor where assets of many are listed. */
const pathTo = (target: ActionTarget, here: FolderDetail | null): readonly string[] => {
  const above = here?.path.map(({ id }) => id) ?? []
  if (here !== null) return target.subject === 'place' ? above : [...above, here.id]
  const way = target.subject === 'asset' ? target.asset.path : target.subject === 'folder' ? target.path : undefined
  return way?.map(({ id }) => id) ?? above
}

export const clipboardContent = (action: ClipboardContent['action'], target: ActionTarget, place: FolderPlace, here: FolderDetail | null): ClipboardContent => {
  const items = namedIn(target)
  return {
    ...selectedOf(target, place),
    action,
    type: place.resourceType,
    path: pathTo(target, here),
    folders: target.subject === 'selection' ? target.folders : items.filter(({ kind }) => kind === 'folder').map(({ id }) => id),
    hasAssets: target.subject === 'selection' ? target.assets > 0 : items.some(({ kind }) => kind === 'asset'),
  }
}

/** The open place as something to put things into. `name` is what a module's root is called. */
export const destinationHere = ({ resourceType: type }: FolderPlace, here: FolderDetail | null, name: string): Destination =>
  here === null ? { folderId: null, name, type, above: [] } : { folderId: here.id, name: here.name, type, above: here.path.map(({ id }) => id) }

const pasteOf = (clipboard: ClipboardContent | undefined, place: FolderPlace, here: FolderDetail | null): ActedOn['clipboard'] =>
  clipboard && { action: clipboard.action, problem: putProblem(clipboard, destinationHere(place, here, '')) }

/** What keeps something from publication: its own restriction, or that of the open folder in which it lies. */
const keptBy = (item: Pick<Folder, 'keptFromPublication'>, here: FolderDetail | null): ActedOn['keptFromPublication'] => {
  if (item.keptFromPublication === true) return 'itself'
  return here?.keptFromPublication === true ? 'above' : undefined
}

/** What the table of actions asks of a thing. */
export const actedOn = (target: ActionTarget, { place, here, listed }: ActionContext, clipboard: ClipboardContent | undefined): ActedOn => {
  const { subject } = target
  const selectable = listed === undefined ? {} : { isUnselectable: true }
  const type = place.resourceType
  if (subject === 'selection') {
    const { items, selected, assets } = target
    return { subject, type, count: selected.count, assets, isWhole: items === undefined }
  }
  if (subject === 'asset') {
    const { favorite, webReady, indexing } = target.asset
    return { subject, type, count: 1, isSelected: target.isSelected, ...selectable, favorite, webReady, indexing, keptFromPublication: keptBy(target.asset, here) }
  }
  const { folder } = target
  const marks = folder === null ? {} : { favorite: folder.favorite, webReady: folder.webReady, keptFromPublication: keptBy(folder, subject === 'folder' ? here : null) }
  if (subject === 'folder') return { subject, type, count: 1, isSelected: target.isSelected, ...selectable, ...marks }
  const everywhere = place.everywhere === undefined ? {} : { isEverywhere: place.everywhere }
  return { subject, type, count: folder === null ? 0 : 1, ...everywhere, inside: target.inside, clipboard: pasteOf(clipboard, place, target.folder), ...marks }
}
