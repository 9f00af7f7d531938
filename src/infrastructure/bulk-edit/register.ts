import { BULK_EDIT } from '../../application/bulk-edit/bulkEditActors.ts'
import { startBulkEdit } from '../../application/bulk-edit/startBulkEdit.ts'
import { HttpContactGateway } from '../contacts/HttpContactGateway.ts'
import { HttpMetadataGateway } from '../metadata/HttpMetadataGateway.ts'
import { registration } from '../registration/registration.ts'
import { HttpBulkEditGateway } from './HttpBulkEditGateway.ts'

export const register = registration(BULK_EDIT, {
  ports: ({ http, localEvents, credentials }) => ({
    bulkEdits: new HttpBulkEditGateway(http, localEvents),
    metadata: new HttpMetadataGateway(http),
    contacts: new HttpContactGateway(http, localEvents, () => credentials.held()),
  }),
  start: startBulkEdit,
})
