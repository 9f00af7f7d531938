import { createActor } from 'xstate'
import { createMetadataMachine } from './metadata.machine.ts'
import type { MetadataActors } from './metadataActors.ts'

export const startMetadata = (ports: Parameters<typeof createMetadataMachine>[0]): MetadataActors => ({ metadata: createActor(createMetadataMachine(ports)).start() })
