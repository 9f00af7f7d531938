import { METADATA } from '../../application/embedded-metadata/metadataActors.ts'
import { startMetadata } from '../../application/embedded-metadata/startMetadata.ts'
import { registration } from '../registration/registration.ts'
import { HttpMetadataGateway } from './HttpMetadataGateway.ts'

export const register = registration(METADATA, {
  ports: ({ http }) => ({ metadata: new HttpMetadataGateway(http) }),
  start: startMetadata,
})
