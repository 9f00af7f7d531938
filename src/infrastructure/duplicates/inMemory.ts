import type { BulkEditGateway } from '../../application/bulk-edit/BulkEditGateway.ts'
import { DUPLICATES } from '../../application/duplicates/duplicateActors.ts'
import { startDuplicates } from '../../application/duplicates/startDuplicates.ts'
import type { TrashGateway } from '../../application/trash/TrashGateway.ts'
import { can } from '../../domain/rights/can.ts'
import type { Memory } from '../memory/Memory.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryDuplicateGateway } from './InMemoryDuplicateGateway.ts'

export const duplicates = inMemory(DUPLICATES, {
  ports: (memory: Memory, earlier: { readonly bulkEdits: BulkEditGateway; readonly trash: TrashGateway }) => ({
    duplicates: new InMemoryDuplicateGateway(memory, earlier),
    knowsDetails: () => can(memory.claims.permissions, 'viewDetails'),
  }),
  start: startDuplicates,
})
