import { PUBLISHING } from '../../application/publishing/publishingActors.ts'
import { startPublishing } from '../../application/publishing/startPublishing.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { inMemory } from '../registration/inMemory.ts'
import type { InMemoryWebReadyGateway } from '../web-ready/InMemoryWebReadyGateway.ts'
import { InMemoryPublishingGateway } from './InMemoryPublishingGateway.ts'

interface Below {
  readonly webReady: InMemoryWebReadyGateway
  readonly bulkOperations: InMemoryBulkOperationGateway
}

export const publishing = inMemory(PUBLISHING, {
  ports: ({ library, faults, batches }, { webReady, bulkOperations }: Below) => ({
    publishing: new InMemoryPublishingGateway(library, faults, batches, webReady, bulkOperations),
  }),
  start: startPublishing,
})
