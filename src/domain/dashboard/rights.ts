import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const DASHBOARD_RIGHTS = {
  viewHome: { requirement: allOf('VIEW_HOME_PAGE_DATA') },
  viewDashboard: { requirement: allOf('VIEW_DASHBOARD_DATA') },
} as const satisfies Readonly<Record<string, Right>>
