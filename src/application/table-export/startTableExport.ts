import { createActor } from 'xstate'
import type { FirstActors } from '../actors.ts'
import { TRANSFERS } from '../transfers/transferActors.ts'
import { createTableExportMachine, type TableExportPorts } from './tableExport.machine.ts'
import type { TableExportActors } from './tableExportActors.ts'

interface StartedPorts extends Omit<TableExportPorts, 'take'> {
  readonly first: Pick<FirstActors, 'capabilities'>
}

export const startTableExport = (ports: StartedPorts): TableExportActors => {
  const take = async (address: string, name: string) => (await ports.first.capabilities.load(TRANSFERS)).download(address, name)
  return { tableExport: createActor(createTableExportMachine({ ...ports, take })).start() }
}
