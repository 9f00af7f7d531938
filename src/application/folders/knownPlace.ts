import { ROOT, type TreeSnapshot } from './tree.machine.ts'

/** What is known of a place before it has been read. */
export interface KnownPlace {
  /** Empty for a module's root. */
  readonly name: string
  readonly folders: number
  readonly assets: number
}

/** What the tree, which has read the folder above, tells of a place of its module; undefined where it has not come so far. */
export const knownPlace = ({ context: { resourceType, branches } }: TreeSnapshot, place: { readonly resourceType: string; readonly folderId: string | null }): KnownPlace | undefined => {
  if (place.resourceType !== resourceType) return undefined
  if (place.folderId === null) {
    const folders = branches.get(ROOT)
    return folders && { name: '', folders: folders.length, assets: 0 }
  }
  for (const children of branches.values()) {
    const folder = children.find(({ id }) => id === place.folderId)
    if (folder !== undefined) return { name: folder.name, folders: folder.folderCount, assets: folder.assetCount }
  }
  return undefined
}
