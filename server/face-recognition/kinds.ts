import * as Schema from 'effect/Schema'
import type { Kind } from '../jobs/kind.ts'

/** New faces are put beside those of the same person, and compared with those that have a name. All of an organization's are read for it, so that one is made for many. */
export const grouping: Kind<object> = {
  name: 'groupingFaces',
  queue: { name: 'grouping faces', concurrency: 1, perOrganization: 1, worker: 'recognition' },
  payload: Schema.Struct({}),
  timeLimit: 600_000,
  // Also over several nodes one at a time: what one puts together another one would put elsewhere.
  series: () => 'faces',
  retry: { limit: 3, delay: 1_000, longest: 60_000 },
}
