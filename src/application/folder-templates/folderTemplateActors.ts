import { capability } from '../capabilities/capability.ts'
import type { ValueFinderActor } from '../metadata/valueFinder.machine.ts'
import type { FolderTemplateGateway } from './FolderTemplateGateway.ts'
import type { FolderTemplatesActor } from './folderTemplates.machine.ts'
import type { UploadDescribingActor } from './uploadDescribing.machine.ts'

export interface FolderTemplateActors {
  readonly folderTemplates: FolderTemplatesActor
  readonly uploadDescribing: UploadDescribingActor
  /** Finds values for the fields of {@link uploadDescribing}. */
  readonly uploadFinder: ValueFinderActor
}

export const FOLDER_TEMPLATES = capability<FolderTemplateActors, { readonly folderTemplates: FolderTemplateGateway }>('folder-templates')
