import { METADATA_IMPORT } from '../../application/metadata-import/metadataImportActors.ts'
import { startMetadataImport } from '../../application/metadata-import/startMetadataImport.ts'
import { HttpMetadataTableGateway } from '../metadata-table/HttpMetadataTableGateway.ts'
import { registration } from '../registration/registration.ts'
import { HttpMetadataImportGateway } from './HttpMetadataImportGateway.ts'

export const register = registration(METADATA_IMPORT, {
  ports: ({ http, credentials }) => ({ metadataImports: new HttpMetadataImportGateway(http, () => credentials.held()), metadataTable: new HttpMetadataTableGateway(http) }),
  start: startMetadataImport,
})
