import type { FileAddresses, ThumbnailSize } from '../../application/assets/FileAddresses.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { OcrExport } from '../../domain/ocr/ocr.ts'

type Stored = Pick<AssetSummary, 'id' | 'contentVersion'>

const picture = ({ id }: Stored, width: number): string => {
  const hue = (Number(id.slice(-6)) * 47) % 360
  const height = Math.round(width * 0.7)
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 70">`,
    `<rect width="100" height="70" fill="hsl(${hue} 40% 72%)"/><circle cx="70" cy="22" r="9" fill="hsl(${hue} 70% 92%)"/>`,
    `<path d="M0 48h100v22H0z" fill="hsl(${hue} 45% 38%)"/><path d="M22 48l10-30 10 30z" fill="hsl(${hue} 30% 96%)"/></svg>`,
  ].join('')
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** Drawings in place of stored files: the same one for the same asset. */
export class InMemoryFileAddresses implements FileAddresses {
  thumbnail(asset: Stored, size: ThumbnailSize) {
    return picture(asset, size)
  }

  preview(asset: Stored) {
    return picture(asset, 1600)
  }

  version(_assetId: string, versionId: string, part: 'thumbnail' | 'preview' | 'content') {
    return picture({ id: versionId, contentVersion: part }, 320)
  }

  content(assetId: string) {
    return `data:text/plain,${assetId}`
  }

  ocr(assetId: string, format: OcrExport) {
    return `data:text/plain,${assetId}.${format}`
  }

  trashed(assetId: string) {
    return `data:text/plain,trashed-${assetId}`
  }

  trashedThumbnail(asset: Stored, size: ThumbnailSize) {
    return picture(asset, size)
  }

  zip(zipId: string) {
    return `data:application/zip,${zipId}`
  }
}
