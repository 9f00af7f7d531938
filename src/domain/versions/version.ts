import type { PreviewKind } from '../assets/asset.ts'

/** Versions that are listed at a time. */
export const VERSIONS_PER_PAGE = 200

/** An earlier file of an asset, kept when another one took its place. It counts as storage. */
export interface AssetVersion {
  readonly id: string
  /** Grows with each file that was replaced. */
  readonly number: number
  readonly mediaType: string
  readonly preview: PreviewKind
  /** Bytes. */
  readonly size: number
  readonly hasThumbnail: boolean
  /** When another file took its place; ISO 8601. */
  readonly replacedAt: string
  /** Who had it replaced; empty for somebody without a name here. */
  readonly replacedBy: string
}
