import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { UserGateway } from '../users/UserGateway.ts'
import { createPeopleSearchMachine } from '../users/peopleSearch.machine.ts'
import { createUserGroupMachine, type UserGroupPorts } from './userGroup.machine.ts'
import type { UserGroupActors } from './userGroupActors.ts'
import { createUserGroupRemovalMachine } from './userGroupRemoval.machine.ts'
import { createUserGroupsMachine } from './userGroups.machine.ts'

export const startUserGroups = (ports: UserGroupPorts & { readonly events: EventStream; readonly users: UserGateway }): UserGroupActors => ({
  userGroups: createActor(createUserGroupsMachine(ports)).start(),
  userGroup: createActor(createUserGroupMachine(ports)).start(),
  userGroupRemoval: createActor(createUserGroupRemovalMachine(ports)).start(),
  memberSearch: createActor(createPeopleSearchMachine(ports)).start(),
})
