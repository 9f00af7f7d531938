import { waitFor } from 'xstate'
import type { AdvancedSearchActors } from '../../application/advanced-search/advancedSearchActors.ts'
import type { ResultList } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { isSameResult, resultListOf } from '../addresses/resultList.ts'
import { isResultPath } from '../addresses/search.ts'

/** Makes a search; one that has been made stays as it is, and one that is narrowed keeps its hits until the others are there. */
export const askResults = ({ searchResults }: Pick<AdvancedSearchActors, 'searchResults'>, list: ResultList): void => {
  const now = searchResults.getSnapshot()
  if (isSameResult(now.context.list, list) && !now.matches('failed')) return
  const isNarrowed = isResultPath(window.location.pathname) && now.context.list !== undefined
  searchResults.send(list.q === '' ? { type: 'list.closed' } : { type: isNarrowed ? 'list.refined' : 'list.opened', list })
}

/** Milliseconds that the page before stays for at most, so that this one is drawn once, with its hits. */
const FIRST_HITS_MS = 150

/** Makes the search that an address names. What it can be narrowed by is asked for behind the first hits: counting takes longer, and would hold them up. */
export const openResults = async (actors: AdvancedSearchActors, { request }: { readonly request: { readonly url: string } }): Promise<void> => {
  const { searchResults, facets } = actors
  const list = resultListOf(new URL(request.url).searchParams)
  askResults(actors, list)
  if (list.q === '') return facets.send({ type: 'query.left' })
  await waitFor(searchResults, (snapshot) => !snapshot.matches('reading'), { timeout: FIRST_HITS_MS }).catch(() => undefined)
  const isLeft = !isSameResult(searchResults.getSnapshot().context.list, list)
  const { q } = facets.getSnapshot().context
  if (!isLeft && (q !== list.q || facets.getSnapshot().matches('failed'))) facets.send({ type: 'query.asked', q: list.q })
}
