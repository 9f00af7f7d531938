import { EMBEDDED_METADATA } from '../../application/embedded-metadata/metadataActors.ts'
import { startMetadata } from '../../application/embedded-metadata/startMetadata.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryEmbeddedMetadataGateway } from './InMemoryEmbeddedMetadataGateway.ts'

export const embeddedMetadata = inMemory(EMBEDDED_METADATA, {
  ports: ({ library, faults }) => ({ embeddedMetadata: new InMemoryEmbeddedMetadataGateway(library, faults) }),
  start: startMetadata,
})
