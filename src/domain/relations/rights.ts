import { allOf, anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const RELATION_RIGHTS = {
  viewRelated: { requirement: anyOf('VIEW_RESOURCE_DETAILS', 'MANAGE_RELATED_ASSETS'), module: 'named' },
  relate: { requirement: allOf('MANAGE_RELATED_ASSETS'), module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
