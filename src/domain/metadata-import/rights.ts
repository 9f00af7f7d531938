import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

/** Lines find assets in all folders of a module, and change them. Which templates somebody is in decides beside these. */
export const METADATA_IMPORT_RIGHTS = {
  importMetadata: { requirement: allOf('VIEW_RESOURCE_DETAILS', 'VIEW_ASSETS_BY_TEMPLATE', 'EDIT_RESOURCES'), module: 'named' },
  takeRefusedLines: { requirement: allOf('VIEW_RESOURCE_DETAILS', 'VIEW_ASSETS_BY_TEMPLATE', 'EDIT_RESOURCES') },
} as const satisfies Readonly<Record<string, Right>>
