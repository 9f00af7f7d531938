import { capability } from '../capabilities/capability.ts'
import type { MetadataActor } from './metadata.machine.ts'
import type { MetadataGateway } from './MetadataGateway.ts'

export interface MetadataActors {
  readonly metadata: MetadataActor
}

export const METADATA = capability<MetadataActors, { readonly metadata: MetadataGateway }>('embedded-metadata')
