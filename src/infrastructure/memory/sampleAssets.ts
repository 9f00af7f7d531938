import type { AssetDetail } from '../../domain/assets/asset.ts'
import { contentTypeOfName, hasThumbnail, previewKindOf } from '../../domain/assets/contentTypes.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

type Given = Pick<AssetDetail, 'name' | 'folderId' | 'type'> & Partial<AssetDetail>

/** Puts an asset into the library; what is not told follows from its name. */
export const assetOf = (library: InMemoryLibrary, given: Given): AssetDetail => {
  const id = library.nextId()
  const number = library.assets.size + 1
  const mediaType = contentTypeOfName(given.name)?.mediaType ?? 'application/octet-stream'
  const isPicture = previewKindOf(mediaType) === 'image'
  const day = String((number % 28) + 1).padStart(2, '0')
  const asset: AssetDetail = {
    id,
    mediaType,
    preview: previewKindOf(mediaType),
    size: 40_000 + ((number * 7919) % 4_000_000),
    fileNumber: `HM-2026-${String(number).padStart(6, '0')}`,
    width: isPicture ? 1600 : null,
    height: isPicture ? ([1067, 1200, 2133][number % 3] ?? 1200) : null,
    thumbnail: hasThumbnail(mediaType) ? 'Ready' : 'None',
    indexing: isPicture ? 'None' : 'Indexed',
    webReady: number % 5 === 0,
    favorite: false,
    contentVersion: `v${number}`,
    createdAt: `2026-02-${day}T08:00:00.000Z`,
    modifiedAt: `2026-03-${day}T08:00:00.000Z`,
    description: '',
    seoTitle: '',
    seoDescription: '',
    tags: [],
    repositoryId: null,
    repository: null,
    rightsStatement: null,
    embargoAbove: null,
    portalViews: 0,
    createdBy: { name: 'Ada Berg', isGone: false, successor: null },
    modifiedBy: 'Ada Berg',
    path: library.pathTo(given.folderId),
    checksum: number.toString(16).padStart(64, '0'),
    revision: 1,
    ...given,
  }
  library.assets.set(id, asset)
  return asset
}
