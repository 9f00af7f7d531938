import * as contract from '../../src/infrastructure/saved-searches/contract.ts'
import { route, type Route } from '../http/route.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts'
import { createSavedSearch, deleteSavedSearch, editSavedSearch, listSavedSearches, lookAtSavedSearch } from './savedSearches.ts'

export const savedSearchRoutes: readonly Route[] = [
  route(contract.listSavedSearches, { action: 'saveSearches' }, ({ tenant, viewer }) => listSavedSearches(tenant, viewer)),
  route(contract.createSavedSearch, { action: 'saveSearches' }, ({ tenant, viewer, body }) => createSavedSearch(tenant, viewer, body)),
  route(contract.editSavedSearch, { action: 'saveSearches' }, ({ tenant, viewer, params, body }) =>
    editSavedSearch(tenant, viewer, { ...body, id: params.searchId }),
  ),
  route(contract.deleteSavedSearch, { action: 'saveSearches' }, ({ tenant, viewer, params }) => deleteSavedSearch(tenant, viewer, params.searchId)),
  route(contract.lookAtSavedSearch, { action: 'saveSearches' }, ({ tenant, viewer, params }) => lookAtSavedSearch(tenant, viewer, params.searchId)),
  route(contract.listRecentSearches, { action: 'saveSearches' }, ({ tenant, viewer }) => recentSearches(tenant, viewer)),
  route(contract.rememberSearch, { action: 'saveSearches' }, ({ tenant, viewer, body }) => rememberSearch(tenant, viewer, body.q)),
  route(contract.forgetSearches, { action: 'saveSearches' }, ({ tenant, viewer, query }) => forgetSearches(tenant, viewer, query.q)),
]
