import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { UserGateway } from '../users/UserGateway.ts'
import { createPeopleSearchMachine, type PeopleSearchActor } from '../users/peopleSearch.machine.ts'
import { createUserGroupMachine, type UserGroupActor } from './userGroup.machine.ts'
import type { UserGroupPorts } from './userGroup.parts.ts'
import { createUserGroupRemovalMachine, type UserGroupRemovalActor } from './userGroupRemoval.machine.ts'
import { createUserGroupsMachine, type UserGroupsActor } from './userGroups.machine.ts'

/** What administrators do with the groups of an organization's users. */
export interface UserGroups {
  readonly userGroups: UserGroupsActor
  readonly userGroup: UserGroupActor
  readonly userGroupRemoval: UserGroupRemovalActor
  readonly memberSearch: PeopleSearchActor
}

export const startUserGroups = (ports: UserGroupPorts & { readonly events: EventStream; readonly users: UserGateway }): UserGroups => ({
  userGroups: createActor(createUserGroupsMachine(ports)).start(),
  userGroup: createActor(createUserGroupMachine(ports)).start(),
  userGroupRemoval: createActor(createUserGroupRemovalMachine(ports)).start(),
  memberSearch: createActor(createPeopleSearchMachine(ports)).start(),
})
