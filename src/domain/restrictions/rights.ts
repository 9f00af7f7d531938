import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const RESTRICTION_RIGHTS = {
  restrictAccess: { requirement: allOf('MANAGE_RESTRICTED_ACCESS') },
  restrictPublication: { requirement: allOf('MANAGE_PUBLISH_RESTRICTED_ACCESS') },
  /** Whom to ask when something is refused. */
  findAdministrators: { requirement: allOf() },
} as const satisfies Readonly<Record<string, Right>>
