import type { Origin } from '../../application/assets/AssetPlace.ts'
import type { FolderPlace } from '../../application/folders/folderContents.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { foldersPath, segmentOf } from '../../domain/access/segments.ts'
import { ASSET_SORTS, type AssetSort, type Direction, DIRECTIONS } from '../../domain/assets/asset.ts'
import { allAssetsAddress } from './assets.ts'

interface Order {
  readonly sort: AssetSort
  readonly direction: Direction
}

/** The order of a list whose address names none. */
export const DEFAULT_ORDER: Order = { sort: 'name', direction: 'asc' }

export const orderOf = (search: URLSearchParams): Order => ({
  sort: ASSET_SORTS.find((sort) => sort === search.get('sort')) ?? DEFAULT_ORDER.sort,
  direction: DIRECTIONS.find((direction) => direction === search.get('direction')) ?? DEFAULT_ORDER.direction,
})

/** The part of an address that names an order; nothing for the usual one. */
const searchOf = ({ sort, direction }: Order): Readonly<Record<string, string>> => ({
  ...(sort === DEFAULT_ORDER.sort ? {} : { sort }),
  ...(direction === DEFAULT_ORDER.direction ? {} : { direction }),
})

const withSearch = (path: string, search: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(search).toString()
  return text === '' ? path : `${path}?${text}`
}

/** Where a folder is shown, in an order. Null is the module's root. */
export const folderAddress = (type: ResourceType, folderId: string | null, order: Order = DEFAULT_ORDER): string =>
  withSearch(foldersPath(type, folderId ?? undefined), searchOf(order))

/** The folder place that an address names. */
export const folderPlaceOf = (resourceType: ResourceType, folderId: string | undefined, search: URLSearchParams): FolderPlace => ({
  resourceType,
  folderId: folderId ?? null,
  ...orderOf(search),
})

/** State of an entry of the browser's history: the list that one came from is the entry before it. */
export const FROM_LIST = { list: true } as const

const originSearch = (from: Origin): Readonly<Record<string, string>> => {
  if ('sourceList' in from) return { from: from.address }
  const { list, row } = from
  if (list.folderId === undefined) return { from: allAssetsAddress(list.type, list), row: String(row) }
  return { folder: list.folderId, row: String(row), ...searchOf(list) }
}

/** Where an asset is shown; with the list one comes from, so that previous and next survive a reload. */
export const assetAddress = (type: ResourceType, assetId: string, from?: Origin, tab = 'details'): string =>
  withSearch(`/${segmentOf(type)}/assets/${encodeURIComponent(assetId)}/detail/${tab}`, from === undefined ? {} : originSearch(from))

/** Where it is shown who can be seen in a picture; with the list one comes from. */
export const personsAddress = (type: ResourceType, assetId: string, from?: Origin): string =>
  withSearch(`/${segmentOf(type)}/assets/persons/${encodeURIComponent(assetId)}`, from === undefined ? {} : originSearch(from))

/** Where a folder's own details are shown. */
export const folderDetailAddress = (type: ResourceType, folderId: string): string => `${foldersPath(type, folderId)}/detail/details`

/** The tab of an asset's or folder's page that shows what and who belongs to it. */
export const relatedTabAddress = ({ kind, type, id }: RelatedPlace): string =>
  kind === 'asset' ? assetAddress(type, id, undefined, 'related') : `${foldersPath(type, id)}/detail/related`

/** Where the relations of an asset or folder are kept. */
export const relatedAddress = ({ kind, type, id }: RelatedPlace): string => `/${segmentOf(type)}/${kind}s/related/${encodeURIComponent(id)}`

/** The same page of an asset, with its document open where something was found. */
export const atDocumentPage = (address: string, page: number): string => `${address}${address.includes('?') ? '&' : '?'}page=${page}`

/** The page of a document that an address names, from 1. */
export const documentPageOf = (search: URLSearchParams): number | undefined => {
  const page = search.get('page') ?? ''
  return /^[1-9][0-9]{0,4}$/.test(page) ? Number(page) : undefined
}

/** The same page of an asset, ready to be edited. */
export const editing = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}edit=1`
