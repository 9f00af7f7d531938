import { QUERY_NAMES } from '../../application/query-names/queryNamesActors.ts'
import { startQueryNames } from '../../application/query-names/startQueryNames.ts'
import { HttpAdvancedSearchGateway } from '../advanced-search/HttpAdvancedSearchGateway.ts'
import { registration } from '../registration/registration.ts'

export const register = registration(QUERY_NAMES, {
  ports: ({ http }) => ({ advancedSearches: new HttpAdvancedSearchGateway(http) }),
  start: startQueryNames,
})
