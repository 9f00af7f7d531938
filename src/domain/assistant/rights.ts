import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const ASSISTANT_RIGHTS = {
  askAssistant: { requirement: allOf(), feature: 'AiSearchEngine' },
} as const satisfies Readonly<Record<string, Right>>
