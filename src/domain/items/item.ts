import type { AssetSummary } from '../assets/asset.ts'
import type { Folder, PathStep } from '../folders/folder.ts'

export const ITEM_KINDS = ['folder', 'asset'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** A folder or an asset in a list that goes over many folders. `path`: the way down to the folder in which it lies. */
export type LibraryItem =
  | { readonly kind: 'folder'; readonly folder: Folder; readonly path: readonly PathStep[] }
  | { readonly kind: 'asset'; readonly asset: AssetSummary; readonly path: readonly PathStep[] }

/** What can be marked and named without a look at the rest of it. */
export interface NamedItem {
  readonly kind: ItemKind
  readonly id: string
  readonly name: string
}

export const resourceOf = (item: LibraryItem): Folder | AssetSummary => (item.kind === 'folder' ? item.folder : item.asset)

export const nameOf = (item: LibraryItem): NamedItem => {
  const { id, name } = resourceOf(item)
  return { kind: item.kind, id, name }
}
