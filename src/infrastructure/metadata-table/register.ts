import { METADATA_TABLE } from '../../application/metadata-table/metadataTableActors.ts'
import { startMetadataTable } from '../../application/metadata-table/startMetadataTable.ts'
import { HttpMetadataGateway } from '../metadata/HttpMetadataGateway.ts'
import { LocalStorageValueEdits } from '../metadata/LocalStorageValueEdits.ts'
import { registration } from '../registration/registration.ts'
import { HttpMetadataTableGateway } from './HttpMetadataTableGateway.ts'
import { LocalStorageTableColumns } from './LocalStorageTableColumns.ts'
import { SessionStorageTableSelections } from './SessionStorageTableSelections.ts'

export const register = registration(METADATA_TABLE, {
  ports: ({ http, claims }) => {
    const signedIn = () => {
      const held = claims()
      return held && [held.user.id, held.organization.id].join('.')
    }
    return {
      metadataTable: new HttpMetadataTableGateway(http),
      metadata: new HttpMetadataGateway(http),
      tableColumns: new LocalStorageTableColumns(localStorage, () => signedIn() ?? ''),
      tableSelections: new SessionStorageTableSelections(sessionStorage, () => crypto.randomUUID()),
      valueEditsOf: (place: string) => new LocalStorageValueEdits(localStorage, place),
      signedIn,
      newId: () => crypto.randomUUID(),
    }
  },
  start: startMetadataTable,
})
