import type { Rules } from './kind.ts'

const HOUR = 60 * 60_000

/** What goes through all that is stored, once an hour: by a worker, so that nobody waits for it. */
export const SWEEPING = {
  queue: { name: 'sweeping', concurrency: 1, perOrganization: 1, worker: 'files' },
  timeLimit: 12 * HOUR,
  every: HOUR,
} as const satisfies Omit<Rules, 'name'>
