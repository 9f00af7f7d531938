import type { VersionPage } from '../../application/versions/VersionGateway.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { VERSIONS_PER_PAGE, type AssetVersion } from '../../domain/versions/version.ts'

const DAY = 86_400_000

interface KeptVersion extends AssetVersion {
  readonly contentVersion: string
}

/** The earlier files of assets, the newest first; the same dates in every run. */
export class InMemoryVersions {
  readonly #versions = new Map<string, readonly KeptVersion[]>()

  of(assetId: string): readonly KeptVersion[] {
    return this.#versions.get(assetId) ?? []
  }

  page(assetId: string, before = Infinity): VersionPage {
    const older = this.of(assetId).filter(({ number }) => number < before)
    const items = older.slice(0, VERSIONS_PER_PAGE)
    return { items, next: older.length > items.length ? (items.at(-1)?.number ?? null) : null }
  }

  find(assetId: string, versionId: string): KeptVersion | undefined {
    return this.of(assetId).find(({ id }) => id === versionId)
  }

  /** Keeps an asset's present file. */
  keep({ id: assetId, mediaType, preview, size, thumbnail, contentVersion }: AssetDetail, id: string): KeptVersion {
    const before = this.of(assetId)
    const number = (before[0]?.number ?? 0) + 1
    const replacedAt = new Date(Date.UTC(2026, 9, 1, 10, 30) + number * DAY).toISOString()
    const version = { id, number, mediaType, preview, size, hasThumbnail: thumbnail === 'Ready', replacedAt, replacedBy: 'Ada Berg', contentVersion }
    this.#versions.set(assetId, [version, ...before])
    return version
  }

  remove(assetId: string, versionId: string): void {
    this.#versions.set(assetId, this.of(assetId).filter(({ id }) => id !== versionId))
  }
}
