import { ROLES } from '../../application/roles/roleActors.ts'
import { startRoles } from '../../application/roles/startRoles.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryRoleGateway } from './InMemoryRoleGateway.ts'

export const roles = inMemory(ROLES, { ports: ({ people, faults }) => ({ roles: new InMemoryRoleGateway(people, faults) }), start: startRoles })
