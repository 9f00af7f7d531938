import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const TEMPLATE_RIGHTS = {
  manageTemplates: { requirement: allOf('MANAGE_ITEM_TEMPLATES') },
  /** Templates are published where they are managed. */
  publishTemplates: { requirement: allOf('MANAGE_ITEM_TEMPLATES', 'PUBLISH_ITEM_TEMPLATES') },
  viewAssetsMetadata: { requirement: allOf(), module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
