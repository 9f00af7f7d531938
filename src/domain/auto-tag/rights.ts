import { allOf, anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

const feature = 'AutoTag'

export const AUTO_TAG_RIGHTS = {
  viewAutoTag: { requirement: anyOf('VIEW_ALL_ORG_DETAILS', 'VIEW_MY_ORG_DETAILS'), elsewhere: allOf('VIEW_ALL_ORG_DETAILS'), feature },
  setAutoTag: { requirement: anyOf('EDIT_ALL_ORGS', 'EDIT_MY_ORG'), elsewhere: allOf('EDIT_ALL_ORGS'), feature },
} as const satisfies Readonly<Record<string, Right>>
