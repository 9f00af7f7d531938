import { METADATA } from '../../application/embedded-metadata/metadataActors.ts'
import { startMetadata } from '../../application/embedded-metadata/startMetadata.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryMetadataGateway } from './InMemoryMetadataGateway.ts'

export const embeddedMetadata = inMemory(METADATA, {
  ports: ({ library, faults }) => ({ metadata: new InMemoryMetadataGateway(library, faults) }),
  start: startMetadata,
})
