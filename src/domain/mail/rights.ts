import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const MAIL_RIGHTS = {
  /** The installation's. */
  manageMail: { requirement: allOf('EDIT_ALL_ORGS'), globalRole: 'Super Admin' },
} as const satisfies Readonly<Record<string, Right>>
