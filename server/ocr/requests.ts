import { mayHavePages, OCR_LANGUAGE_OF, type OcrLanguage } from '../../src/domain/ocr/ocr.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { keepPageTexts } from '../page-texts/pageTexts.ts'
import { tellDocuments } from './documentRows.ts'
import { countPages, OCR, readPage, type OfContent } from './kinds.ts'
import { tellRun } from './runRows.ts'

/** A file that is to be read. */
export interface ToRead {
  readonly assetId: string
  readonly contentVersion: string
  readonly mediaType: string
}

export interface Wanted {
  readonly languages: readonly OcrLanguage[]
  /** All pages anew, also those that are read. */
  readonly again: boolean
  readonly runId: string | null
  /** Of whoever asks. */
  readonly language: Language
}

/** What is under way stays as it is. */
const REQUEST = sql<{ assetId: string; requestId: string; pages: number | null }>(`
  insert into ocr_documents as document (organization_id, asset_id, content_version, state, request_id, run_id, languages, likely_language, requested_at)
  select $1, file.asset_id, file.content_version, 'Queued', gen_random_uuid(), $4, $5, $6, now()
  from unnest($2::uuid[], $3::text[]) as file (asset_id, content_version)
  on conflict (organization_id, asset_id, content_version) do update set state = 'Queued', request_id = excluded.request_id, run_id = excluded.run_id,
    languages = excluded.languages, likely_language = excluded.likely_language, found_language = case when $7 then null else document.found_language end,
    reason = null, requested_at = excluded.requested_at, ended_at = null
  where document.state in ('None', 'Failed') or (document.state = 'Read' and ($4::uuid is null or document.run_id is distinct from $4) and ($7 or exists (
    select from ocr_pages page where page.organization_id = $1 and page.asset_id = document.asset_id and page.content_version = document.content_version and page.state in ('Waiting', 'Failed'))))
  returning document.asset_id as "assetId", document.request_id as "requestId", document.pages`)
/** What failed before is tried again. The words of a page stay until it is read. */
const WAIT = sql(`
  update ocr_pages set state = 'Waiting', reason = null
  where organization_id = $1 and asset_id = any ($2::uuid[]) and (state = 'Failed' or ($3 and state = 'Read'))
    and exists (select from ocr_documents document where document.organization_id = $1 and document.asset_id = ocr_pages.asset_id
      and document.content_version = ocr_pages.content_version and document.state = 'Queued' and document.request_id = any ($4::uuid[]))`)
const SINGLE = sql(`
  insert into ocr_pages (organization_id, asset_id, content_version, page, state)
  select $1, document.asset_id, document.content_version, 1, 'Waiting' from ocr_documents document where document.organization_id = $1 and document.request_id = any ($2::uuid[])
  on conflict do nothing`)
const COUNTED = sql(`update ocr_documents set pages = 1 where organization_id = $1 and request_id = any ($2::uuid[]) and pages is null`)
const WAITING = sql<{ assetId: string; page: number }>(`
  select page.asset_id as "assetId", page.page
  from ocr_documents document join ocr_pages page on page.organization_id = $1 and page.asset_id = document.asset_id and page.content_version = document.content_version
  where document.organization_id = $1 and document.request_id = any ($2::uuid[]) and page.state = 'Waiting' order by document.asset_id, page.page`)

/** Puts files in line, each content once; answers how many are. Where only the file knows how many pages it has, they are counted first. */
export const requestReading = async (tenant: Tenant, jobs: Jobs, files: readonly ToRead[], { languages, again, runId, language }: Wanted): Promise<number> => {
  const { organizationId } = tenant
  const asked = [organizationId, files.map(({ assetId }) => assetId), files.map(({ contentVersion }) => contentVersion)]
  const begun = await tenant.query(REQUEST, [...asked, runId, [...new Set(languages)], OCR_LANGUAGE_OF[language], again])
  if (begun.length === 0) return 0
  const byAsset = new Map(files.map((file) => [file.assetId, file]))
  const of = ({ assetId, requestId }: { readonly assetId: string; readonly requestId: string }): OfContent => ({
    assetId,
    contentVersion: byAsset.get(assetId)?.contentVersion ?? '',
    requestId,
  })
  await tenant.query(WAIT, [organizationId, begun.map(({ assetId }) => assetId), again, begun.map(({ requestId }) => requestId)])
  const isSingle = ({ assetId }: { readonly assetId: string }): boolean => !mayHavePages(byAsset.get(assetId)?.mediaType ?? '')
  const singles = begun.filter(isSingle).map(({ requestId }) => requestId)
  await tenant.query(SINGLE, [organizationId, singles])
  await tenant.query(COUNTED, [organizationId, singles])
  const known = begun.filter((one) => one.pages !== null || isSingle(one))
  const requests = new Map(known.map((one) => [one.assetId, of(one)]))
  for (const { assetId, page } of await tenant.query(WAITING, [organizationId, known.map(({ requestId }) => requestId)])) {
    const content = requests.get(assetId)
    if (content !== undefined) await jobs.send(tenant, readPage, { ...content, page })
  }
  for (const one of begun) if (!requests.has(one.assetId)) await jobs.send(tenant, countPages, of(one))
  await tellDocuments(tenant, begun.map(({ assetId }) => assetId))
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
  await tellDocuments(tenant, down.map(({ assetId }) => assetId))
  for (const runId of new Set(down.map((one) => one.runId))) if (runId !== null) await tellRun(tenant, runId)
}

