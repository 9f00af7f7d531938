import { startTransfers } from '../../application/transfers/startTransfers.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'
import { InMemoryDownloads } from '../downloads/InMemoryDownloads.ts'
import { InMemoryZipGateway } from '../downloads/InMemoryZipGateway.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryConnection } from './InMemoryConnection.ts'
import { InMemoryUploadGateway } from './InMemoryUploadGateway.ts'
import { LocalStorageResumableStore } from './LocalStorageResumableStore.ts'

export const transfers = inMemory(TRANSFERS, {
  ports: ({ library, faults, batches, local }) => ({
    uploads: new InMemoryUploadGateway(library, faults),
    zips: new InMemoryZipGateway(library, faults, batches),
    mayTake: (): boolean => true,
    resumables: new LocalStorageResumableStore(local, () => 1_800_000_000_000),
    downloads: new InMemoryDownloads(faults),
    connection: new InMemoryConnection(),
  }),
  start: startTransfers,
})
