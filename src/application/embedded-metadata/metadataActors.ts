import { capability } from '../capabilities/capability.ts'
import type { MetadataActor } from './metadata.machine.ts'
import type { EmbeddedMetadataGateway } from './EmbeddedMetadataGateway.ts'

export interface MetadataActors {
  readonly metadata: MetadataActor
}

export const EMBEDDED_METADATA = capability<MetadataActors, { readonly embeddedMetadata: EmbeddedMetadataGateway }>('embedded-metadata')
