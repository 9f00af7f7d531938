import { createActor } from 'xstate'
import type { FirstActors } from '../actors.ts'
import { TRANSFERS } from '../transfers/transferActors.ts'
import type { MetadataTableGateway } from '../metadata-table/MetadataTableGateway.ts'
import { createResultExportMachine } from './resultExport.machine.ts'
import { createTableExportMachine, type TableExportEvent, type TableExportPorts } from './tableExport.machine.ts'
import type { TableExportActors } from './tableExportActors.ts'

interface StartedPorts extends Omit<TableExportPorts, 'take'> {
  readonly metadataTable: MetadataTableGateway
  readonly first: Pick<FirstActors, 'capabilities'>
}

export const startTableExport = (ports: StartedPorts): TableExportActors => {
  const take = async (address: string, name: string) => (await ports.first.capabilities.load(TRANSFERS)).download(address, name)
  const tableExport = createActor(createTableExportMachine({ ...ports, take })).start()
  const exportRows = (wanted: TableExportEvent) => tableExport.send(wanted)
  return { tableExport, resultExport: createActor(createResultExportMachine({ ...ports, exportRows })).start() }
}
