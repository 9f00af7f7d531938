import type { AssetList, AssetText } from '../../application/assets/AssetGateway.ts'
import type { FolderList } from '../../application/folders/FolderGateway.ts'
import type { Usage } from '../../application/organizations/UsageGateway.ts'
import type { SearchPage } from '../../application/search/SearchGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetDetail, AssetSummary } from '../../domain/assets/asset.ts'
import type { Branch, CountedListing, FolderDetail } from '../../domain/folders/folder.ts'
import type { Role } from '../../domain/roles/role.ts'
import type { Key } from './ReadCache.ts'

/** A page of assets as it is kept: with the cursor at its end, where the next one begins. */
export interface KeptPage {
  readonly index: number
  readonly items: readonly AssetSummary[]
  readonly total: number
  readonly next: string | null
}

/** The keys at every n-th place of a list. */
interface Positions {
  readonly total: number
  readonly every: number
  readonly cursors: readonly string[]
}

const EVERYWHERE = 'everywhere'

/** Where things read lie in the cache; shorter keys name everything below them. */
export const keys = {
  folders: (type: ResourceType) => ['folders', type],
  folder: (type: ResourceType, folderId: string): Key<FolderDetail> => ['folders', type, 'one', folderId],
  everyFolder: (type: ResourceType): Key<FolderDetail> => ['folders', type, 'one'],
  everyListing: (type: ResourceType): Key<CountedListing> => ['folders', type, 'children'],
  everyWay: (type: ResourceType): Key<readonly Branch[]> => ['folders', type, 'branches'],
  children: ({ type, parentId, sort, direction }: FolderList): Key<CountedListing> => [
    'folders',
    type,
    'children',
    parentId,
    sort,
    direction,
  ],
  branches: (type: ResourceType, folderId: string): Key<readonly Branch[]> => ['folders', type, 'branches', folderId],
  assets: (type: ResourceType) => ['assets', type],
  assetsIn: (type: ResourceType, folderId: string | undefined) => ['assets', type, folderId ?? EVERYWHERE],
  pagesIn: (type: ResourceType, folderId: string | undefined): Key<KeptPage> => ['assets', type, folderId ?? EVERYWHERE, 'page'],
  page: ({ type, folderId, sort, direction }: AssetList, index: number): Key<KeptPage> => [
    'assets',
    type,
    folderId ?? EVERYWHERE,
    'page',
    sort,
    direction,
    index,
  ],
  positions: ({ type, folderId, sort, direction }: AssetList): Key<Positions> => [
    'assets',
    type,
    folderId ?? EVERYWHERE,
    'positions',
    sort,
    direction,
  ],
  details: ['asset'],
  allOf: (assetId: string) => ['asset', assetId],
  asset: (type: ResourceType, assetId: string): Key<AssetDetail> => ['asset', assetId, type],
  text: (type: ResourceType, assetId: string): Key<AssetText> => ['asset', assetId, type, 'text'],
  /** Whatever shows marks: folders, lists of assets, assets, hits. */
  marked: [['folders'], ['assets'], ['asset'], ['search']],
  usage: ['usage'] satisfies Key<Usage>,
  searches: ['search'],
  accounts: ['accounts'],
  roles: (organizationId: string): Key<readonly Role[]> => ['accounts', 'roles', organizationId],
  search: (query: object): Key<SearchPage> => ['search', query],
}
