import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import { createRoleMachine, type RolePorts } from './role.machine.ts'
import type { RoleActors } from './roleActors.ts'
import { createRoleRemovalMachine } from './roleRemoval.machine.ts'
import { createRolesMachine } from './roles.machine.ts'

export const startRoles = (ports: RolePorts & { readonly events: EventStream }): RoleActors => ({
  roles: createActor(createRolesMachine(ports)).start(),
  role: createActor(createRoleMachine(ports)).start(),
  roleRemoval: createActor(createRoleRemovalMachine(ports)).start(),
})
