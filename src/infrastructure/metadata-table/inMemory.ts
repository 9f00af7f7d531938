import { METADATA_TABLE } from '../../application/metadata-table/metadataTableActors.ts'
import { startMetadataTable } from '../../application/metadata-table/startMetadataTable.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryMetadataTableGateway } from './InMemoryMetadataTableGateway.ts'
import { LocalStorageTableColumns } from './LocalStorageTableColumns.ts'
import { SessionStorageTableSelections } from './SessionStorageTableSelections.ts'

export const metadataTable = inMemory(METADATA_TABLE, {
  ports: (memory) => ({
    metadataTable: new InMemoryMetadataTableGateway(memory),
    columnsPause: () => Promise.resolve(),
    tableColumns: new LocalStorageTableColumns(memory.local, () => memory.claims.user.id),
    tableSelections: new SessionStorageTableSelections(memory.tab, () => memory.library.nextId()),
  }),
  start: startMetadataTable,
})
