import { MOVE_COPY } from '../../application/move-copy/moveCopyActors.ts'
import { startMoveCopy } from '../../application/move-copy/startMoveCopy.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { LocalStorageRecentFolders } from '../folders/LocalStorageRecentFolders.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryMovingGateway } from './InMemoryMovingGateway.ts'

export const moveCopy = inMemory(MOVE_COPY, {
  ports: ({ library, faults, batches, local, claims }, { bulkOperations }: { readonly bulkOperations: InMemoryBulkOperationGateway }) => ({
    moving: new InMemoryMovingGateway(library, faults, batches, bulkOperations),
    recentPlaceStore: new LocalStorageRecentFolders(local, claims.user.id, 'recentPlaces'),
  }),
  start: startMoveCopy,
})
