import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const FAVORITE_RIGHTS = {
  keepFavorites: { requirement: allOf('VIEW_RESOURCES') },
  /** What is selected of a module, as much as there is. */
  keepSelectedFavorites: { requirement: allOf('VIEW_RESOURCES'), module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
