import * as Result from 'effect/Result'
import type { ActorRefFrom } from 'xstate'
import { createItemListMachine } from '../lists/itemList.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { SearchHit } from '../search/SearchGateway.ts'
import type { AdvancedSearchGateway, ResultList, ResultSummary } from './AdvancedSearchGateway.ts'
import { changesResults } from './changesResults.ts'

interface SearchResultsPorts {
  readonly advancedSearches: AdvancedSearchGateway
  readonly events: EventStream
}

/** Hits per page. */
const PAGE = 100

/** All that a query finds, named by its address and read by key to the last hit. `total` is exact. */
export const createSearchResultsMachine = ({ advancedSearches, events }: SearchResultsPorts) =>
  createItemListMachine<ResultList, SearchHit, ResultSummary>('searchResults', {
    page: async (list, after, signal) => {
      const page = await advancedSearches.results({ ...list, limit: PAGE, ...(after === null ? {} : { after }) }, signal)
      return Result.map(page, ({ modules, problems, ...rest }) => ({ ...rest, summary: { modules, problems } }))
    },
    events,
    concerns: changesResults,
  })

export type SearchResultsActor = ActorRefFrom<ReturnType<typeof createSearchResultsMachine>>
