import type { Capabilities } from '../../application/capabilities/capability.ts'
import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import { ADVANCED_SEARCH } from '../../application/advanced-search/advancedSearchActors.ts'

/** Somebody searches for it: it is remembered, and where it is listed already the search is made once more. */
export const submitted = (capabilities: Capabilities, q: string): void => {
  // What cannot be remembered is searched for all the same.
  capabilities.load(SAVED_SEARCHES).then(({ rememberSearch }) => rememberSearch(q), () => undefined)
  const results = capabilities.now(ADVANCED_SEARCH)?.searchResults
  // The address alone, as on the way back, reads nothing.
  if (results?.getSnapshot().context.list?.q === q) results.send({ type: 'list.repeated' })
}
