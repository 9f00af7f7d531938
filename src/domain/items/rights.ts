import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

const VIEW = allOf('VIEW_RESOURCES')
const DETAILS = allOf('VIEW_RESOURCE_DETAILS')

/** Of folders and assets. */
export const ITEM_RIGHTS = {
  view: { requirement: VIEW, module: 'named' },
  viewDetails: { requirement: DETAILS, module: 'named' },
  edit: { requirement: allOf('EDIT_RESOURCES'), module: 'named' },
  /** Pictures are found by what they are of, in whatever module. */
  viewThumbnail: { requirement: VIEW },
  viewPreview: { requirement: DETAILS },
  viewCollections: { requirement: VIEW, module: 'COLLECTIONS' },
} as const satisfies Readonly<Record<string, Right>>
