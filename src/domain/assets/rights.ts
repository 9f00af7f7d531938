import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

const EDIT = allOf('EDIT_RESOURCES')

export const ASSET_RIGHTS = {
  /** To replace a file is to edit the asset that it belongs to. */
  replaceFile: { requirement: EDIT },
  index: { requirement: EDIT, module: 'named', feature: 'IndexContent' },
} as const satisfies Readonly<Record<string, Right>>
