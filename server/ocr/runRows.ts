import { pagesAhead, pagesAMinute, paceOf, secondsLeft, type Ahead } from '../../src/domain/ocr/estimate.ts'
import { OF_PAGES } from '../../src/domain/ocr/ocr.ts'
import { isRunUnderWay, type OcrRun, type OcrRunState } from '../../src/domain/ocr/run.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishToUser } from '../events/publish.ts'

interface Row extends Omit<OcrRun, 'state' | 'pagesPerMinute' | 'secondsLeft' | 'createdAt'> {
  readonly userId: string
  readonly isCancelled: boolean
  readonly isSent: boolean
  readonly begun: boolean
  readonly createdAt: Date
}

/** A content whose pages nobody has counted yet counts as one. */
const RUNS = `
  select run.id, run.user_id as "userId", run.type, run.name, run.languages, run.is_cancelled as "isCancelled", run.unsupported, run.created_at as "createdAt",
    case when run.is_sent or run.is_cancelled then coalesce(found.assets, 0) else run.planned end as assets, run.is_sent as "isSent", coalesce(found.done, 0) as "assetsDone", coalesce(found.failed, 0) as failed, coalesce(found.begun, false) as begun,
    case when run.is_sent or run.is_cancelled then coalesce(found.pages, 0) else greatest(run.planned, found.pages) end as pages, coalesce(found.pages_done, 0) as "pagesDone"
  from ocr_runs run
  left join lateral (
    select count(*)::integer as assets, (count(*) filter (where document.state not in ('Queued', 'Reading')))::integer as done,
      (count(*) filter (where document.state = 'Failed'))::integer as failed, bool_or(document.state <> 'Queued') as begun,
      sum(coalesce(document.pages, 1))::integer as pages,
      sum(case when document.state in ('Read', 'Failed', 'None') then coalesce(document.pages, 1) when document.state = 'Queued' then 0 else (
        select count(*) from ocr_pages page
        where page.organization_id = $1 and page.asset_id = document.asset_id and page.content_version = document.content_version and page.state <> 'Waiting') end)::integer as pages_done
    from ocr_documents document where document.organization_id = $1 and document.run_id = run.id
  ) found on true
  where run.organization_id = $1`

const ONE = sql<Row>(`${RUNS} and run.id = $2`)
const OWN = sql<Row>(`${RUNS} and run.user_id = $2 and run.created_at > now() - interval '1 day' order by run.created_at desc limit 100`)
const OWN_ONE = sql<Row>(`${RUNS} and run.user_id = $2 and run.id = $3`)

/** The last ones of the last ten minutes. */
const PACE = sql<{ readAt: Date }>(`
  select read_at as "readAt" from (
    select read_at from ocr_pages where organization_id = $1 and read_at > now() - interval '10 minutes' order by read_at desc limit 200) as last
  order by read_at`)

/** What is read before whatever is asked for now, with what belongs to a run ($3). */
const AHEAD = sql<Ahead>(`
  select found.*, waiting.unsent
  from (
    select coalesce(sum(greatest(0, document.pages - case when document.state = 'Queued' then 0 else (
        select count(*) from ocr_pages page
        where page.organization_id = $1 and page.asset_id = document.asset_id and page.content_version = document.content_version and page.state <> 'Waiting') end)), 0)::integer as pages,
      (count(*) filter (where document.pages is null))::integer as uncounted,
      (avg(document.pages) filter (where asset.media_type in (${OF_PAGES.map((mediaType) => `'${mediaType}'`).join(', ')})))::double precision as "pagesOfOne",
      avg(document.pages)::double precision as "pagesOfAny"
    from ocr_documents document join assets asset on asset.organization_id = $1 and asset.id = document.asset_id
    where document.organization_id = $1 and document.state in ('Queued', 'Reading') and (document.requested_at <= $2 or document.run_id = $3)
  ) found, (
    select coalesce(sum(greatest(0, run.planned - (select count(*) from ocr_documents document where document.organization_id = $1 and document.run_id = run.id))), 0)::integer as unsent
    from ocr_runs run where run.organization_id = $1 and not run.is_sent and not run.is_cancelled and run.created_at <= $2
  ) waiting`)

export const paceNow = async (tenant: Tenant): Promise<number | null> =>
  pagesAMinute(paceOf((await tenant.query(PACE, [tenant.organizationId])).map(({ readAt }) => readAt.getTime())))

/** Whoever waits: since when, and for which run; null: for a file alone. */
interface Waiting {
  readonly since: Date
  readonly runId: string | null
}

/** Seconds until all that was asked for by then is read. */
export const timeUntil = async (tenant: Tenant, { since, runId }: Waiting, pace: number | null): Promise<number | null> => {
  if (pace === null) return null
  const [ahead] = await tenant.query(AHEAD, [tenant.organizationId, since, runId])
  return ahead === undefined ? null : secondsLeft(pagesAhead(ahead), pace)
}

const stateOf = ({ isCancelled, isSent, assets, assetsDone, failed, begun }: Row): OcrRunState => {
  if (isCancelled) return 'Cancelled'
  if (!isSent || assetsDone < assets) return begun ? 'Working' : 'Waiting'
  return assets > 0 && failed === assets ? 'Failed' : 'Done'
}

const runOf = async (tenant: Tenant, row: Row, pace: number | null): Promise<OcrRun> => {
  const { id, type, name, languages, assets, assetsDone, failed, unsupported, pages, pagesDone, createdAt } = row
  const state = stateOf(row)
  const left = isRunUnderWay({ state }) ? await timeUntil(tenant, { since: createdAt, runId: id }, pace) : null
  const measured = { assets, assetsDone, failed, unsupported, pages, pagesDone, pagesPerMinute: pace, secondsLeft: left }
  return { id, type, name, languages, state, ...measured, createdAt: createdAt.toISOString() }
}

/** Says to whose run it is how far it is. */
export const publishRun = async (tenant: Tenant, runId: string): Promise<void> => {
  const [row] = await tenant.query(ONE, [tenant.organizationId, runId])
  if (row !== undefined) await publishToUser(tenant, row.userId, { kind: 'ocrRun.changed', runId, state: stateOf(row), done: row.pagesDone, total: row.pages })
}

export const ownRuns = async (tenant: Tenant, userId: string): Promise<readonly OcrRun[]> => {
  const rows = await tenant.query(OWN, [tenant.organizationId, userId])
  const pace = rows.length === 0 ? null : await paceNow(tenant)
  const runs: OcrRun[] = []
  for (const row of rows) runs.push(await runOf(tenant, row, pace))
  return runs
}

export const ownRun = async (tenant: Tenant, userId: string, id: string): Promise<OcrRun | undefined> => {
  const [row] = await tenant.query(OWN_ONE, [tenant.organizationId, userId, id])
  return row && runOf(tenant, row, await paceNow(tenant))
}
