import { allOf, anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

/** Each by a permission for the own organization, and one for all. */
export const USER_RIGHTS = {
  viewUsers: { requirement: anyOf('VIEW_ALL_ORGS_METADATA', 'VIEW_MY_ORG_METADATA'), elsewhere: allOf('VIEW_ALL_ORGS_METADATA') },
  addUsers: { requirement: anyOf('ADD_ANY_USERS', 'ADD_ORG_USERS'), elsewhere: allOf('ADD_ANY_USERS') },
  editUsers: { requirement: anyOf('EDIT_ALL_USERS', 'EDIT_ORG_USERS'), elsewhere: allOf('EDIT_ALL_USERS') },
  blockUsers: { requirement: anyOf('BAN_ALL_USERS', 'BAN_ORG_USERS'), elsewhere: allOf('BAN_ALL_USERS') },
  deleteUsers: { requirement: anyOf('DEL_ANY_USERS', 'DEL_ORG_USERS'), elsewhere: allOf('DEL_ANY_USERS') },
  /** Also what else they sign in with, and where they are signed in. */
  resetPasswords: { requirement: anyOf('RESET_ALL_PASSWORDS', 'RESET_ORG_PASSWORDS'), elsewhere: allOf('RESET_ALL_PASSWORDS') },
  /** Whoever lists users, roles or groups hears of their changes. */
  receiveUserEvents: { requirement: anyOf('VIEW_MY_ORG_METADATA', 'VIEW_ALL_ORGS_METADATA', 'MANAGE_ROLES') },
  viewPortraits: { requirement: allOf() },
} as const satisfies Readonly<Record<string, Right>>
