import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

/** The trash is one of all modules. */
export const TRASH_RIGHTS = {
  delete: { requirement: allOf('DELETE_RESOURCES'), module: 'named' },
  viewInTrash: { requirement: allOf('VIEW_RESOURCES_FROM_TRASH'), inTrash: true },
  downloadFromTrash: { requirement: allOf('DOWNLOAD_RESOURCES_FROM_TRASH'), inTrash: true },
  restore: { requirement: allOf('RESTORE_RESOURCES'), inTrash: true },
  deletePermanently: { requirement: allOf('DELETE_RESOURCES_PERMANENTLY'), inTrash: true },
} as const satisfies Readonly<Record<string, Right>>
