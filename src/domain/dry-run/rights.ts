import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const DRY_RUN_RIGHTS = {
  /** What files say of themselves stands on the page of an asset's details. */
  tryTemplate: { requirement: allOf('MANAGE_ITEM_TEMPLATES', 'VIEW_RESOURCE_DETAILS') },
} as const satisfies Readonly<Record<string, Right>>
