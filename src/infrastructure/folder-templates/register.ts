import { FOLDER_TEMPLATES } from '../../application/folder-templates/folderTemplateActors.ts'
import { startFolderTemplates } from '../../application/folder-templates/startFolderTemplates.ts'
import { can } from '../../domain/rights/can.ts'
import { HttpContactGateway } from '../contacts/HttpContactGateway.ts'
import { HttpMetadataGateway } from '../metadata/HttpMetadataGateway.ts'
import { registration } from '../registration/registration.ts'
import { HttpFolderTemplateGateway } from './HttpFolderTemplateGateway.ts'

export const register = registration(FOLDER_TEMPLATES, {
  ports: ({ http, claims, localEvents, credentials }) => ({
    folderTemplates: new HttpFolderTemplateGateway(http),
    metadata: new HttpMetadataGateway(http),
    contacts: new HttpContactGateway(http, localEvents, () => credentials.held()),
    mayDescribeUploads: () => {
      const permissions = claims()?.permissions ?? []
      return can(permissions, 'describeUploads') && can(permissions, 'viewFolderTemplates')
    },
  }),
  start: startFolderTemplates,
})
