import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import { startSavedSearches } from '../../application/saved-searches/startSavedSearches.ts'
import { registration } from '../registration/registration.ts'
import { HttpRoleGateway } from '../roles/HttpRoleGateway.ts'
import { HttpSavedSearchGateway } from './HttpSavedSearchGateway.ts'

export const register = registration(SAVED_SEARCHES, {
  ports: ({ http, cache, localEvents }) => ({ savedSearches: new HttpSavedSearchGateway(http, localEvents), roles: new HttpRoleGateway(http, cache, localEvents) }),
  start: startSavedSearches,
})
