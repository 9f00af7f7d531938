import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const DUPLICATE_RIGHTS = {
  viewDuplicates: { requirement: allOf('VIEW_RESOURCES') },
  viewDuplicatesOfAsset: { requirement: allOf('VIEW_RESOURCES'), module: 'named' },
  /** Before a file is sent: whether it is there already. */
  recognizeFiles: { requirement: allOf('VIEW_RESOURCES', 'UPLOAD_ASSETS') },
  separateDuplicates: { requirement: allOf('EDIT_RESOURCES') },
  /** What stands in the fields is shown as well. */
  mergeDuplicates: { requirement: allOf('EDIT_RESOURCES', 'DELETE_RESOURCES', 'VIEW_RESOURCE_DETAILS'), module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
