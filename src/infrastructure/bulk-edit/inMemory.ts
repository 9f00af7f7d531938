import { BULK_EDIT } from '../../application/bulk-edit/bulkEditActors.ts'
import { startBulkEdit } from '../../application/bulk-edit/startBulkEdit.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryBulkEditGateway } from './InMemoryBulkEditGateway.ts'

export const bulkEdit = inMemory(BULK_EDIT, {
  ports: (memory) => ({ bulkEdits: new InMemoryBulkEditGateway(memory) }),
  start: startBulkEdit,
})
