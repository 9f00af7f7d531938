import { PERSONS } from '../../application/persons/personsActors.ts'
import { startPersons } from '../../application/persons/startPersons.ts'
import { HttpEmbeddedMetadataGateway } from '../embedded-metadata/HttpEmbeddedMetadataGateway.ts'
import { registration } from '../registration/registration.ts'
import { HttpPersonGateway } from './HttpPersonGateway.ts'

export const register = registration(PERSONS, {
  ports: ({ http }) => ({ persons: new HttpPersonGateway(http), embeddedMetadata: new HttpEmbeddedMetadataGateway(http) }),
  start: startPersons,
})
