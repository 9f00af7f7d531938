import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const HOME_RIGHTS = {
  viewHome: { requirement: allOf('VIEW_HOME_PAGE_DATA') },
  /** What could not be read is read again, in whatever module it lies. */
  readAgain: { requirement: allOf('VIEW_HOME_PAGE_DATA', 'EDIT_RESOURCES'), feature: 'IndexContent' },
} as const satisfies Readonly<Record<string, Right>>
