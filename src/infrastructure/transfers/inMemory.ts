import { startTransfers } from '../../application/transfers/startTransfers.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'
import { InMemoryDownloads } from '../downloads/InMemoryDownloads.ts'
import { InMemoryZipGateway } from '../downloads/InMemoryZipGateway.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { InMemoryGuidedMoveGateway } from '../guided-move/InMemoryGuidedMoveGateway.ts'
import { InMemoryMetadataImportGateway } from '../metadata-import/InMemoryMetadataImportGateway.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryConnection } from './InMemoryConnection.ts'
import { InMemoryFileChecksums } from './InMemoryFileChecksums.ts'
import { InMemoryUploadGateway } from './InMemoryUploadGateway.ts'
import { LocalStorageResumableStore } from './LocalStorageResumableStore.ts'

export const transfers = inMemory(TRANSFERS, {
  ports: (memory, { bulkOperations }: { readonly bulkOperations: InMemoryBulkOperationGateway }) => ({
    uploads: new InMemoryUploadGateway(memory.library, memory.faults),
    zips: new InMemoryZipGateway(memory.library, memory.faults, memory.batches),
    mayReadTexts: (): boolean => true,
    mayTake: (): boolean => true,
    resumables: new LocalStorageResumableStore(memory.local, () => 1_800_000_000_000, memory.claims.user.id),
    downloads: new InMemoryDownloads(memory.faults),
    guidedMoves: new InMemoryGuidedMoveGateway(memory, bulkOperations),
    metadataImports: new InMemoryMetadataImportGateway(memory, bulkOperations),
    connection: new InMemoryConnection(),
    checksums: new InMemoryFileChecksums(),
    mayRecognize: (): boolean => true,
  }),
  start: startTransfers,
})
