import { capability } from '../capabilities/capability.ts'
import type { ResultExportActor } from './resultExport.machine.ts'
import type { TableExportActor } from './tableExport.machine.ts'

/** How rows of the table leave the house. */
export interface TableExportActors {
  readonly tableExport: TableExportActor
  readonly resultExport: ResultExportActor
}

export const TABLE_EXPORT = capability<TableExportActors>('table-export')
