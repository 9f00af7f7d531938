import { ROLES } from '../../application/roles/roleActors.ts'
import { startUsers } from '../../application/users/startUsers.ts'
import { USERS } from '../../application/users/userActors.ts'
import { registration } from '../registration/registration.ts'
import { HttpUserGateway } from './HttpUserGateway.ts'

export const register = registration(USERS, {
  needs: [ROLES],
  ports: ({ http, localEvents }, { roles }) => ({ roles, users: new HttpUserGateway(http, localEvents) }),
  start: startUsers,
})
