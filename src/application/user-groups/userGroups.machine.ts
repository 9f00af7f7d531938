import type { ActorRefFrom } from 'xstate'
import { createWholeListMachine } from '../lists/wholeList.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { UserGroupGateway } from './UserGroupGateway.ts'

interface UserGroupsPorts {
  readonly userGroups: UserGroupGateway
  readonly events: EventStream
}

/** The groups of one organization's users. */
export const createUserGroupsMachine = ({ userGroups, events }: UserGroupsPorts) =>
  createWholeListMachine({
    id: 'userGroups',
    list: (organizationId, signal) => userGroups.list(organizationId, signal),
    events,
    staleAfter: ['accounts.changed'],
  })

type UserGroupsMachine = ReturnType<typeof createUserGroupsMachine>
export type UserGroupsActor = ActorRefFrom<UserGroupsMachine>
