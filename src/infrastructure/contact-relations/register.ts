import { CONTACT_RELATIONS } from '../../application/contact-relations/contactRelationActors.ts'
import { startContactRelations } from '../../application/contact-relations/startContactRelations.ts'
import { HttpContactGateway } from '../contacts/HttpContactGateway.ts'
import { HttpMetadataGateway } from '../metadata/HttpMetadataGateway.ts'
import { registration } from '../registration/registration.ts'
import { HttpContactRelationGateway } from './HttpContactRelationGateway.ts'

export const register = registration(CONTACT_RELATIONS, {
  ports: ({ http, localEvents, credentials }) => ({
    contactRelations: new HttpContactRelationGateway(http, localEvents),
    contacts: new HttpContactGateway(http, localEvents, () => credentials.held()),
    metadata: new HttpMetadataGateway(http),
  }),
  start: startContactRelations,
})
