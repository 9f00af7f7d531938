import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const FOLDER_RIGHTS = {
  createFolder: { requirement: allOf('CREATE_FOLDERS'), module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
