import { ROLES } from '../../application/roles/roleActors.ts'
import { startRoles } from '../../application/roles/startRoles.ts'
import { registration } from '../registration/registration.ts'
import { HttpRoleGateway } from './HttpRoleGateway.ts'

export const register = registration(ROLES, {
  ports: ({ http, cache, localEvents }) => ({ roles: new HttpRoleGateway(http, cache, localEvents) }),
  start: startRoles,
})
