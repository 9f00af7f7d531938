import { SEARCH } from '../../application/search/searchActors.ts'
import { startResults } from '../../application/search/startResults.ts'
import { inMemory, noPorts } from '../registration/inMemory.ts'

export const search = inMemory(SEARCH, { ports: noPorts, start: startResults })
