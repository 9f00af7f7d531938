import * as Result from 'effect/Result'
import { completeSearch, readSearchFields, searchAdvice, searchFacets, searchResults } from '../../src/infrastructure/advanced-search/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { SearchLog } from '../search/SearchLog.ts'
import { advice } from './advice.ts'
import { completions } from './completions.ts'
import { fields } from './fields.ts'
import { facets } from './facets.ts'
import { results } from './results.ts'

export const advancedSearchRoutes = (log: SearchLog): readonly Route[] => [
  route(searchResults, { action: 'search', audits: 'search' }, async ({ tenant, viewer, body }) => {
    const found = await results(tenant, viewer, body)
    if (Result.isSuccess(found) && body.after === undefined) log.add(viewer, body.q, found.success.total)
    return found
  }),
  route(searchFacets, { action: 'search', audits: 'search' }, ({ tenant, viewer, body }) => facets(tenant, viewer, body)),
  route(searchAdvice, { action: 'search', audits: 'search' }, ({ tenant, viewer, body }) => advice(tenant, viewer, body.q)),
  route(completeSearch, { action: 'search', audits: 'search' }, ({ tenant, viewer, query }) => completions(tenant, viewer, query)),
  route(readSearchFields, { action: 'search', audits: 'search' }, ({ tenant, viewer, query }) => fields(tenant, viewer, query.q)),
]
