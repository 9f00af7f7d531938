import { randomUUID } from 'node:crypto'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishToUser } from '../events/publish.ts'
import type { Kind, Queue } from './kind.ts'

/** Jobs of one transaction that are written together, at the most. */
const BATCH = 1_000

const INSERT = sql(`
  insert into jobs (id, organization_id, kind, queue, payload, priority, series, home_organization_id, user_id, due_at, total, created_at, expires_at)
  select job.id, $1, job.kind, job.queue, job.payload, job.priority, job.series, job.home, job.sender, now() + make_interval(secs => job.delay),
    job.total, job.created_at, job.expires_at
  from jsonb_to_recordset($2::jsonb) as job (id uuid, kind text, queue text, payload jsonb, priority smallint, series text, home uuid, sender uuid,
    delay double precision, total bigint, created_at timestamptz, expires_at timestamptz)`)

interface Row {
  readonly id: string
  readonly kind: string
  readonly queue: string
  readonly payload: unknown
  readonly priority: number
  readonly series: string | undefined
  readonly home: string | undefined
  readonly sender: string | undefined
  /** Seconds. */
  readonly delay: number
  readonly total: number
  readonly created_at: Date
  readonly expires_at: Date | undefined
}

interface Manner {
  /** Whose job it is; left out: nobody's. */
  readonly by?: Pick<Viewer, 'userId' | 'homeOrganizationId'>
  /** Milliseconds that it waits first. */
  readonly delay?: number
  /** What its progress is measured by, as far as that is known. */
  readonly total?: number
  /** When it is forgotten, done or not. */
  readonly expiresAt?: Date
}

interface Sent {
  readonly id: string
  readonly createdAt: Date
}

/** Work for later, done at least once, by any node. */
export interface Jobs {
  /** The job exists when the transaction is committed, and not before: all that are sent in one are written by one statement. */
  send<Payload>(tenant: Tenant, kind: Kind<Payload>, payload: Payload, manner?: Manner): Promise<Sent>
  /** Files are about to be sent to the workers: they get ready. */
  expect(): void
  /** A job is not wanted any more, as the transaction says: whoever is at it hears of it once that is committed. */
  stopped(tenant: Tenant, id: string): void
  /** There is something to do, as the transaction says. */
  wake(tenant: Tenant, queue: Queue): void
}

interface Listening {
  /** Jobs were committed that are due in so many milliseconds. */
  readonly onSent: (queue: string, delay: number) => void
  readonly onExpected?: () => void
  readonly onStopped?: (id: string) => void
}

/** Sends jobs by the table that every node takes them from. */
export class SentJobs implements Jobs {
  readonly #listening: Listening
  readonly #buffered = new WeakMap<Tenant, Row[]>()

  constructor(listening: Listening) {
    this.#listening = listening
  }

  async send<Payload>(tenant: Tenant, kind: Kind<Payload>, payload: Payload, { by, delay = 0, total = 0, expiresAt }: Manner = {}): Promise<Sent> {
    const sent: Sent = { id: randomUUID(), createdAt: new Date() }
    const rows = this.#buffered.get(tenant) ?? []
    this.#buffered.set(tenant, rows)
    if (rows.length === 0) tenant.beforeCommit(() => this.#write(tenant, rows))
    rows.push({
      id: sent.id,
      kind: kind.name,
      queue: kind.queue.name,
      payload,
      priority: kind.priority ?? 0,
      series: kind.series?.(payload),
      home: by?.homeOrganizationId,
      sender: by?.userId,
      delay: delay / 1000,
      total,
      created_at: sent.createdAt,
      expires_at: expiresAt,
    })
    const serverEvent = by === undefined ? undefined : kind.eventOf?.({ id: sent.id, state: 'Waiting', done: 0, total })
    if (by !== undefined && serverEvent !== undefined) await publishToUser(tenant, by.userId, serverEvent)
    if (rows.length >= BATCH) await this.#write(tenant, rows)
    return sent
  }

  expect(): void {
    this.#listening.onExpected?.()
  }

  stopped(tenant: Tenant, id: string): void {
    tenant.afterCommit(() => this.#listening.onStopped?.(id))
  }

  wake(tenant: Tenant, { name }: Queue): void {
    tenant.afterCommit(() => this.#listening.onSent(name, 0))
  }

  async #write(tenant: Tenant, rows: Row[]): Promise<void> {
    const written = rows.splice(0)
    if (written.length === 0) return
    for (const [queue, jobs] of Map.groupBy(written, (job) => job.queue))
      for (const delay of new Set(jobs.map((job) => job.delay))) tenant.afterCommit(() => this.#listening.onSent(queue, delay * 1000))
    await tenant.query(INSERT, [tenant.organizationId, JSON.stringify(written)])
  }
}

/** Below whatever people bring of the same organization. */
const BACKGROUND = -3

/** The same for what nobody waits for. */
export const inBackground = (jobs: Jobs): Jobs => ({
  send: (tenant, kind, payload, manner) => jobs.send(tenant, { ...kind, priority: (kind.priority ?? 0) + BACKGROUND }, payload, manner),
  expect: () => jobs.expect(),
  stopped: (tenant, id) => jobs.stopped(tenant, id),
  wake: (tenant, queue) => jobs.wake(tenant, queue),
})
