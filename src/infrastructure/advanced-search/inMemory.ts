import { ADVANCED_SEARCH } from '../../application/advanced-search/advancedSearchActors.ts'
import { startAdvancedSearch } from '../../application/advanced-search/startAdvancedSearch.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryAdvancedSearchGateway } from './InMemoryAdvancedSearchGateway.ts'

export const advancedSearch = inMemory(ADVANCED_SEARCH, {
  ports: (memory) => ({ advancedSearches: new InMemoryAdvancedSearchGateway(memory, memory.faults) }),
  start: startAdvancedSearch,
})
