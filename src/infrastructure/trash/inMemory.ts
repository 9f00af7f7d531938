import { startTrash } from '../../application/trash/startTrash.ts'
import { TRASH } from '../../application/trash/trashActors.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryTrashGateway } from './InMemoryTrashGateway.ts'

export const trash = inMemory(TRASH, {
  ports: ({ library, faults, batches }, { bulkOperations }: { readonly bulkOperations: InMemoryBulkOperationGateway }) => ({ trash: new InMemoryTrashGateway(library, faults, batches, bulkOperations) }),
  start: startTrash,
})
