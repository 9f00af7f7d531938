import { FOLDER_TEMPLATES } from '../../application/folder-templates/folderTemplateActors.ts'
import { startFolderTemplates } from '../../application/folder-templates/startFolderTemplates.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryFolderTemplateGateway } from './InMemoryFolderTemplateGateway.ts'

export const folderTemplates = inMemory(FOLDER_TEMPLATES, {
  ports: (memory) => ({ folderTemplates: new InMemoryFolderTemplateGateway(memory), mayDescribeUploads: (): boolean => true }),
  start: startFolderTemplates,
})
