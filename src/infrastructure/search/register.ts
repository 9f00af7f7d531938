import { SEARCH } from '../../application/search/searchActors.ts'
import { startResults } from '../../application/search/startResults.ts'
import { registration } from '../registration/registration.ts'

export const register = registration(SEARCH, { ports: () => ({}), start: startResults })
