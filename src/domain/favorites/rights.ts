import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const FAVORITE_RIGHTS = {
  keepFavorites: { requirement: allOf('VIEW_RESOURCES') },
} as const satisfies Readonly<Record<string, Right>>
