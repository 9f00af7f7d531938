import { capability } from '../capabilities/capability.ts'
import type { PlaceFinderActor } from '../move-copy/placeFinder.machine.ts'
import type { ImportFileActor } from './importFile.machine.ts'
import type { MetadataImportActor } from './metadataImport.machine.ts'
import type { MetadataImportGateway } from './MetadataImportGateway.ts'

/** How values come in from files. */
export interface MetadataImportActors {
  readonly importFile: ImportFileActor
  readonly metadataImport: MetadataImportActor
  /** Finds the folder in which assets are found by name. */
  readonly importFolder: PlaceFinderActor
  readonly refusedAddress: MetadataImportGateway['refusedAddress']
}

export const METADATA_IMPORT = capability<MetadataImportActors>('metadata-import')
