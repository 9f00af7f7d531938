import type { FileAddresses, ThumbnailSize } from '../../application/assets/FileAddresses.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { OcrExport } from '../../domain/ocr/ocr.ts'
import type { Held } from '../../application/session/Credentials.ts'
import { contentPath, inOrganization, ocrExportPath, previewPath, thumbnailPath, versionPath, trashedPath, trashedThumbnailPath, zipPath } from '../contract/files.ts'

type Stored = Pick<AssetSummary, 'id' | 'contentVersion'>

/** Addresses below the session's own path. */
export class SessionFileAddresses implements FileAddresses {
  readonly #held: () => Held | undefined

  constructor(held: () => Held | undefined) {
    this.#held = held
  }

  thumbnail({ id, contentVersion }: Stored, size: ThumbnailSize) {
    return this.#at((sessionId) => thumbnailPath(sessionId, id, contentVersion, size))
  }

  preview({ id, contentVersion }: Stored) {
    return this.#at((sessionId) => previewPath(sessionId, id, contentVersion))
  }

  version(assetId: string, versionId: string, part: 'thumbnail' | 'preview' | 'content') {
    return this.#at((sessionId) => versionPath(sessionId, assetId, versionId, part))
  }

  content(assetId: string) {
    return this.#at((sessionId) => contentPath(sessionId, assetId))
  }

  ocr(assetId: string, format: OcrExport) {
    return this.#at((sessionId) => ocrExportPath(sessionId, assetId, format))
  }

  trashed(assetId: string) {
    return this.#at((sessionId) => trashedPath(sessionId, assetId))
  }

  trashedThumbnail({ id, contentVersion }: Stored, size: ThumbnailSize) {
    return this.#at((sessionId) => trashedThumbnailPath(sessionId, id, contentVersion, size))
  }

  zip(zipId: string) {
    return this.#at((sessionId) => zipPath(sessionId, zipId))
  }

  #at(path: (sessionId: string) => string): string {
    const held = this.#held()
    return held === undefined ? path('') : inOrganization(path(held.sessionId), held)
  }
}
