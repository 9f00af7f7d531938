import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const SUGGESTION_RIGHTS = {
  /** To accept is to edit; where it comes from is what the asset says. */
  reviewSuggestions: { requirement: allOf('VIEW_RESOURCE_DETAILS', 'EDIT_RESOURCES') },
} as const satisfies Readonly<Record<string, Right>>
