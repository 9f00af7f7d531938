import type { Tenant } from '../database/tenant.ts'

/**
 * What is done behind a request's back. `thumbnail`: the small one, and what is known from the header; `rendering`: the larger one and a
 * preview, where they take one; `text`: the text of the file, and its index; `metadata`: what the file says of itself; `entry`: the index of
 * what is known already.
 */
export const JOBS = ['thumbnail', 'rendering', 'metadata', 'text', 'entry'] as const
export type JobName = (typeof JOBS)[number]

export interface AssetJob {
  readonly organizationId: string
  readonly assetId: string
}

/** A job as it waits in the queue. */
export interface QueuedJob extends AssetJob {
  readonly name: JobName
}

/** Work for later, done at least once, by any node. */
export interface JobQueue {
  /** The job exists when the transaction is committed, and not before. `delay`: seconds that it waits first. */
  send(tenant: Tenant, name: JobName, job: AssetJob, delay?: number): Promise<void>
  /** The same for many assets of the tenant's, in one statement. */
  sendAll(tenant: Tenant, name: JobName, assetIds: readonly string[]): Promise<void>
  /** Jobs are about to be sent: whoever does them gets ready. */
  expect(): void
}
