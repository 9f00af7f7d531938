import { QUERY_NAMES } from '../../application/query-names/queryNamesActors.ts'
import { startQueryNames } from '../../application/query-names/startQueryNames.ts'
import { InMemoryAdvancedSearchGateway } from '../advanced-search/InMemoryAdvancedSearchGateway.ts'
import { inMemory } from '../registration/inMemory.ts'

export const queryNames = inMemory(QUERY_NAMES, {
  ports: (memory) => ({ advancedSearches: new InMemoryAdvancedSearchGateway(memory, memory.faults) }),
  start: startQueryNames,
})
