import { PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { ask, foreign, sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { AssetJob, JobName, JobQueue, QueuedJob } from './JobQueue.ts'

/** The schema of the queue's own tables, and the one queue that all jobs on assets share. */
const SCHEMA = 'jobs'
const QUEUE = 'assets'

/** Tries after the first. Only what ended its worker is tried again: what fails in itself would fail again. */
const RETRIES = 2

/** Seconds after which a job whose node is gone is given to another. */
const EXPIRY = 120

/** Pictures first: somebody looks at the folder. */
const PRIORITY: Readonly<Record<JobName, number>> = { thumbnail: 2, rendering: 1, metadata: 1, entry: 1, text: 0 }
/** Below all of these. */
const UNHURRIED = -3

/**
 * Requests put jobs in line and see those of their organization alone, as with every table of tenants. Done by whichever process comes
 * first; the lock keeps others from doing it at the same time.
 */
const RIGHTS = sql(`do $$ begin
  perform pg_advisory_xact_lock(3408712002);
  if not (select relforcerowsecurity from pg_class where oid = '${SCHEMA}.job_common'::regclass) then
    alter table ${SCHEMA}.job_common enable row level security;
    alter table ${SCHEMA}.job_common force row level security;
    create policy tenant on ${SCHEMA}.job_common to vitrine_app using (data->>'organizationId' = (select public.current_organization())::text);
    execute format('create policy owner on ${SCHEMA}.job_common to %I using (true)', current_user);
    grant usage on schema ${SCHEMA} to vitrine_app;
    grant select, insert on ${SCHEMA}.job_common to vitrine_app;
    grant select on ${SCHEMA}.queue to vitrine_app;
  end if;
end $$`)

const UNFINISHED = sql(`select 1 from ${SCHEMA}.job where name = '${QUEUE}' and state in ('created', 'retry', 'active') limit 1`)

const UNDER_WAY = sql<{ id: string }>(`select id from ${SCHEMA}.job where name = '${QUEUE}' and state = 'active'`)

/** Jobs that may be to blame for the end of a worker: those that were under way then. */
const SUSPECTED = sql(`select 1 from ${SCHEMA}.job where name = '${QUEUE}' and state in ('retry', 'active') and retry_count > 0 limit 1`)

/** A job that is this process's to do. */
export interface TakenJob {
  readonly id: string
  readonly data: QueuedJob
  /** A worker has ended at it, or beside it. */
  readonly isSuspected: boolean
  /** It is not tried again. */
  readonly isLast: boolean
}

interface Options {
  /** Looks after the queue: gives the jobs of dead nodes to others, deletes what is done. One process of a node does. */
  readonly isSupervisor: boolean
  /** A job was committed, or soon will be. */
  readonly onSent: () => void
  readonly onError: (error: Error) => void
}

/** The queue's statements as those of a transaction. */
const within = (tenant: Tenant) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: [...(await tenant.query(foreign(text), values))] }),
})

/** The queue on PostgreSQL, by pg-boss: jobs are sent in the transaction of what they belong to. */
export class BossQueue implements JobQueue {
  readonly #boss: PgBoss
  readonly #database: Database
  readonly #onSent: () => void

  constructor(database: Database, { isSupervisor, onSent, onError }: Options) {
    this.#database = database
    this.#onSent = onSent
    const executeSql = (text: string, values?: unknown[]) => database.owner.query(text, values)
    this.#boss = new PgBoss({ db: { executeSql }, schema: SCHEMA, supervise: isSupervisor, schedule: false })
    this.#boss.on('error', onError)
  }

  async open(): Promise<void> {
    await this.#boss.start()
    await this.#boss.createQueue(QUEUE, { retryLimit: RETRIES, retryDelay: 0, expireInSeconds: EXPIRY, deleteAfterSeconds: 3600 })
    await ask(this.#database.owner, RIGHTS)
  }

  send(tenant: Tenant, name: JobName, job: AssetJob, delay = 0): Promise<void> {
    return this.#send(tenant, name, job, { priority: PRIORITY[name], startAfter: delay })
  }

  sendAll(tenant: Tenant, name: JobName, assetIds: readonly string[]): Promise<void> {
    return this.#sendAll(tenant, name, assetIds, PRIORITY[name])
  }

  /** The same queue for what nobody has brought: whatever people bring goes before it. */
  get unhurried(): JobQueue {
    return {
      send: (tenant, name, job, delay = 0) => this.#send(tenant, name, job, { priority: PRIORITY[name] + UNHURRIED, startAfter: delay }),
      sendAll: (tenant, name, assetIds) => this.#sendAll(tenant, name, assetIds, PRIORITY[name] + UNHURRIED),
      expect: () => this.expect(),
    }
  }

  async #send(tenant: Tenant, name: JobName, { organizationId, assetId }: AssetJob, how: { readonly priority: number; readonly startAfter: number }): Promise<void> {
    const job: QueuedJob = { name, organizationId, assetId }
    await this.#boss.send(QUEUE, job, { ...how, db: within(tenant) })
    tenant.afterCommit(this.#onSent)
  }

  async #sendAll(tenant: Tenant, name: JobName, assetIds: readonly string[], priority: number): Promise<void> {
    if (assetIds.length === 0) return
    const { organizationId } = tenant
    const jobs = assetIds.map((assetId) => ({ data: { name, organizationId, assetId } satisfies QueuedJob, priority }))
    await this.#boss.insert(QUEUE, jobs, { db: within(tenant) })
    tenant.afterCommit(this.#onSent)
  }

  expect(): void {
    this.#onSent()
  }

  /** The most urgent job, or none. */
  async take(): Promise<TakenJob | undefined> {
    const [job] = await this.#boss.fetch<QueuedJob>(QUEUE, { includeMetadata: true })
    return job === undefined ? undefined : { id: job.id, data: job.data, isSuspected: job.retryCount > 0, isLast: job.retryCount >= RETRIES }
  }

  async finish(id: string): Promise<void> {
    await this.#boss.complete(QUEUE, id)
  }

  /** Puts a job that was not done in line again. Answers it when it has had its tries: then it has failed for good. */
  async setBack(id: string): Promise<QueuedJob | undefined> {
    await this.#boss.fail(QUEUE, id)
    const [job] = await this.#boss.findJobs<QueuedJob>(QUEUE, { id })
    return job?.state === 'failed' ? job.data : undefined
  }

  async hasSuspects(): Promise<boolean> {
    return (await ask(this.#database.owner, SUSPECTED)).length > 0
  }

  /** Whether any job waits, for its turn or for its time, or is under way. */
  async hasUnfinished(): Promise<boolean> {
    return (await ask(this.#database.owner, UNFINISHED)).length > 0
  }

  /** Jobs that look under way. When this node is alone and has just started, a kill has left them behind. */
  async underWay(): Promise<readonly string[]> {
    return (await ask(this.#database.owner, UNDER_WAY)).map(({ id }) => id)
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false })
  }
}
