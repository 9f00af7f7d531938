import { ADVANCED_SEARCH } from '../../application/advanced-search/advancedSearchActors.ts'
import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { METADATA_TABLE } from '../../application/metadata-table/metadataTableActors.ts'
import { startMetadataTable } from '../../application/metadata-table/startMetadataTable.ts'
import { registration } from '../registration/registration.ts'
import { HttpMetadataTableGateway } from './HttpMetadataTableGateway.ts'
import { LocalStorageTableColumns } from './LocalStorageTableColumns.ts'
import { SessionStorageTableSelections } from './SessionStorageTableSelections.ts'

/** Milliseconds from a change of columns until it is sent, with what was changed since. */
const COLUMNS_PAUSE = 500

export const register = registration(METADATA_TABLE, {
  needs: [METADATA, ADVANCED_SEARCH],
  ports: ({ http }, { metadata, contacts, fieldDrafts, valueAutosave, signedIn }, { advancedSearches }) => ({
    advancedSearches,
    metadata,
    contacts,
    fieldDrafts,
    valueAutosave,
    signedIn,
    metadataTable: new HttpMetadataTableGateway(http),
    columnsPause: () => new Promise((resolve) => setTimeout(resolve, COLUMNS_PAUSE)),
    tableColumns: new LocalStorageTableColumns(localStorage, () => signedIn() ?? ''),
    tableSelections: new SessionStorageTableSelections(sessionStorage, () => crypto.randomUUID()),
  }),
  start: startMetadataTable,
})
