import type { AssetList } from '../../application/library/AssetGateway.ts'
import type { FolderList } from '../../application/library/FolderGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'

/** Where things read lie in the cache; shorter keys name everything below them. */
export const keys = {
  folders: (type: ResourceType) => ['folders', type] as const,
  folder: (type: ResourceType, folderId: string) => ['folders', type, 'one', folderId] as const,
  children: ({ type, parentId, sort, direction }: FolderList) => ['folders', type, 'children', parentId, sort, direction] as const,
  assetsIn: (type: ResourceType, folderId: string | undefined) => ['assets', type, folderId ?? 'everywhere'] as const,
  page: ({ type, folderId, sort, direction }: AssetList, index: number) =>
    [...keys.assetsIn(type, folderId), 'page', sort, direction, index] as const,
  positions: ({ type, folderId, sort, direction }: AssetList) => [...keys.assetsIn(type, folderId), 'positions', sort, direction] as const,
  asset: (assetId: string) => ['asset', assetId] as const,
  text: (assetId: string) => ['asset', assetId, 'text'] as const,
  repositories: ['repositories'] as const,
  usage: ['usage'] as const,
  searches: ['search'] as const,
}
