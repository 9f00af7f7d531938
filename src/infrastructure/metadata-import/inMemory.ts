import { METADATA_IMPORT } from '../../application/metadata-import/metadataImportActors.ts'
import { startMetadataImport } from '../../application/metadata-import/startMetadataImport.ts'
import { inMemory, noPorts } from '../registration/inMemory.ts'

/** Its port is made for the transfers, which take imports back. */
export const metadataImport = inMemory(METADATA_IMPORT, { ports: noPorts, start: startMetadataImport })
