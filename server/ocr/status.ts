import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isReadable, isUnderWay, OCR_LANGUAGE_OF, type OcrLanguage, type OcrStatus } from '../../src/domain/ocr/ocr.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { findAsset, type AssetUnseen, type DetailRow } from '../assets/assets.ts'
import { record } from '../audit/record.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { cancelRequests, requestReading } from './requests.ts'
import { paceNow, timeUntil } from './runRows.ts'

interface Row extends Omit<OcrStatus, 'contentVersion' | 'isSupported' | 'requestedAt' | 'endedAt' | 'secondsLeft'> {
  readonly requestId: string
  readonly requestedAt: Date
  readonly endedAt: Date | null
}

const READ = sql<Row>(`
  select document.state, document.request_id as "requestId", document.languages, document.found_language as "foundLanguage", document.pages, document.reason,
    document.requested_at as "requestedAt", document.ended_at as "endedAt", found.done, found.failed as "failedPages", found.written as "writtenPages", found.words, found.corrected, found.doubtful
  from ocr_documents document
  cross join lateral (
    select (count(*) filter (where page.state <> 'Waiting'))::integer as done, (count(*) filter (where page.state = 'Failed'))::integer as failed,
      (count(*) filter (where page.state = 'HasText'))::integer as written,
      coalesce(sum(page.word_count), 0)::integer as words, coalesce(sum(page.corrected), 0)::integer as corrected, coalesce(sum(page.doubtful), 0)::integer as doubtful
    from ocr_pages page
    where page.organization_id = $1 and page.asset_id = document.asset_id and page.content_version = document.content_version
  ) found
  where document.organization_id = $1 and document.asset_id = $2 and document.content_version = $3`)

export interface OfAsset {
  readonly type: ResourceType
  readonly assetId: string
}

type Found = Result.Result<OcrStatus, AssetUnseen>

const NOTHING = { state: 'None', pages: null, done: 0, failedPages: 0, writtenPages: 0, words: 0, corrected: 0, doubtful: 0, languages: [], foundLanguage: null, reason: null, requestedAt: null, endedAt: null, secondsLeft: null } as const

const rowOf = async (tenant: Tenant, { id, contentVersion }: Pick<DetailRow, 'id' | 'contentVersion'>): Promise<Row | undefined> =>
  (await tenant.query(READ, [tenant.organizationId, id, contentVersion]))[0]

const statusOf = async (tenant: Tenant, asset: DetailRow): Promise<OcrStatus> => {
  const known = { contentVersion: asset.contentVersion, isSupported: isReadable(asset.mediaType) }
  const row = await rowOf(tenant, asset)
  if (row === undefined) return { ...NOTHING, ...known }
  const { requestId: _, requestedAt, endedAt, ...shown } = row
  const secondsLeft = isUnderWay(row) ? await timeUntil(tenant, { since: requestedAt, runId: null }, await paceNow(tenant)) : null
  return { ...shown, ...known, requestedAt: requestedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null, secondsLeft }
}

export const readStatus = async (tenant: Tenant, viewer: Viewer, { type, assetId }: OfAsset): Promise<Found> => {
  const found = await findAsset(tenant, viewer, type, assetId)
  return Result.isFailure(found) ? Result.fail(found.failure) : Result.succeed(await statusOf(tenant, found.success))
}

interface Asked extends OfAsset {
  readonly languages: readonly OcrLanguage[]
  readonly again: boolean
}

export const startReading = async (
  tenant: Tenant,
  jobs: Jobs,
  { viewer, language }: { readonly viewer: Viewer; readonly language: Language },
  { type, assetId, languages, again }: Asked,
): Promise<Result.Result<OcrStatus, AssetUnseen | Failure<'FILE_NOT_SUPPORTED_FOR_OCR'>>> => {
  const found = await findAsset(tenant, viewer, type, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { id, name, contentVersion, mediaType } = found.success
  if (!isReadable(mediaType)) return Result.fail({ code: 'FILE_NOT_SUPPORTED_FOR_OCR' })
  const begun = await requestReading(tenant, jobs, [{ assetId: id, contentVersion, mediaType }], { languages, again, runId: null, likely: OCR_LANGUAGE_OF[viewer.language ?? language] })
  if (begun > 0) await record(tenant, viewer, { kind: 'indexing.requested', resource: { id, name } })
  return Result.succeed(await statusOf(tenant, found.success))
}

export const cancelReading = async (tenant: Tenant, jobs: Jobs, viewer: Viewer, { type, assetId }: OfAsset): Promise<Found> => {
  const found = await findAsset(tenant, viewer, type, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const row = await rowOf(tenant, found.success)
  if (row !== undefined && isUnderWay(row)) await cancelRequests(tenant, jobs, [row.requestId])
  return Result.succeed(await statusOf(tenant, found.success))
}
