import { PERSONS } from '../../application/persons/personsActors.ts'
import { startPersons } from '../../application/persons/startPersons.ts'
import { HttpMetadataGateway } from '../embedded-metadata/HttpMetadataGateway.ts'
import { registration } from '../registration/registration.ts'
import { HttpPersonGateway } from './HttpPersonGateway.ts'

export const register = registration(PERSONS, {
  ports: ({ http }) => ({ persons: new HttpPersonGateway(http), metadata: new HttpMetadataGateway(http) }),
  start: startPersons,
})
