import { ADVANCED_SEARCH } from '../../application/advanced-search/advancedSearchActors.ts'
import { startAdvancedSearch } from '../../application/advanced-search/startAdvancedSearch.ts'
import { registration } from '../registration/registration.ts'
import { HttpAdvancedSearchGateway } from './HttpAdvancedSearchGateway.ts'

export const register = registration(ADVANCED_SEARCH, {
  ports: ({ http }) => ({ advancedSearches: new HttpAdvancedSearchGateway(http) }),
  start: startAdvancedSearch,
})
