import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

/** What was added last, of what is not in the trash. */
export const recentIn = (library: InMemoryLibrary, most: number): readonly AssetDetail[] =>
  [...library.assets.values()]
    .filter(({ id }) => library.itemOf({ kind: 'asset', id }) !== undefined)
    .map((asset) => ({ ...asset, path: library.pathTo(asset.folderId) }))
    .toReversed()
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, most)
