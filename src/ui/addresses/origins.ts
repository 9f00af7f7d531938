import type { Origin } from '../../application/assets/AssetPlace.ts'
import { assetListOf } from '../../application/folders/folderContents.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { listAddressOf } from '../../domain/items/listAddress.ts'
import { folderAddress, orderOf } from './library.ts'
import { allAssetsAddress, allAssetsPlaceOf } from './assets.ts'
import { favoriteListOf } from './favorites.ts'
import { resultListOf } from './resultList.ts'
import { webReadyListOf } from './webReady.ts'

const rowOf = (search: URLSearchParams): number | undefined => {
  const row = search.get('row')
  return row !== null && /^[0-9]{1,9}$/.test(row) ? Number(row) : undefined
}

/** The list that an address names; `row`: where in it, of those that are read by rows. */
export const originNamed = (address: string, row?: number): Origin | undefined => {
  const named = listAddressOf(address)
  if (named === undefined) return undefined
  if (named.of === 'related') return { address, sourceList: { of: 'related', list: { kind: named.kind, type: named.type, id: named.id } } }
  const query = new URLSearchParams(named.query)
  if (named.of === 'favorites') return { address, sourceList: { of: 'favorites', list: favoriteListOf(query) } }
  if (named.of === 'webReady') return { address, sourceList: { of: 'webReady', list: webReadyListOf(named.type, query) } }
  if (named.of === 'search') return { address, sourceList: { of: 'search', list: resultListOf(query) } }
  const list = assetListOf(allAssetsPlaceOf(named.type, query))
  return list === undefined || row === undefined ? undefined : { list, row }
}

/** The list that the address of an asset's page says one came from. */
export const originOf = (type: ResourceType, search: URLSearchParams): Origin | undefined => {
  const [row, folderId, address] = [rowOf(search), search.get('folder'), search.get('from')]
  if (address !== null) return originNamed(address, row)
  return row === undefined || folderId === null ? undefined : { row, list: { type, folderId, ...orderOf(search) } }
}

/** Where the list stands. */
export const originAddress = (from: Origin): string => {
  if ('sourceList' in from) return from.address
  const { type, folderId } = from.list
  return folderId === undefined ? allAssetsAddress(type, from.list) : folderAddress(type, folderId, from.list)
}

/** The same list at another of its rows. */
export const originAt = (from: Origin, row: number): Origin => ('sourceList' in from ? from : { list: from.list, row })
