import type { Result } from 'effect/Result'
import type { Role, RoleForm } from '../../domain/roles/role.ts'
import type { Account } from '../../domain/users/account.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** A role and who has it: the first hundred by name. */
export interface RoleDetail extends Role {
  readonly holders: readonly Account[]
}

export type RoleReadFailure = CallFailure<'ROLE_NOT_FOUND'>
export type RoleSaveFailure = CallFailure<
  'ROLE_NOT_FOUND' | 'STALE_EDIT' | 'ROLE_ALREADY_EXISTS' | 'PERMISSION_NOT_HELD' | 'LAST_ADMINISTRATOR'
>
export type RoleRemovalFailure = CallFailure<'ROLE_NOT_FOUND' | 'ROLE_IN_USE' | 'PERMISSION_NOT_HELD' | 'LAST_ADMINISTRATOR'>

/** The roles of one organization: the own one, or another one for super administrators. */
export interface RoleGateway {
  list(organizationId: string, signal: AbortSignal): Promise<Result<readonly Role[], CallFailure>>
  read(organizationId: string, id: string, signal: AbortSignal): Promise<Result<RoleDetail, RoleReadFailure>>
  create(organizationId: string, form: RoleForm, signal: AbortSignal): Promise<Result<Role, RoleSaveFailure>>
  edit(organizationId: string, role: Role, form: RoleForm, signal: AbortSignal): Promise<Result<Role, RoleSaveFailure>>
  /** Whoever has the role gets the other one. */
  remove(organizationId: string, id: string, moveTo: string | undefined, signal: AbortSignal): Promise<Result<void, RoleRemovalFailure>>
}
