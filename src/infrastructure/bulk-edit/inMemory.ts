import { BULK_EDIT } from '../../application/bulk-edit/bulkEditActors.ts'
import { startBulkEdit } from '../../application/bulk-edit/startBulkEdit.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryBulkEditGateway } from './InMemoryBulkEditGateway.ts'

export const bulkEdit = inMemory(BULK_EDIT, {
  ports: ({ library, faults, batches }) => ({ bulkEdits: new InMemoryBulkEditGateway(library, faults, batches) }),
  start: startBulkEdit,
})
