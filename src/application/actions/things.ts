import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { ActedOn } from '../../domain/actions/actionAvailability.ts'
import type { Folder, FolderDetail, PathStep } from '../../domain/folders/folder.ts'
import type { LibraryItem, NamedItem } from '../../domain/items/item.ts'
import { itemsSelected } from '../../domain/items/selection.ts'
import type { Origin } from '../assets/AssetPlace.ts'
import type { FolderPlace } from '../folders/folderContents.ts'
import type { Selected } from '../selection/selected.ts'
import { putProblem, type Destination, type TakenUp } from '../move-copy/takenUp.ts'

/** What an action is for, with what is known of it. `row`: in the list it stands in, of an asset among the assets. */
export type Thing =
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
    }

/** Where a thing was met: in the open place, or in a list over many folders. */
export interface Ground {
  readonly place: FolderPlace
  /** The open folder; null at a root, and where none is open. */
  readonly here: FolderDetail | null
  /** The list over many folders, if its address names one; undefined in the open place. */
  readonly listed?: { readonly origin: Origin | undefined }
}

/** What stands in a list over many folders. */
export const thingListed = (item: LibraryItem): Thing =>
  item.kind === 'folder'
    ? { subject: 'folder', folder: item.folder, path: item.path, row: 0, isSelected: false }
    : { subject: 'asset', asset: { ...item.asset, path: item.path }, row: 0, isSelected: false }

/** It is acted on as if the folder were open in which it lies, though nothing of it is known but the way there. */
export const groundListed = (item: LibraryItem, origin: Origin | undefined): Ground => {
  const [type, folderId] = item.kind === 'folder' ? [item.folder.type, item.folder.parentId] : [item.asset.type, item.asset.folderId]
  return { place: { resourceType: type, folderId, sort: 'name', direction: 'asc' }, here: null, listed: { origin } }
}

/** The same of several of them, which all lie in one module. */
export const groundOfListed = (type: ResourceType, origin: Origin | undefined): Ground => ({
  place: { resourceType: type, folderId: null, sort: 'name', direction: 'asc' },
  here: null,
  listed: { origin },
})

const folderNamed = ({ id, name }: Folder): NamedItem => ({ kind: 'folder', id, name })

/** The folders and assets, each by its name; empty where nobody has read them. */
export const namedIn = (thing: Thing): readonly NamedItem[] => {
  if (thing.subject === 'selection') return thing.items ?? []
  if (thing.subject === 'asset') return [{ kind: 'asset', id: thing.asset.id, name: thing.asset.name }]
  return thing.folder === null ? [] : [folderNamed(thing.folder)]
}

/** The same as the calls take it; `place`: where it was seen. */
export const selectedOf = (thing: Thing, { folderId }: FolderPlace): Selected => {
  if (thing.subject === 'selection') return thing.selected
  const from = thing.subject === 'place' ? (thing.folder?.parentId ?? null) : thing.subject === 'asset' ? thing.asset.folderId : folderId
  const items = namedIn(thing)
  const [only] = items
  return { selection: { ...itemsSelected(items), from }, count: items.length, ...(only === undefined ? {} : { name: only.name }) }
}

/** The way down to where it lies; `here`: the folder that is open, of which there is none at a root, nor where assets of many are listed. */
const pathTo = (thing: Thing, here: FolderDetail | null): readonly string[] => {
  const above = here?.path.map(({ id }) => id) ?? []
  if (here !== null) return thing.subject === 'place' ? above : [...above, here.id]
  const way = thing.subject === 'asset' ? thing.asset.path : thing.subject === 'folder' ? thing.path : undefined
  return way?.map(({ id }) => id) ?? above
}

export const takeUp = (action: TakenUp['action'], thing: Thing, place: FolderPlace, here: FolderDetail | null): TakenUp => {
  const items = namedIn(thing)
  const isWhole = thing.subject === 'selection' && thing.items === undefined
  return {
    ...selectedOf(thing, place),
    action,
    type: place.resourceType,
    path: pathTo(thing, here),
    folders: thing.subject === 'selection' ? thing.folders : items.filter(({ kind }) => kind === 'folder').map(({ id }) => id),
    hasAssets: isWhole ? place.everywhere === true || place.folderId !== null : items.some(({ kind }) => kind === 'asset'),
  }
}

/** The open place as something to put things into. `name` is what a module's root is called. */
export const destinationHere = ({ resourceType: type }: FolderPlace, here: FolderDetail | null, name: string): Destination =>
  here === null ? { folderId: null, name, type, above: [] } : { folderId: here.id, name: here.name, type, above: here.path.map(({ id }) => id) }

const heldFor = (held: TakenUp | undefined, place: FolderPlace, here: FolderDetail | null): ActedOn['held'] =>
  held && { action: held.action, problem: putProblem(held, destinationHere(place, here, '')) }

/** How many of a selection are assets. */
export const assetsIn = ({ selected, folders }: Extract<Thing, { subject: 'selection' }>): number => selected.count - folders.length

/** What keeps something from publication: its own restriction, or that of the open folder in which it lies. */
const keptBy = (item: Pick<Folder, 'keptFromPublication'>, here: FolderDetail | null): ActedOn['keptFromPublication'] => {
  if (item.keptFromPublication === true) return 'itself'
  return here?.keptFromPublication === true ? 'above' : undefined
}

/** What the table of actions asks of a thing. */
export const actedOn = (thing: Thing, { place, here, listed }: Ground, held: TakenUp | undefined): ActedOn => {
  const { subject } = thing
  const selectable = listed === undefined ? {} : { isUnselectable: true }
  const type = place.resourceType
  if (subject === 'selection') {
    const { items, selected } = thing
    return { subject, type, count: selected.count, assets: assetsIn(thing), isWhole: items === undefined }
  }
  if (subject === 'asset') {
    const { favorite, webReady } = thing.asset
    return { subject, type, count: 1, isSelected: thing.isSelected, ...selectable, favorite, webReady, keptFromPublication: keptBy(thing.asset, here) }
  }
  const { folder } = thing
  const marks = folder === null ? {} : { favorite: folder.favorite, webReady: folder.webReady, keptFromPublication: keptBy(folder, subject === 'folder' ? here : null) }
  if (subject === 'folder') return { subject, type, count: 1, isSelected: thing.isSelected, ...selectable, ...marks }
  const everywhere = place.everywhere === undefined ? {} : { isEverywhere: place.everywhere }
  return { subject, type, count: folder === null ? 0 : 1, ...everywhere, inside: thing.inside, held: heldFor(held, place, thing.folder), ...marks }
}
