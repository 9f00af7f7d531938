import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const BULK_EDIT_RIGHTS = {
  /** What stands in the fields is told as well. */
  planBulkEdit: { requirement: allOf('EDIT_RESOURCES', 'VIEW_RESOURCE_DETAILS'), module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
