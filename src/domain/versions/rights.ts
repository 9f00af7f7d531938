import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const VERSION_RIGHTS = {
  deleteVersion: { requirement: allOf('DELETE_RESOURCES_PERMANENTLY'), module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
