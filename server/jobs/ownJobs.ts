import type { Viewer } from '../access/viewer.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishToUser } from '../events/publish.ts'
import type { Jobs } from './Jobs.ts'
import type { JobState, Rules, JobStatus } from './kind.ts'

/** A job of the person's own. */
export interface OwnJob {
  readonly tenant: Tenant
  readonly viewer: Viewer
  readonly jobs: Jobs
  /** What its kind, and the others of the same queue, have in common. */
  readonly rules: Pick<Rules, 'queue' | 'keptFor' | 'eventOf'>
  readonly id: string
}

const OWN = 'where organization_id = $1 and user_id = $2 and queue = $3 and id = $4'

const turn = async ({ tenant, viewer, rules, id }: OwnJob, statement: Statement<JobStatus>, ...values: readonly unknown[]): Promise<boolean> => {
  const [status] = await tenant.query(statement, [tenant.organizationId, viewer.userId, rules.queue.name, id, ...values])
  const serverEvent = status && rules.eventOf?.(status)
  if (serverEvent !== undefined) await publishToUser(tenant, viewer.userId, serverEvent)
  return status !== undefined
}

const CANCEL = sql<JobStatus>(`
  update jobs set state = 'Cancelled', attempt = null, touched_at = now(), expires_at = coalesce(expires_at, now() + make_interval(secs => $5))
  ${OWN} and state in ('Waiting', 'Working') returning id, state, done, total`)

/** False where there is nothing to cancel. Waits where it is just being committed: then it is done, and stays so. */
export const cancelJob = async (own: OwnJob): Promise<boolean> => {
  own.jobs.stopped(own.tenant, own.id)
  return turn(own, CANCEL, (own.rules.keptFor ?? 0) / 1000)
}

const AGAIN = sql<JobStatus>(`
  update jobs set state = 'Waiting', attempt = null, tries = 0, due_at = now(), done = 0, total = coalesce($6, total), outcome = null, failure = null,
    touched_at = now(), expires_at = $7
  ${OWN} and state = any ($5::text[]) returning id, state, done, total`)

interface Again {
  /** Those that it is begun anew from. */
  readonly from: readonly JobState[]
  readonly total?: number
  readonly expiresAt?: Date
}

/** Begins an ended one anew; false where it is none of these states. */
export const beginAgain = async (own: OwnJob, { from, total, expiresAt }: Again): Promise<boolean> => {
  own.jobs.wake(own.tenant, own.rules.queue)
  return turn(own, AGAIN, from, total ?? null, expiresAt ?? null)
}

const REMOVE = sql(`delete from jobs ${OWN} returning id`)

/** What is under way is stopped by it. False where there is none. */
export const removeJob = async ({ tenant, viewer, jobs, rules, id }: OwnJob): Promise<boolean> => {
  jobs.stopped(tenant, id)
  return (await tenant.query(REMOVE, [tenant.organizationId, viewer.userId, rules.queue.name, id])).length > 0
}
