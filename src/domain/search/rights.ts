import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const SEARCH_RIGHTS = {
  search: { requirement: allOf('VIEW_RESOURCES') },
} as const satisfies Readonly<Record<string, Right>>
