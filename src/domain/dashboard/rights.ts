import { allOf, anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const DASHBOARD_RIGHTS = {
  viewDashboard: { requirement: allOf('VIEW_DASHBOARD_DATA') },
  /** Who and what takes the organization's storage up: those that see what an organization is. */
  viewHolders: { requirement: anyOf('VIEW_ALL_ORG_DETAILS', 'VIEW_MY_ORG_DETAILS') },
} as const satisfies Readonly<Record<string, Right>>
