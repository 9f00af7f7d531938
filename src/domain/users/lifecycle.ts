/** A user's states (specification section 4). A deleted user is gone for good. */
export const USER_STATES = ['Active', 'Blocked', 'Deleted'] as const
export type UserState = (typeof USER_STATES)[number]

export const USER_ACTIONS = ['block', 'unblock', 'delete', 'resetPassword'] as const
export type UserAction = (typeof USER_ACTIONS)[number]

const ALLOWED: Readonly<Record<UserState, Readonly<Partial<Record<UserAction, UserState>>>>> = {
  Active: { block: 'Blocked', delete: 'Deleted', resetPassword: 'Active' },
  Blocked: { unblock: 'Active', delete: 'Deleted' },
  Deleted: {},
}

/** The state an action leads to; nothing where it is not allowed. */
export const afterUserAction = (state: UserState, action: UserAction): UserState | undefined => ALLOWED[state][action]
