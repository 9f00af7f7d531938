import type { FolderTemplateGateway, FolderTemplatePlace } from '../../application/folder-templates/FolderTemplateGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { UploadValue } from '../../domain/folder-templates/folderTemplates.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import { keepUploadValues, nameFolderTemplate, readFolderTemplates, unnameFolderTemplate } from './contract.ts'

export class HttpFolderTemplateGateway extends HttpGateway implements FolderTemplateGateway {
  read({ resourceType, folderId }: FolderTemplatePlace, signal: AbortSignal) {
    return this.http.query(readFolderTemplates, { params: { folderId }, resourceType, signal })
  }

  name({ resourceType, folderId }: FolderTemplatePlace, templateId: string, signal: AbortSignal) {
    return this.http.mutate(nameFolderTemplate, { params: { folderId, templateId }, resourceType, signal })
  }

  unname({ resourceType, folderId }: FolderTemplatePlace, templateId: string, signal: AbortSignal) {
    return this.http.mutate(unnameFolderTemplate, { params: { folderId, templateId }, resourceType, signal })
  }

  keepValues(resourceType: ResourceType, changes: readonly UploadValue[], signal: AbortSignal) {
    return this.http.mutate(keepUploadValues, { body: { changes }, resourceType, signal })
  }
}
