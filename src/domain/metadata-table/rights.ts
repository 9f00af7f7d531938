import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

/** Of the table of assets. Which templates somebody is in decides beside these what they see of it. */
export const METADATA_TABLE_RIGHTS = {
  /** The rows of one folder, without what lies below it. */
  viewFolderTable: { requirement: allOf('VIEW_RESOURCE_DETAILS'), module: 'named' },
  /** Rows that span folders. */
  viewAssetsByTemplate: { requirement: allOf('VIEW_RESOURCE_DETAILS', 'VIEW_ASSETS_BY_TEMPLATE'), module: 'named' },
  /** What was asked for by either of them; it is asked again then. */
  takeTableFile: { requirement: allOf('VIEW_RESOURCE_DETAILS') },
  editTableCells: { requirement: allOf('EDIT_RESOURCES'), module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
