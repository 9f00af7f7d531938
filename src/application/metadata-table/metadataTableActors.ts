import { capability } from '../capabilities/capability.ts'
import type { MetadataTableGateway } from './MetadataTableGateway.ts'
import type { TableCommands } from './tableCommands.ts'
import type { Selected } from '../selection/selected.ts'
import type { TableParts } from './tableParts.ts'

export interface MetadataTableActors extends TableParts {
  readonly tableCommands: TableCommands
  /** Answers the name by which a table's address names a selection. */
  readonly keepSelection: (selected: Selected) => string
}

export const METADATA_TABLE = capability<MetadataTableActors, { readonly metadataTable: MetadataTableGateway }>('metadata-table')
