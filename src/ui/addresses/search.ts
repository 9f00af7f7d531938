import type { Origin } from '../../application/assets/AssetPlace.ts'
import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { assetAddress, atDocumentPage, folderAddress } from './library.ts'

export const SEARCH_PATH = '/search'

/** Where the results of a search are listed. */
export const searchAddress = (term: string): string => `${SEARCH_PATH}?${new URLSearchParams({ q: term }).toString()}`

export const ADVANCED_RESULT_PATH = '/advanced-search/result'

export const ADVANCED_SEARCH_PATH = '/advanced-search'

export const advancedResultAddress = (q: string): string => `${ADVANCED_RESULT_PATH}?${new URLSearchParams({ q }).toString()}`

/** What the form of advanced search asks for; dates that are no period yet stand beside the query. */
interface FormAddress {
  readonly q: string
  readonly from: string
  readonly until: string
}

/** The part of an address that fills in the form; nothing where it is blank. */
export const searchFormSearch = ({ q, from, until }: FormAddress): string => {
  const params = new URLSearchParams(Object.entries({ q, from, until }).filter(([, value]) => value !== ''))
  return params.size === 0 ? '' : `?${params.toString()}`
}

export const searchFormOf = (search: URLSearchParams): FormAddress => ({ q: (search.get('q') ?? '').trim(), from: search.get('from') ?? '', until: search.get('until') ?? '' })

/** The form of advanced search, filled in with a query. */
export const searchFormAddress = (q: string): string => `${ADVANCED_SEARCH_PATH}${searchFormSearch({ q, from: '', until: '' })}`

/** Both list what a query finds. */
export const isResultPath = (path: string): boolean => path === SEARCH_PATH || path === ADVANCED_RESULT_PATH

export const termOf = (search: URLSearchParams): string => search.get('q') ?? ''

/** Where what was found is shown; a document at the page where it stands. */
export const hitAddress = (hit: SearchHit, from?: Origin): string => {
  if (hit.kind === 'folder') return folderAddress(hit.folder.type, hit.folder.id)
  const address = assetAddress(hit.asset.type, hit.asset.id, from)
  return hit.page === undefined ? address : atDocumentPage(address, hit.page)
}

export const hitId = (hit: SearchHit): string => (hit.kind === 'folder' ? hit.folder.id : hit.asset.id)
