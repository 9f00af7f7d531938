import { INDEXING } from '../../application/indexing/indexingActors.ts'
import { startIndexing } from '../../application/indexing/startIndexing.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryIndexingGateway } from './InMemoryIndexingGateway.ts'

export const indexing = inMemory(INDEXING, {
  ports: ({ library, faults, batches }) => ({ indexing: new InMemoryIndexingGateway(library, faults, batches) }),
  start: startIndexing,
})
