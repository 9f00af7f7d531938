import { capability } from '../capabilities/capability.ts'
import type { RoleGateway } from './RoleGateway.ts'
import type { RoleActor } from './role.machine.ts'
import type { RoleRemovalActor } from './roleRemoval.machine.ts'
import type { RolesActor } from './roles.machine.ts'

/** What administrators do with the roles of an organization. */
export interface RoleActors {
  readonly roles: RolesActor
  readonly role: RoleActor
  readonly roleRemoval: RoleRemovalActor
}

export const ROLES = capability<RoleActors, { readonly roles: RoleGateway }>('roles')
