import { capability } from '../capabilities/capability.ts'
import type { MetadataTableGateway } from './MetadataTableGateway.ts'
import type { OpenCellDrafts } from './editing/openCellDrafts.ts'
import type { TableCommands } from './tableCommands.ts'
import type { ValueFinderActor } from '../metadata/valueFinder.machine.ts'
import type { Selected } from '../selection/selected.ts'
import type { TableParts } from './tableParts.ts'

export interface MetadataTableActors extends TableParts, OpenCellDrafts {
  readonly tableCommands: TableCommands
  /** For the fields beside the grid. */
  readonly tableFinder: ValueFinderActor
  /** Answers the name by which a table's address names a selection. */
  readonly keepSelection: (selected: Selected) => string
}

export const METADATA_TABLE = capability<MetadataTableActors, { readonly metadataTable: MetadataTableGateway }>('metadata-table')
