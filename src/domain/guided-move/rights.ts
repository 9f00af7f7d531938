import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const GUIDED_MOVE_RIGHTS = {
  /** Values are edited by it wherever the template describes; of which templates, their roles and users decide beside this. */
  moveMetadata: { requirement: allOf('MANAGE_ITEM_TEMPLATES', 'EDIT_RESOURCES') },
} as const satisfies Readonly<Record<string, Right>>
