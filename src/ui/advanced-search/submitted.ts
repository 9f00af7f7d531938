import type { Capabilities } from '../../application/capabilities/capability.ts'
import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import { ADVANCED_SEARCH } from '../../application/advanced-search/advancedSearchActors.ts'
import { resultListOf } from '../addresses/resultList.ts'
import { askResults } from './openResults.ts'

/** Somebody searches for it: it is remembered and asked for before its page is, and where it is listed already the search is made once more. */
export const submitted = (capabilities: Capabilities, q: string): void => {
  // What cannot be remembered is searched for all the same.
  capabilities.load(SAVED_SEARCHES).then(({ rememberSearch }) => rememberSearch(q), () => undefined)
  const actors = capabilities.now(ADVANCED_SEARCH)
  if (actors === undefined) return
  // The address alone, as on the way back, reads nothing.
  if (actors.searchResults.getSnapshot().context.list?.q === q) actors.searchResults.send({ type: 'list.repeated' })
  else askResults(actors, resultListOf(new URLSearchParams({ q })))
}
