import { startTableExport } from '../../application/table-export/startTableExport.ts'
import { TABLE_EXPORT } from '../../application/table-export/tableExportActors.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryTableFileGateway } from './InMemoryTableFileGateway.ts'

export const tableExport = inMemory(TABLE_EXPORT, { ports: (memory) => ({ tableFiles: new InMemoryTableFileGateway(memory) }), start: startTableExport })
