import { hasGlobalRole } from '../access/evaluate.ts'
import type { GlobalRole } from '../access/modules.ts'
import type { Permission } from '../access/permissions.ts'
import { lackingToGrant } from '../access/roles.ts'
import type { Failure } from '../failures/failure.ts'

/** A user's states (specification section 4). A deleted user is gone for good. */
export const USER_STATES = ['Active', 'Blocked', 'Deleted'] as const
export type UserState = (typeof USER_STATES)[number]

export const USER_ACTIONS = ['block', 'unblock', 'delete', 'resetPassword', 'resetSecondStep', 'signOut'] as const
export type UserAction = (typeof USER_ACTIONS)[number]

const ALLOWED: Readonly<Record<UserState, Readonly<Partial<Record<UserAction, UserState>>>>> = {
  Active: { block: 'Blocked', delete: 'Deleted', resetPassword: 'Active', resetSecondStep: 'Active', signOut: 'Active' },
  Blocked: { unblock: 'Active', delete: 'Deleted', resetSecondStep: 'Blocked' },
  Deleted: {},
}

/** The state an action leads to; nothing where it is not allowed. */
export const afterUserAction = (state: UserState, action: UserAction): UserState | undefined => ALLOWED[state][action]

/** Somebody with what they may do: who acts, or who is acted on. */
export interface Powers {
  readonly id: string
  readonly permissions: readonly Permission[]
  readonly globalRoles: readonly GlobalRole[]
}

/** What is done to a user: an action of their lifecycle, or a change of what is known of them. */
export type DoneToUser = UserAction | 'edit'

const OFF_LIMITS_TO_ONESELF: readonly DoneToUser[] = ['block', 'unblock', 'delete', 'resetSecondStep', 'signOut']

/** The permissions of another that one lacks. Who has them could be made to lend them: by another address and a new password. */
const lackingOver = (actor: Powers, subject: Powers): readonly Permission[] =>
  actor.id === subject.id ? [] : lackingToGrant(actor.permissions, subject.permissions)

/** Why somebody may not do this to a user: nobody shuts themselves out, takes away their own second step without a code, or has power over who may do more. */
export const userRefusal = (
  actor: Powers,
  subject: Powers,
  done: DoneToUser,
): Failure<'OWN_ACCOUNT' | 'PERMISSION_NOT_HELD'> | undefined => {
  if (actor.id === subject.id && OFF_LIMITS_TO_ONESELF.includes(done)) return { code: 'OWN_ACCOUNT' }
  const names = lackingOver(actor, subject)
  const isPlatforms = subject.globalRoles.length > 0 && !hasGlobalRole(actor.globalRoles, subject.globalRoles)
  return names.length > 0 || isPlatforms ? { code: 'PERMISSION_NOT_HELD', names } : undefined
}

/** Why somebody may not give a user a role: nobody grants what they lack. */
export const grantRefusal = (
  held: readonly Permission[],
  granted: readonly Permission[],
): Failure<'PERMISSION_NOT_HELD'> | undefined => {
  const names = lackingToGrant(held, granted)
  return names.length > 0 ? { code: 'PERMISSION_NOT_HELD', names } : undefined
}

/** Why a change may not be: an organization that had somebody to administer it would have nobody. */
export const administrationRefusal = (before: number, after: number): Failure<'LAST_ADMINISTRATOR'> | undefined =>
  before > 0 && after === 0 ? { code: 'LAST_ADMINISTRATOR' } : undefined
