import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const SAVED_SEARCH_RIGHTS = {
  saveSearches: { requirement: allOf('VIEW_RESOURCES') },
} as const satisfies Readonly<Record<string, Right>>
