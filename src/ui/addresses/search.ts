import type { Origin } from '../../application/assets/AssetPlace.ts'
import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { assetAddress, folderAddress } from './library.ts'

export const SEARCH_PATH = '/search'

/** Where the results of a search are listed. */
export const searchAddress = (term: string): string => `${SEARCH_PATH}?${new URLSearchParams({ q: term }).toString()}`

export const ADVANCED_RESULT_PATH = '/advanced-search/result'

/** Both list what a query finds. */
export const isResultPath = (path: string): boolean => path === SEARCH_PATH || path === ADVANCED_RESULT_PATH

export const termOf = (search: URLSearchParams): string => search.get('q') ?? ''

/** Where what was found is shown. */
export const hitAddress = (hit: SearchHit, from?: Origin): string =>
  hit.kind === 'folder' ? folderAddress(hit.folder.type, hit.folder.id) : assetAddress(hit.asset.type, hit.asset.id, from)

export const hitId = (hit: SearchHit): string => (hit.kind === 'folder' ? hit.folder.id : hit.asset.id)
