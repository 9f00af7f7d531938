import { randomUUID } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { databaseCode } from '../database/failures.ts'
import { ask, askPrepared, sql } from '../database/sql.ts'
import { besideRequests, inTenant, type Tenant } from '../database/tenant.ts'
import { FACTS_CHANNEL } from '../events/publish.ts'
import { INSTALLATION, type JobState } from './kind.ts'

/** A job that is this node's to do. */
export interface Claimed {
  readonly id: string
  readonly kind: string
  readonly organizationId: string
  readonly homeOrganizationId: string | null
  readonly userId: string | null
  readonly payload: unknown
  readonly total: number
  /** Tries that failed before this one. */
  readonly tries: number
  /** Whoever takes it anew gives it another. */
  readonly attempt: string
}

/** Seconds without a sign of life after which a job's node counts as gone. */
const SILENCE = 30

const ORGANIZATION = `coalesce(organization_id, '${INSTALLATION}')`

/** Waits in the queue $1, is due, and follows none of its series that is under way. */
const TO_DO = `
  queue = $1 and state = 'Waiting' and due_at <= now() and (expires_at is null or expires_at > now())
  and (series is null or not exists (
    select from jobs other
    where other.state = 'Working' and other.organization_id = jobs.organization_id and other.queue = jobs.queue and other.series = jobs.series))`

/**
 * Takes a job of the organization that comes next after $2, and is not among those that have their share ($3): of that one the most urgent, and
 * of these the first. Organizations are stepped through by the index, however much waits of each; one of which another node is just taking
 * all that there is to do is passed over.
 */
const CLAIM = sql<Omit<Claimed, 'attempt'>>(`
  with recursive waiting (organization) as (
    (select ${ORGANIZATION} from jobs where queue = $1 and state = 'Waiting' order by 1 limit 1)
    union all
    select (select ${ORGANIZATION} from jobs where queue = $1 and state = 'Waiting' and ${ORGANIZATION} > waiting.organization order by 1 limit 1)
    from waiting where waiting.organization is not null
  ),
  turns as materialized (
    select organization from waiting
    where organization is not null and not organization = any ($3::uuid[])
    order by organization <= $2::uuid, organization
  )
  update jobs set state = 'Working', attempt = $4, done = 0, touched_at = now()
  where id = (
    select next.id from turns cross join lateral (
      select id from jobs where ${ORGANIZATION} = turns.organization and ${TO_DO}
      order by priority desc, due_at limit 1 for update skip locked) next
    limit 1)
  returning id, kind, ${ORGANIZATION} as "organizationId", home_organization_id as "homeOrganizationId", user_id as "userId", payload, total, tries`)

/** What another node has begun in the same moment as one of its series. */
const IN_SERIES = '23505'

/** The job that comes next in a queue, or none. `after`: the organization that was served last; `served`: those that have their share. */
export const claimJob = async ({ owner }: Database, queue: string, after: string, served: readonly string[]): Promise<Claimed | undefined> => {
  const attempt = randomUUID()
  for (;;) {
    try {
      const [claimed] = await askPrepared(owner, CLAIM, [queue, after, served, attempt])
      return claimed && { ...claimed, attempt }
    } catch (error) {
      // That series is under way by now, which the next try sees: it takes what else there is.
      if (databaseCode(error) !== IN_SERIES) throw error
    }
  }
}

/** A job under way, as its node tells that it lives. */
export interface Beat {
  readonly id: string
  readonly attempt: string
  readonly done: number
  readonly total: number
  /** The event for whose it is, as text. */
  readonly event: string | null
}

/** A row that is locked is just being ended, and is not waited for. */
const BEAT = sql<{ id: string; event: number }>(`
  with mine as (
    select job.id, beat.attempt, beat.done, beat.total, beat.event
    from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::bigint[], $5::text[]) as beat (id, attempt, done, total, event)
    join jobs job on job.id = beat.id and job.attempt = beat.attempt and job.state = 'Working'
  ),
  free as materialized (select id from jobs where id in (select id from mine) for update skip locked),
  event as (
    update jobs set touched_at = now(), done = mine.done, total = mine.total
    from mine
    where jobs.id = mine.id and jobs.attempt = mine.attempt and jobs.state = 'Working' and jobs.id in (select id from free)
    returning mine.event
  )
  select id, (select count(pg_notify('${FACTS_CHANNEL}', event)) from event where event is not null) as event from mine`)

/** Tells how far jobs are, by a statement of its own: what is being written is seen by nobody. Answers those that are still this node's. */
export const beat = async ({ owner }: Database, beats: readonly Beat[]): Promise<ReadonlySet<string>> => {
  const column = <K extends keyof Beat>(name: K): readonly Beat[K][] => beats.map((one) => one[name])
  const rows = await ask(owner, BEAT, [column('id'), column('attempt'), column('done'), column('total'), column('event')])
  return new Set(rows.map(({ id }) => id))
}

/** How a try ended, as it is written down. */
export interface Change {
  readonly state: JobState
  readonly outcome?: object | null
  readonly failure?: object
  readonly tries?: number
  /** Milliseconds until it is due, by the clock of the database, which says what is; left out: as it was. */
  readonly pause?: number
  /** Milliseconds until it is forgotten; left out: as it was. */
  readonly keptFor?: number | undefined
}

type Measure = { readonly done: number; readonly total: number }

const CHANGE = sql<Measure>(`
  update jobs set state = $3, attempt = null, outcome = $4, failure = $5, tries = coalesce($6, tries), due_at = coalesce(now() + make_interval(secs => $7), due_at), touched_at = now(),
    done = case when $3 = 'Done' then total else done end,
    expires_at = coalesce(expires_at, now() + make_interval(secs => $8))
  where id = $1 and attempt = $2 and state = 'Working'
  returning done, total`)
const REMOVE = sql<Measure>(`delete from jobs where id = $1 and attempt = $2 and state = 'Working' returning done, total`)

/** Ends a try in the transaction; undefined: it is not this node's any more. One that is done and kept for no time is removed. */
export const changeJob = async (tenant: Tenant, { id, attempt }: Claimed, change: Change): Promise<Measure | undefined> => {
  const { state, outcome = null, failure = null, tries = null, pause, keptFor } = change
  if (state === 'Done' && keptFor === undefined) return (await tenant.query(REMOVE, [id, attempt]))[0]
  const seconds = (ms: number | undefined): number | null => (ms === undefined ? null : ms / 1000)
  const json = (value: object | null): string | null => value && JSON.stringify(value)
  const values = [id, attempt, state, json(outcome), json(failure), tries, seconds(pause), seconds(keptFor)]
  return (await tenant.query(CHANGE, values))[0]
}

/** Runs `work` for a job: of an organization's as the API does, of the installation's, whose rows no organization has, as the owner. */
export const beside = <A>(database: Database, organizationId: string, work: (tenant: Tenant) => Promise<A>): Promise<A> =>
  organizationId === INSTALLATION ? inTenant({ pool: database.owner }, organizationId, work) : besideRequests(database, organizationId, work)

const GIVE_BACK = sql(`
  update jobs set state = 'Waiting', attempt = null, touched_at = now(), due_at = now() where state = 'Working' and attempt = any ($1::uuid[])`)
/** Puts down what this node was at. That it ended with its node is no failed try. */
export const giveBack = async ({ owner }: Database, attempts: readonly string[]): Promise<void> => {
  if (attempts.length > 0) await ask(owner, GIVE_BACK, [attempts])
}

const ABANDONED = `update jobs set state = 'Waiting', attempt = null where state = 'Working'`
const LEFT = sql(ABANDONED)
const SILENT = sql(`${ABANDONED} and touched_at < now() - interval '${SILENCE} seconds'`)
/** What a stop or a kill left half done. `isAlone`: no other node can be at anything. */
export const takeBack = async ({ owner }: Database, isAlone: boolean): Promise<void> => {
  await ask(owner, isAlone ? LEFT : SILENT)
}

const FORGET = sql(`delete from jobs where expires_at < now() and state <> 'Working'`)
export const forgetJobs = async ({ owner }: Database): Promise<void> => {
  await ask(owner, FORGET)
}

const RECUR = sql(`
  insert into jobs (id, kind, queue, payload, due_at) values ($1, $2, $3, '{}', now() + make_interval(secs => $4)) on conflict do nothing`)
/** Has a kind of the installation's begun, the first time after so many seconds. */
export const beginRecurring = async ({ owner }: Database, kind: string, queue: string, after: number): Promise<void> => {
  await ask(owner, RECUR, [randomUUID(), kind, queue, after])
}
