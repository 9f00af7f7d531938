import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { METADATA_TABLE } from '../../application/metadata-table/metadataTableActors.ts'
import { startMetadataTable } from '../../application/metadata-table/startMetadataTable.ts'
import { registration } from '../registration/registration.ts'
import { HttpMetadataTableGateway } from './HttpMetadataTableGateway.ts'
import { LocalStorageTableColumns } from './LocalStorageTableColumns.ts'
import { SessionStorageTableSelections } from './SessionStorageTableSelections.ts'

export const register = registration(METADATA_TABLE, {
  needs: [METADATA],
  ports: ({ http }, { metadata, contacts, valueAutosave, signedIn }) => ({
    metadata,
    contacts,
    valueAutosave,
    signedIn,
    metadataTable: new HttpMetadataTableGateway(http),
    tableColumns: new LocalStorageTableColumns(localStorage, () => signedIn() ?? ''),
    tableSelections: new SessionStorageTableSelections(sessionStorage, () => crypto.randomUUID()),
  }),
  start: startMetadataTable,
})
