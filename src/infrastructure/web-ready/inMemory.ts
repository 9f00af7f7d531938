import { startWebReady } from '../../application/web-ready/startWebReady.ts'
import { WEB_READY } from '../../application/web-ready/webReadyActors.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { LocalStorageConfirmations } from '../preferences/LocalStorageConfirmations.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryWebReadyGateway } from './InMemoryWebReadyGateway.ts'

export const webReady = inMemory(WEB_READY, {
  ports: ({ library, faults, local, claims, batches }, { bulkOperations }: { readonly bulkOperations: InMemoryBulkOperationGateway }) => ({
    webReady: new InMemoryWebReadyGateway(library, faults, batches, bulkOperations),
    confirmations: new LocalStorageConfirmations(local, claims.user.id),
  }),
  start: startWebReady,
})
