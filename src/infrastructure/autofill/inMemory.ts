import { AUTOFILL } from '../../application/autofill/autofillActors.ts'
import { startAutofill } from '../../application/autofill/startAutofill.ts'
import type { MetadataGateway } from '../../application/metadata/MetadataGateway.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryAutofillGateway } from './InMemoryAutofillGateway.ts'

interface Below {
  readonly metadata: MetadataGateway
  readonly bulkOperations: InMemoryBulkOperationGateway
}

export const autofill = inMemory(AUTOFILL, {
  ports: ({ library, faults, batches }, { metadata, bulkOperations }: Below) => ({ autofill: new InMemoryAutofillGateway(library, faults, batches, metadata, bulkOperations) }),
  start: startAutofill,
})
