import { createActor } from 'xstate'
import type { FolderGateway } from '../folders/FolderGateway.ts'
import { createPlaceFinderMachine } from '../move-copy/placeFinder.machine.ts'
import { createImportFileMachine } from './importFile.machine.ts'
import { createMetadataImportMachine, type MetadataImportPorts } from './metadataImport.machine.ts'
import type { MetadataImportActors } from './metadataImportActors.ts'
import type { MetadataImportGateway } from './MetadataImportGateway.ts'

interface StartedPorts extends MetadataImportPorts {
  readonly metadataImports: MetadataImportGateway
  readonly folders: FolderGateway
}

export const startMetadataImport = (ports: StartedPorts): MetadataImportActors => ({
  importFile: createActor(createImportFileMachine(ports)).start(),
  metadataImport: createActor(createMetadataImportMachine(ports)).start(),
  importFolder: createActor(createPlaceFinderMachine(ports)).start(),
  refusedAddress: (importId, language) => ports.metadataImports.refusedAddress(importId, language),
})
