import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

const DETAILS = allOf('VIEW_RESOURCE_DETAILS')

/** Of what templates say of assets. Which templates somebody is in decides beside these what they see of it. */
export const METADATA_RIGHTS = {
  viewMetadata: { requirement: DETAILS, module: 'named' },
  editMetadata: { requirement: allOf('EDIT_RESOURCES'), module: 'named' },
  viewMetadataOptions: { requirement: DETAILS },
} as const satisfies Readonly<Record<string, Right>>
