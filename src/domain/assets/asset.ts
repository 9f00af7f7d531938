import type { ResourceType } from '../access/modules.ts'
import type { Creator } from '../folders/creator.ts'
import type { PathStep } from '../folders/folder.ts'
import type { EmbargoAbove } from '../publishing/embargo.ts'
import type { EditableAsset } from './editable.ts'
import type { Indexing } from './indexing.ts'

/** The thumbnail of an asset: being made, there, failed, or not to be had for this kind of file. */
export const THUMBNAIL_STATES = ['Pending', 'Ready', 'Failed', 'None'] as const
export type ThumbnailState = (typeof THUMBNAIL_STATES)[number]

/** How an asset can be looked at in the browser. */
export const PREVIEW_KINDS = ['image', 'pdf', 'video', 'audio', 'text', 'none'] as const
export type PreviewKind = (typeof PREVIEW_KINDS)[number]

/** An asset as lists show it (specification section 3). */
export interface AssetSummary extends Indexing {
  readonly id: string
  readonly folderId: string
  readonly type: ResourceType
  /** With its extension. */
  readonly name: string
  readonly preview: PreviewKind
  /** Bytes of the original. */
  readonly size: number
  readonly fileNumber: string
  /** Pixels, where the file has them. */
  readonly width: number | null
  readonly height: number | null
  readonly thumbnail: ThumbnailState
  readonly webReady: boolean
  /** It can never become web ready while this stands: a publication restriction of its own. */
  readonly keptFromPublication?: true
  /** `yyyy-MM-dd`: the first day on which the portal may show it, by itself, while that has still to come. */
  readonly embargoUntil?: string
  /** Of whoever looks. */
  readonly favorite: boolean
  /** Names the stored content; part of the address of everything derived from it. */
  readonly contentVersion: string
  /** ISO timestamp. */
  readonly modifiedAt: string
  /** Where lists go over many folders: from the module's root down, the asset's own folder last. */
  readonly path?: readonly PathStep[]
}

/** An asset as its own page shows it. */
export interface AssetDetail extends AssetSummary, EditableAsset {
  readonly mediaType: string
  readonly repository: string | null
  /** What holds it back on the portal beside an embargo of its own. */
  readonly embargoAbove: EmbargoAbove | null
  /** How often its page on the portal was seen in the last 30 days. */
  readonly portalViews: number
  /** ISO timestamp. */
  readonly createdAt: string
  readonly createdBy: Creator
  readonly modifiedBy: string
  /** From the module's root down, the asset's own folder last. */
  readonly path: readonly PathStep[]
  /** SHA-256 of the original, hexadecimal. */
  readonly checksum: string
  /** Grows with every edit; an edit names the revision it started from (STALE_EDIT). */
  readonly revision: number
}

/** What lists of assets can be sorted by. */
export const ASSET_SORTS = ['name', 'modifiedAt', 'createdAt', 'size', 'mediaType', 'fileNumber'] as const
export type AssetSort = (typeof ASSET_SORTS)[number]

/** Sort direction (specification section 3). */
export const DIRECTIONS = ['asc', 'desc'] as const
export type Direction = (typeof DIRECTIONS)[number]
