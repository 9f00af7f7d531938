import { RELATIONS } from '../../application/relations/relationActors.ts'
import { startRelations } from '../../application/relations/startRelations.ts'
import { registration } from '../registration/registration.ts'
import { HttpRelationGateway } from './HttpRelationGateway.ts'

export const register = registration(RELATIONS, {
  ports: ({ http, localEvents }) => ({ relations: new HttpRelationGateway(http, localEvents) }),
  start: startRelations,
})
