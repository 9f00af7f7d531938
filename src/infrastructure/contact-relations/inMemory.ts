import { CONTACT_RELATIONS } from '../../application/contact-relations/contactRelationActors.ts'
import { startContactRelations } from '../../application/contact-relations/startContactRelations.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryContactRelationGateway } from './InMemoryContactRelationGateway.ts'

export const contactRelations = inMemory(CONTACT_RELATIONS, {
  ports: (memory) => ({ contactRelations: new InMemoryContactRelationGateway(memory) }),
  start: startContactRelations,
})
