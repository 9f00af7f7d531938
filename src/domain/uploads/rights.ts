import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

const UPLOAD = allOf('UPLOAD_ASSETS')

export const UPLOAD_RIGHTS = {
  upload: { requirement: UPLOAD, module: 'named' },
  /** The upload knows its module. */
  continueUpload: { requirement: UPLOAD },
} as const satisfies Readonly<Record<string, Right>>
