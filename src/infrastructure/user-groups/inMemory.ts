import { startUserGroups } from '../../application/user-groups/startUserGroups.ts'
import { USER_GROUPS } from '../../application/user-groups/userGroupActors.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryUserGroupGateway } from './InMemoryUserGroupGateway.ts'

export const userGroups = inMemory(USER_GROUPS, {
  ports: ({ people, faults }) => ({ userGroups: new InMemoryUserGroupGateway(people, faults) }),
  start: startUserGroups,
})
