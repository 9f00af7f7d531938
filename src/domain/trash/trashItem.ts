import type { ResourceType } from '../access/modules.ts'
import type { AssetSummary } from '../assets/asset.ts'
import type { PathStep } from '../folders/folder.ts'

/** What the trash can be sorted by. */
export const TRASH_SORTS = ['trashedAt', 'name', 'size'] as const
export type TrashSort = (typeof TRASH_SORTS)[number]

/** Something that was moved to the trash, with all that lay in it then. */
export interface TrashItem {
  readonly id: string
  readonly kind: 'folder' | 'asset'
  readonly type: ResourceType
  readonly name: string
  /** The way down to where it lay, as it was then; empty: at the module's root. */
  readonly place: readonly PathStep[]
  /** ISO 8601. */
  readonly trashedAt: string
  readonly trashedBy: string
  /** Folders and assets in it, at every depth. */
  readonly folderCount: number
  readonly assetCount: number
  /** Bytes of the files in it, or of itself, with their versions. */
  readonly size: number
  /** Of an asset: what its picture is known by. */
  readonly picture: Pick<AssetSummary, 'contentVersion' | 'thumbnail' | 'preview' | 'width' | 'height'> | null
}

/** Why something cannot go back where it lay: the folder is gone for good, or lies in the trash itself. */
export const BLOCKED_BY = ['gone', 'trashed'] as const
export interface BlockedRestore {
  readonly id: string
  readonly kind: 'folder' | 'asset'
  readonly name: string
  readonly by: (typeof BLOCKED_BY)[number]
}

/** From so many items on, deleting for good asks for the number to be typed. */
export const TYPED_CONFIRMATION_FROM = 10

/** What was deleted for good. */
export interface DeletedPermanently {
  readonly folders: number
  readonly assets: number
  /** Folders that stay because something in them is kept from whoever empties the trash. */
  readonly kept: number
}
