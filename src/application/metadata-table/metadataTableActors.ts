import { capability } from '../capabilities/capability.ts'
import type { TableCommands } from './tableCommands.ts'
import type { TableParts } from './tableParts.ts'

export interface MetadataTableActors extends TableParts {
  readonly tableCommands: TableCommands
}

export const METADATA_TABLE = capability<MetadataTableActors>('metadata-table')
