import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { resultSearch } from './resultList.ts'
import { SEARCH_PATH } from './search.ts'

/** All saved and recent searches (docs/decisions/saved-searches.md, "Where they stand"). */
export const SAVED_SEARCHES_PATH = '/advanced-search/saved'

/** What a saved search finds; what is new of it comes first. */
export const savedSearchAddress = ({ id, q, news }: Pick<SavedSearch, 'id' | 'q' | 'news'>): string =>
  `${SEARCH_PATH}${resultSearch(news > 0 ? { q, sort: { by: 'createdAt' }, direction: 'desc' } : { q, sort: { by: 'relevance' }, direction: 'asc' }, undefined, id)}`
