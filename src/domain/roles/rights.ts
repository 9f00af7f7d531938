import { allOf, anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const ROLE_RIGHTS = {
  /** Users are listed with their roles. */
  listRoles: { requirement: anyOf('MANAGE_ROLES', 'VIEW_ALL_ORGS_METADATA', 'VIEW_MY_ORG_METADATA') },
  manageRoles: { requirement: allOf('MANAGE_ROLES') },
} as const satisfies Readonly<Record<string, Right>>
