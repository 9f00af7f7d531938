import { RELATIONS } from '../../application/relations/relationActors.ts'
import { startRelations } from '../../application/relations/startRelations.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryRelationGateway } from './InMemoryRelationGateway.ts'

export const relations = inMemory(RELATIONS, {
  ports: ({ library, faults }) => ({ relations: new InMemoryRelationGateway(library, faults) }),
  start: startRelations,
})
