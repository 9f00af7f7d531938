import type { ResultsPage } from '../search/SearchField.tsx'
import { submitted } from './submitted.ts'

/** The page of results, as the search field of every page knows it. */
export const RESULTS_PAGE: ResultsPage = {
  prepare: async (capabilities) => (await import('./screens.ts')).RESULTS.prepare(capabilities),
  loadAssist: async () => (await import('./field/fieldAssist.ts')).FIELD_ASSIST,
  submitted,
}
