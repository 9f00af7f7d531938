import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import { createRoleMachine, type RoleActor } from './role.machine.ts'
import type { RolePorts } from './role.parts.ts'
import { createRoleRemovalMachine, type RoleRemovalActor } from './roleRemoval.machine.ts'
import { createRolesMachine, type RolesActor } from './roles.machine.ts'

/** What administrators do with the roles of an organization. */
export interface Roles {
  readonly roles: RolesActor
  readonly role: RoleActor
  readonly roleRemoval: RoleRemovalActor
}

export const startRoles = (ports: RolePorts & { readonly events: EventStream }): Roles => ({
  roles: createActor(createRolesMachine(ports)).start(),
  role: createActor(createRoleMachine(ports)).start(),
  roleRemoval: createActor(createRoleRemovalMachine(ports)).start(),
})
