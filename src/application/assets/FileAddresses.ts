import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { OcrExport } from '../../domain/ocr/ocr.ts'

/** Long side in pixels of the thumbnails there are. */
export type ThumbnailSize = 320 | 960

type Stored = Pick<AssetSummary, 'id' | 'contentVersion'>

/** Addresses for the browser's own requests, authorised by the cookie of the session under way. */
export interface FileAddresses {
  thumbnail(asset: Stored, size: ThumbnailSize): string
  /** What the browser can show; ranges are answered. */
  preview(asset: Stored): string
  /** The original, byte for byte, as a download. */
  content(assetId: string): string
  /** What was read off its pages, as a download. */
  ocr(assetId: string, format: OcrExport): string
  /** The same of one that lies in the trash. */
  trashed(assetId: string): string
  /** The picture of one that lies in the trash. */
  trashedThumbnail(asset: Stored, size: ThumbnailSize): string
  /** An earlier file of an asset. */
  version(assetId: string, versionId: string, part: 'thumbnail' | 'preview' | 'content'): string
  /** A finished zip, as a download. */
  zip(zipId: string): string
}
