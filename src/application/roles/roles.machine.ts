import type { ActorRefFrom } from 'xstate'
import { createWholeListMachine } from '../lists/wholeList.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { RoleGateway } from './RoleGateway.ts'

interface RolesPorts {
  readonly roles: RoleGateway
  readonly events: EventStream
}

/** The roles of one organization. There is always one: somebody administers it. */
export const createRolesMachine = ({ roles, events }: RolesPorts) =>
  createWholeListMachine({ id: 'roles', list: (organizationId, signal) => roles.list(organizationId, signal), events, staleAfter: ['accounts.changed'] })

type RolesMachine = ReturnType<typeof createRolesMachine>
export type RolesActor = ActorRefFrom<RolesMachine>
