import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { FolderTemplates, UploadValue } from '../../domain/folder-templates/folderTemplates.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** The folder that is spoken of, in its module. */
export interface FolderTemplatePlace {
  readonly resourceType: ResourceType
  readonly folderId: string
}

export type FolderTemplatesFailure = CallFailure<'FOLDER_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>
/** VALIDATION_FAILED: the folder names as many as it may. */
export type FolderTemplateChangeFailure = FolderTemplatesFailure | CallFailure<'TEMPLATE_NOT_FOUND' | 'TEMPLATE_DIFFERENT_STATE'>
/** VALIDATION_FAILED tells by the attributes' ids what is wrong; NOT_FOUND: one of those is not there, or not the caller's to see. */
export type UploadValuesFailure = CallFailure<'TEMPLATE_NOT_FOUND' | 'TEMPLATE_DIFFERENT_STATE'>

/** By which templates what arrives in folders is described; of templates that the caller is in none of nothing is told. */
export interface FolderTemplateGateway {
  read(place: FolderTemplatePlace, signal: AbortSignal): Promise<Result<FolderTemplates, FolderTemplatesFailure>>
  /** What arrives from now on is described by the template; answers what holds then. */
  name(place: FolderTemplatePlace, templateId: string, signal: AbortSignal): Promise<Result<FolderTemplates, FolderTemplateChangeFailure>>
  /** It is described by it no more, unless a folder above names it as well. */
  unname(place: FolderTemplatePlace, templateId: string, signal: AbortSignal): Promise<Result<FolderTemplates, FolderTemplateChangeFailure>>
  /** Keeps what is said of everything that is uploaded together; uploads name it by its id. */
  keepValues(resourceType: ResourceType, values: readonly UploadValue[], signal: AbortSignal): Promise<Result<{ readonly id: string }, UploadValuesFailure>>
}
