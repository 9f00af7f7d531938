import { startUserGroups } from '../../application/user-groups/startUserGroups.ts'
import { USER_GROUPS } from '../../application/user-groups/userGroupActors.ts'
import { registration } from '../registration/registration.ts'
import { HttpRoleGateway } from '../roles/HttpRoleGateway.ts'
import { HttpUserGateway } from '../users/HttpUserGateway.ts'
import { HttpUserGroupGateway } from './HttpUserGroupGateway.ts'

export const register = registration(USER_GROUPS, {
  ports: ({ http, cache, localEvents }) => ({
    userGroups: new HttpUserGroupGateway(http, localEvents),
    roles: new HttpRoleGateway(http, cache, localEvents),
    users: new HttpUserGateway(http, localEvents),
  }),
  start: startUserGroups,
})
