import type { FolderPlace } from '../../application/folders/folderContents.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { segmentOf } from '../../domain/access/segments.ts'
import { ASSET_SORTS, type AssetSort, type Direction, DIRECTIONS } from '../../domain/assets/asset.ts'

interface Order {
  readonly sort: AssetSort
  readonly direction: Direction
}

/** What is new stands first where the address names no order. */
const NEWEST_FIRST: Order = { sort: 'createdAt', direction: 'desc' }

/** The usual direction of an order. */
const usualOf = (sort: AssetSort): Direction => (sort === NEWEST_FIRST.sort ? NEWEST_FIRST.direction : 'asc')

/** Where all assets of a module are listed. */
export const allAssetsAddress = (type: ResourceType, { sort, direction }: Order = NEWEST_FIRST): string => {
  const search = new URLSearchParams({
    ...(sort === NEWEST_FIRST.sort ? {} : { sort }),
    ...(direction === usualOf(sort) ? {} : { direction }),
  }).toString()
  return `/${segmentOf(type)}/assets${search === '' ? '' : `?${search}`}`
}

/** All assets of a module as an address names them. */
export const allAssetsPlaceOf = (resourceType: ResourceType, search: URLSearchParams): FolderPlace => {
  const sort = ASSET_SORTS.find((one) => one === search.get('sort')) ?? NEWEST_FIRST.sort
  const direction = DIRECTIONS.find((one) => one === search.get('direction')) ?? usualOf(sort)
  return { resourceType, folderId: null, everywhere: true, sort, direction }
}
