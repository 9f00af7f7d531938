import { METADATA_TABLE } from '../../application/metadata-table/metadataTableActors.ts'
import { startMetadataTable } from '../../application/metadata-table/startMetadataTable.ts'
import { InMemoryMetadataGateway } from '../metadata/InMemoryMetadataGateway.ts'
import { LocalStorageValueEdits } from '../metadata/LocalStorageValueEdits.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryMetadataTableGateway } from './InMemoryMetadataTableGateway.ts'
import { LocalStorageTableColumns } from './LocalStorageTableColumns.ts'
import { SessionStorageTableSelections } from './SessionStorageTableSelections.ts'

export const metadataTable = inMemory(METADATA_TABLE, {
  ports: (memory) => ({
    metadataTable: new InMemoryMetadataTableGateway(memory),
    metadata: new InMemoryMetadataGateway(memory, memory.faults),
    tableColumns: new LocalStorageTableColumns(memory.local, () => memory.claims.user.id),
    tableSelections: new SessionStorageTableSelections(memory.tab, () => memory.library.nextId()),
    valueEditsOf: (place: string) => new LocalStorageValueEdits(memory.local, place),
    signedIn: () => memory.claims.user.id,
    newId: () => memory.library.nextId(),
  }),
  start: startMetadataTable,
})
