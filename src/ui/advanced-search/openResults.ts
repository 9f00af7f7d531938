import type { AdvancedSearchActors } from '../../application/advanced-search/advancedSearchActors.ts'
import { resultListOf } from '../addresses/resultList.ts'
import { isResultPath } from '../addresses/search.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Makes the search that an address names; one that has been made stays as it is, and one that is narrowed keeps its hits until the others are there. */
export const openResults = ({ searchResults, facets }: AdvancedSearchActors, { request }: { readonly request: { readonly url: string } }): void => {
  const list = resultListOf(new URL(request.url).searchParams)
  const now = searchResults.getSnapshot()
  if (!isSame(now.context.list, list) || now.matches('failed')) {
    const isNarrowed = isResultPath(window.location.pathname) && now.context.list !== undefined
    searchResults.send(list.q === '' ? { type: 'list.closed' } : { type: isNarrowed ? 'list.refined' : 'list.opened', list })
  }
  if (list.q === '') facets.send({ type: 'query.left' })
  else if (facets.getSnapshot().context.q !== list.q || facets.getSnapshot().matches('failed')) facets.send({ type: 'query.asked', q: list.q })
}
