import type { FileAddresses, ThumbnailSize } from '../../application/library/FileAddresses.ts'
import type { AssetSummary } from '../../domain/library/asset.ts'
import { contentPath, previewPath, thumbnailPath } from '../http/contract/files.ts'

type Stored = Pick<AssetSummary, 'id' | 'contentVersion'>

/** Addresses below the session's own path. */
export class SessionFileAddresses implements FileAddresses {
  readonly #sessionId: () => string

  constructor(sessionId: () => string) {
    this.#sessionId = sessionId
  }

  thumbnail({ id, contentVersion }: Stored, size: ThumbnailSize) {
    return thumbnailPath(this.#sessionId(), id, contentVersion, size)
  }

  preview({ id, contentVersion }: Stored) {
    return previewPath(this.#sessionId(), id, contentVersion)
  }

  content(assetId: string) {
    return contentPath(this.#sessionId(), assetId)
  }
}
