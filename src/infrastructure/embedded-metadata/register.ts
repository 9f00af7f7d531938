import { EMBEDDED_METADATA } from '../../application/embedded-metadata/metadataActors.ts'
import { startMetadata } from '../../application/embedded-metadata/startMetadata.ts'
import { registration } from '../registration/registration.ts'
import { HttpEmbeddedMetadataGateway } from './HttpEmbeddedMetadataGateway.ts'

export const register = registration(EMBEDDED_METADATA, {
  ports: ({ http }) => ({ embeddedMetadata: new HttpEmbeddedMetadataGateway(http) }),
  start: startMetadata,
})
