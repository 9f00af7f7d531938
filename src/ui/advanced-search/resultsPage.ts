import type { ResultsPage } from '../search/SearchField.tsx'
import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import { ADVANCED_SEARCH } from '../../application/advanced-search/advancedSearchActors.ts'

/** The page of results, as the search field of every page knows it. */
export const RESULTS_PAGE: ResultsPage = {
  prepare: async (capabilities) => (await import('./screens.ts')).RESULTS.prepare(capabilities),
  loadAssist: async () => (await import('./field/fieldAssist.ts')).FIELD_ASSIST,
  submitted: (capabilities, q) => {
    // What cannot be remembered is searched for all the same.
    capabilities.load(SAVED_SEARCHES).then(({ rememberSearch }) => rememberSearch(q), () => undefined)
    const results = capabilities.now(ADVANCED_SEARCH)?.searchResults
    // The address alone, as on the way back, reads nothing.
    if (results?.getSnapshot().context.list?.q === q) results.send({ type: 'list.repeated' })
  },
}
