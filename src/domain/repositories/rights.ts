import { allOf, anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const REPOSITORY_RIGHTS = {
  listRepositories: { requirement: allOf('VIEW_RESOURCES') },
  /** The list belongs to the organization: who may edit that keeps it. */
  keepRepositories: { requirement: anyOf('EDIT_MY_ORG', 'EDIT_ALL_ORGS') },
} as const satisfies Readonly<Record<string, Right>>
