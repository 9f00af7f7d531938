import { METADATA_TABLE } from '../../application/metadata-table/metadataTableActors.ts'
import { startTableExport } from '../../application/table-export/startTableExport.ts'
import { TABLE_EXPORT } from '../../application/table-export/tableExportActors.ts'
import { registration } from '../registration/registration.ts'
import { HttpTableFileGateway } from './HttpTableFileGateway.ts'

export const register = registration(TABLE_EXPORT, {
  needs: [METADATA_TABLE],
  ports: ({ http, credentials }, { metadataTable }) => ({ metadataTable, tableFiles: new HttpTableFileGateway(http, () => credentials.held()) }),
  start: startTableExport,
})
