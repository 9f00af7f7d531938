import { capability } from '../capabilities/capability.ts'
import type { PeopleSearchActor } from '../users/peopleSearch.machine.ts'
import type { UserGroupActor } from './userGroup.machine.ts'
import type { UserGroupRemovalActor } from './userGroupRemoval.machine.ts'
import type { UserGroupsActor } from './userGroups.machine.ts'

/** What administrators do with the groups of an organization's users. */
export interface UserGroupActors {
  readonly userGroups: UserGroupsActor
  readonly userGroup: UserGroupActor
  readonly userGroupRemoval: UserGroupRemovalActor
  readonly memberSearch: PeopleSearchActor
}

export const USER_GROUPS = capability<UserGroupActors>('user-groups')
