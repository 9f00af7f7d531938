import * as Schema from 'effect/Schema'
import type { Kind } from '../jobs/kind.ts'

/** The index of what is known of an asset already: a long text takes a second to be taken apart, which nobody else waits for. */
export const entry: Kind<{ readonly assetId: string }> = {
  name: 'entry',
  queue: { name: 'search index', concurrency: 1, perOrganization: 1, worker: 'files' },
  payload: Schema.Struct({ assetId: Schema.String }),
  timeLimit: 60_000,
  retry: { limit: 2, delay: 0 },
}

/** The index of assets that were changed together, of which the writing would take longer than the change. In a worker: whoever asks for a list waits for none of it. */
export const entries: Kind<{ readonly assetIds: readonly string[] }> = {
  name: 'entries',
  queue: { name: 'search index of many', concurrency: 1, perOrganization: 1, worker: 'files' },
  payload: Schema.Struct({ assetIds: Schema.Array(Schema.String) }),
  timeLimit: 600_000,
  retry: { limit: 2, delay: 1_000 },
}
