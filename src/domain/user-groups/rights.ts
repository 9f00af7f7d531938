import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const USER_GROUP_RIGHTS = {
  /** A group gives a role to many, so whoever manages roles manages groups. */
  manageUserGroups: { requirement: allOf('MANAGE_ROLES') },
} as const satisfies Readonly<Record<string, Right>>
