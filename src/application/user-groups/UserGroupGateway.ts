import type { Result } from 'effect/Result'
import type { UserGroup, UserGroupForm } from '../../domain/user-groups/userGroup.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** Somebody who belongs to a group, or could. */
export interface Member {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** A group and who belongs to it, by name. */
export interface UserGroupDetail extends UserGroup {
  readonly people: readonly Member[]
}

export type UserGroupReadFailure = CallFailure<'GROUP_NOT_FOUND'>
export type UserGroupSaveFailure = CallFailure<
  | 'GROUP_NOT_FOUND'
  | 'GROUP_ALREADY_EXISTS'
  | 'ROLE_NOT_FOUND'
  | 'USER_NOT_FOUND'
  | 'STALE_EDIT'
  | 'PERMISSION_NOT_HELD'
  | 'OWN_ACCOUNT'
  | 'LAST_ADMINISTRATOR'
>
export type UserGroupRemovalFailure = CallFailure<'GROUP_NOT_FOUND' | 'PERMISSION_NOT_HELD' | 'OWN_ACCOUNT' | 'LAST_ADMINISTRATOR'>

/** The groups of one organization's users. */
export interface UserGroupGateway {
  list(organizationId: string, signal: AbortSignal): Promise<Result<readonly UserGroup[], CallFailure>>
  read(organizationId: string, id: string, signal: AbortSignal): Promise<Result<UserGroupDetail, UserGroupReadFailure>>
  create(organizationId: string, form: UserGroupForm, signal: AbortSignal): Promise<Result<UserGroup, UserGroupSaveFailure>>
  edit(organizationId: string, group: UserGroup, form: UserGroupForm, signal: AbortSignal): Promise<Result<UserGroup, UserGroupSaveFailure>>
  remove(organizationId: string, id: string, signal: AbortSignal): Promise<Result<void, UserGroupRemovalFailure>>
}
