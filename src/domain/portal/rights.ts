import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const PORTAL_RIGHTS = {
  managePortal: { requirement: allOf('MANAGE_PUBLIC_PORTAL_DATA') },
} as const satisfies Readonly<Record<string, Right>>
