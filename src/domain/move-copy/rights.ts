import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const MOVE_COPY_RIGHTS = {
  move: { requirement: allOf('MOVE_RESOURCES'), module: 'named' },
  copy: { requirement: allOf('COPY_RESOURCES'), module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
