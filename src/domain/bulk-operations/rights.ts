import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const BULK_OPERATION_RIGHTS = {
  /** What each of them does was allowed when it was asked for, and is asked about again when it is done. */
  followOwnOperations: { requirement: allOf() },
} as const satisfies Readonly<Record<string, Right>>
