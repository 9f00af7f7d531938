import * as Schema from 'effect/Schema'
import type { Kind } from '../jobs/kind.ts'
import { RECOGNITION } from '../recognition/kinds.ts'

/** What is open of suggested tags is taken back. */
export const erasingTags: Kind<object> = {
  name: 'erasingTags',
  queue: RECOGNITION,
  priority: 1,
  payload: Schema.Struct({}),
  timeLimit: 600_000,
  retry: { limit: 5, delay: 1_000, longest: 60_000 },
}
