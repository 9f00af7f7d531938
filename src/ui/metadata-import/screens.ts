import { METADATA_IMPORT } from '../../application/metadata-import/metadataImportActors.ts'
import { METADATA_TABLE } from '../../application/metadata-table/metadataTableActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const METADATA_IMPORT_SCREENS: Screens = {
  metadataImport: lazyScreen({ needs: [METADATA_TABLE, METADATA_IMPORT], load: async () => (await import('./MetadataImportRoute.tsx')).MetadataImportRoute }),
}
