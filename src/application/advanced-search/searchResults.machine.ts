import * as Result from 'effect/Result'
import type { ActorRefFrom } from 'xstate'
import { createItemListMachine } from '../lists/itemList.machine.ts'
import { isListed } from '../lists/listPages.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { SearchHit } from '../search/SearchGateway.ts'
import type { AdvancedSearchGateway, ResultList, ResultQuery, ResultSummary } from './AdvancedSearchGateway.ts'
import { changesResults } from './changesResults.ts'

interface SearchResultsPorts {
  readonly advancedSearches: AdvancedSearchGateway
  readonly events: EventStream
}

/** Hits per page. */
export const RESULT_PAGE = 100

/** All that a query finds, named by its address, and read from wherever one looks. `total` is exact. */
export const createSearchResultsMachine = ({ advancedSearches, events }: SearchResultsPorts) => {
  const pageOf = async (query: Omit<ResultQuery, 'limit'>, signal: AbortSignal) =>
    Result.map(await advancedSearches.results({ ...query, limit: RESULT_PAGE }, signal), ({ modules, problems, ...rest }) => ({ ...rest, summary: { modules, problems } }))
  return createItemListMachine<ResultList, SearchHit, ResultSummary>('searchResults', {
    page: (list, after, signal) => pageOf({ ...list, ...(after === null ? {} : { after }) }, signal),
    pageAt: (list, from, signal) => pageOf({ ...list, from }, signal),
    events,
    // Of an asset that is not listed yet its text may have been read. What was scrolled through is not read again for each.
    concerns: (serverEvent, _, items) => changesResults(serverEvent) || (serverEvent.kind === 'asset.changed' && items.length <= RESULT_PAGE && !isListed(items, serverEvent)),
  })
}

export type SearchResultsActor = ActorRefFrom<ReturnType<typeof createSearchResultsMachine>>
