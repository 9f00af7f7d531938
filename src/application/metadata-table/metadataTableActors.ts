import { capability } from '../capabilities/capability.ts'
import type { MetadataTableGateway } from './MetadataTableGateway.ts'
import type { DraftedCell } from './openCellDrafts.ts'
import type { TableCommands } from './tableCommands.ts'
import type { ValueFinderActor } from '../metadata/valueFinder.machine.ts'
import type { Selected } from '../selection/selected.ts'
import type { TableParts } from './tableParts.ts'
import type { ValueCell } from './tableSight.ts'

export interface MetadataTableActors extends TableParts {
  readonly tableCommands: TableCommands
  /** What was typed into a cell and never left, as where a browser crashed; undefined: nothing. */
  readonly draftedAt: (cell: ValueCell) => DraftedCell | undefined
  /** For the fields beside the grid. */
  readonly tableFinder: ValueFinderActor
  /** Answers the name by which a table's address names a selection. */
  readonly keepSelection: (selected: Selected) => string
}

export const METADATA_TABLE = capability<MetadataTableActors, { readonly metadataTable: MetadataTableGateway }>('metadata-table')
