import type { ActorRefFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import { simpleSearchProblem } from '../../domain/search/query.ts'
import { createItemListMachine, type ItemListEvent } from '../lists/itemList.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import type { SearchGateway, SearchHit } from './SearchGateway.ts'

/** What is searched for, and where; without a module in all that the user sees. */
interface Search {
  readonly term: string
  readonly resourceType?: ResourceType
}

export interface ResultsPorts {
  readonly searches: SearchGateway
  readonly events: EventStream
}

/** Hits per page. */
const PAGE = 50

/** Anything that changes in a module may be found from now on, or no more. */
const concerns = (serverEvent: ServerEvent, { resourceType }: Search, hits: readonly SearchHit[]): boolean => {
  if (serverEvent.kind === 'contents.changed' || serverEvent.kind === 'library.changed') return resourceType === undefined || serverEvent.type === resourceType
  return serverEvent.kind === 'trash.changed' || (serverEvent.kind === 'favorites.changed' && hits.length > 0)
}

/** The page of search results, named by its address. `total`: up to 200; 201 stands for more. */
export const createResultsMachine = ({ searches, events }: ResultsPorts) =>
  createItemListMachine<Search, SearchHit>('results', {
    page: ({ term, resourceType }, after, signal) => searches.search({ term, resourceType, limit: PAGE, ...(after === null ? {} : { after }) }, signal),
    events,
    concerns,
  })

/** What the page is told of a search; without a term that can be searched for nothing is listed. */
export const searchFor = (list: Search): ItemListEvent<Search> =>
  simpleSearchProblem(list.term) === undefined ? { type: 'list.opened', list } : { type: 'list.closed' }

export type ResultsActor = ActorRefFrom<ReturnType<typeof createResultsMachine>>
