import { mayHavePages, type OcrLanguage } from '../../src/domain/ocr/ocr.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { keepPageTexts } from '../page-texts/pageTexts.ts'
import { publishDocuments } from './documentRows.ts'
import { countPages, OCR, readPage, type OfContent } from './kinds.ts'
import { publishRun } from './runRows.ts'

/** A file that is to be read. */
export interface ToRead {
  readonly assetId: string
  readonly contentVersion: string
  readonly mediaType: string
}

interface Wanted {
  readonly languages: readonly OcrLanguage[]
  /** All pages anew, also those that are read. */
  readonly again: boolean
  readonly runId: string | null
  /** The language of whoever asks. */
  readonly likely: OcrLanguage
}

/** What is under way stays as it is, and so does what a run has asked for before it was broken off. */
const REQUEST = sql<{ assetId: string; requestId: string }>(`
  insert into ocr_documents as document (organization_id, asset_id, content_version, state, request_id, run_id, languages, likely_language, requested_at)
  select $1, file.asset_id, file.content_version, 'Queued', gen_random_uuid(), $4, $5, $6, now()
  from unnest($2::uuid[], $3::text[]) as file (asset_id, content_version)
  on conflict (organization_id, asset_id, content_version) do update set state = 'Queued', request_id = excluded.request_id, run_id = excluded.run_id,
    languages = excluded.languages, likely_language = excluded.likely_language, found_language = case when $7 then null else document.found_language end,
    reason = null, requested_at = excluded.requested_at, ended_at = null
  where document.state in ('None', 'Failed', 'Read') and ($4::uuid is null or document.run_id is distinct from $4) and (document.state <> 'Read' or $7 or exists (
    select from ocr_pages page where page.organization_id = $1 and page.asset_id = document.asset_id and page.content_version = document.content_version and page.state in ('Waiting', 'Failed')))
  returning document.asset_id as "assetId", document.request_id as "requestId"`)
/** Of files with one page, as far as they were asked for before. The words of a page stay until it is read. */
const WAIT = sql(`
  update ocr_pages page set state = 'Waiting', reason = null
  from ocr_documents document
  where document.organization_id = $1 and document.request_id = any ($2::uuid[]) and page.organization_id = $1 and page.asset_id = document.asset_id
    and page.content_version = document.content_version and (page.state = 'Failed' or ($3 and page.state = 'Read'))`)
const SINGLE = sql(`
  insert into ocr_pages (organization_id, asset_id, content_version, page, state)
  select $1, document.asset_id, document.content_version, 1, 'Waiting' from ocr_documents document where document.organization_id = $1 and document.request_id = any ($2::uuid[])
  on conflict do nothing`)
const COUNTED = sql(`update ocr_documents set pages = 1 where organization_id = $1 and request_id = any ($2::uuid[]) and pages is null`)
/** Puts files in line, each content once; answers how many are. Where only the file knows how many pages it has, they are counted first, and put in line one file after the other. */
export const requestReading = async (tenant: Tenant, jobs: Jobs, files: readonly ToRead[], { languages, again, runId, likely }: Wanted): Promise<number> => {
  const { organizationId } = tenant
  const asked = [organizationId, files.map(({ assetId }) => assetId), files.map(({ contentVersion }) => contentVersion)]
  const begun = await tenant.query(REQUEST, [...asked, runId, [...new Set(languages)], likely, again])
  if (begun.length === 0) return 0
  const byAsset = new Map(files.map((file) => [file.assetId, file]))
  const of = ({ assetId, requestId }: { readonly assetId: string; readonly requestId: string }): OfContent => ({
    assetId,
    contentVersion: byAsset.get(assetId)?.contentVersion ?? '',
    requestId,
  })
  const isSingle = ({ assetId }: { readonly assetId: string }): boolean => !mayHavePages(byAsset.get(assetId)?.mediaType ?? '')
  const singles = begun.filter(isSingle)
  const requests = singles.map(({ requestId }) => requestId)
  await tenant.query(WAIT, [organizationId, requests, again])
  await tenant.query(SINGLE, [organizationId, requests])
  await tenant.query(COUNTED, [organizationId, requests])
  for (const one of singles) await jobs.send(tenant, readPage, { ...of(one), page: 1 })
  for (const one of begun) if (!isSingle(one)) await jobs.send(tenant, countPages, { ...of(one), again })
  await publishDocuments(tenant, begun.map(({ assetId }) => assetId))
  return begun.length
}

const CANCEL_JOBS = sql<{ id: string; isUnderWay: boolean }>(`
  with gone as (
    delete from jobs where organization_id = $1 and queue = $2 and payload ->> 'requestId' = any ($3::text[]) and state in ('Waiting', 'Working') returning id, state)
  select id, state = 'Working' as "isUnderWay" from gone`)
/** What was read before is read again; what never was, is not. */
const READ_AGAIN = sql(`
  update ocr_pages page set state = 'Read'
  from ocr_documents document
  where document.organization_id = $1 and document.request_id = any ($2::uuid[]) and page.organization_id = $1 and page.asset_id = document.asset_id
    and page.content_version = document.content_version and page.state = 'Waiting' and page.read_at is not null and page.language is not null`)
/** Answers with whether pages were read for the request. */
const PUT_DOWN = sql<{ assetId: string; runId: string | null; hasRead: boolean }>(`
  update ocr_documents document set request_id = gen_random_uuid(), ended_at = now(), state = case
    when document.pages is not null and not exists (
      select from ocr_pages page where page.organization_id = $1 and page.asset_id = document.asset_id and page.content_version = document.content_version and page.state = 'Waiting')
      then 'Read' else 'None' end
  where document.organization_id = $1 and document.request_id = any ($2::uuid[]) and document.state in ('Queued', 'Reading')
  returning document.asset_id as "assetId", document.run_id as "runId", exists (
    select from ocr_pages page where page.organization_id = $1 and page.asset_id = document.asset_id and page.content_version = document.content_version
      and page.state = 'Read' and page.read_at >= document.requested_at) as "hasRead"`)

/** Takes requests back: what is read by then stays, and is found. */
export const cancelRequests = async (tenant: Tenant, jobs: Jobs, requestIds: readonly string[]): Promise<void> => {
  if (requestIds.length === 0) return
  const { organizationId } = tenant
  const gone = await tenant.query(CANCEL_JOBS, [organizationId, OCR.name, requestIds])
  for (const { id, isUnderWay } of gone) if (isUnderWay) jobs.stopped(tenant, id)
  await tenant.query(READ_AGAIN, [organizationId, requestIds])
  const down = await tenant.query(PUT_DOWN, [organizationId, requestIds])
  for (const { assetId, hasRead } of down) if (hasRead) await keepPageTexts(tenant, assetId)
  await publishDocuments(tenant, down.map(({ assetId }) => assetId))
  for (const runId of new Set(down.map((one) => one.runId))) if (runId !== null) await publishRun(tenant, runId)
}

