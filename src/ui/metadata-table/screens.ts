import { METADATA_TABLE } from '../../application/metadata-table/metadataTableActors.ts'
import { TABLE_EXPORT } from '../../application/table-export/tableExportActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const METADATA_TABLE_SCREENS: Screens = {
  assetsMetadata: lazyScreen({
    needs: [METADATA_TABLE, TABLE_EXPORT],
    load: async () => (await import('./MetadataTableRoute.tsx')).MetadataTableRoute,
    opening: async () => (await import('./openMetadataTable.ts')).openMetadataTable,
  }),
}
