import * as Result from 'effect/Result'
import { searchResources } from '../../src/infrastructure/search/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import { search } from './search.ts'
import type { SearchLog } from './SearchLog.ts'

export const searchRoutes = (log: SearchLog): readonly Route[] => [
  route(
    searchResources,
    { action: 'search', audits: 'search' },
    async ({ tenant, viewer, query }) => {
      const found = await search(tenant, viewer, { ...query, limit: query.limit ?? PAGE_DEFAULT })
      if (Result.isSuccess(found) && query.after === undefined) log.add(viewer, query.term, found.success.total)
      return found
    },
  ),
]
