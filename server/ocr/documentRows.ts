import type { ResourceType } from '../../src/domain/access/modules.ts'
import { BULK_THRESHOLD } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { OcrFailure, OcrLanguage, OcrState } from '../../src/domain/ocr/ocr.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { keepPageTexts } from '../page-texts/pageTexts.ts'
import { publishRun } from './runRows.ts'

/** A content of an asset that is being read, as its last request has it. */
export interface DocumentRow {
  readonly state: OcrState
  readonly requestId: string
  readonly runId: string | null
  readonly languages: readonly OcrLanguage[]
  /** Found on another page, or likely by who asked. */
  readonly likely: OcrLanguage
  readonly type: ResourceType
  /** Null: not counted yet. */
  readonly pages: number | null
  /** False: it is an earlier version by now, which no page shows. */
  readonly isPresent: boolean
}

export interface OfDocument {
  readonly assetId: string
  readonly contentVersion: string
  readonly requestId: string
}

/** Locked: of two that end its last pages, the second sees the first. */
const HOLD = sql<DocumentRow>(`
  select document.state, document.request_id as "requestId", document.run_id as "runId", document.languages, coalesce(document.found_language, document.likely_language) as likely, asset.type, document.pages,
    asset.content_version = document.content_version as "isPresent"
  from ocr_documents document join assets asset on asset.organization_id = $1 and asset.id = document.asset_id
  where document.organization_id = $1 and document.asset_id = $2 and document.content_version = $3 and document.request_id = $4 and document.state in ('Queued', 'Reading')
  for no key update of document`)

/** Undefined: nobody waits for it any more. */
export const holdDocument = async (tenant: Tenant, { assetId, contentVersion, requestId }: OfDocument): Promise<DocumentRow | undefined> =>
  (await tenant.query(HOLD, [tenant.organizationId, assetId, contentVersion, requestId]))[0]

const IS_READ = sql(`
  select from ocr_documents where organization_id = $1 and asset_id = $2 and content_version = $3 and request_id = $4 and state = 'Read'`)

/** Whether the last page of a request has ended, and some were read. */
export const isRead = async (tenant: Tenant, { assetId, contentVersion, requestId }: OfDocument): Promise<boolean> =>
  (await tenant.query(IS_READ, [tenant.organizationId, assetId, contentVersion, requestId])).length > 0

interface Left {
  readonly pages: number
  readonly waiting: number
  readonly reason: OcrFailure | null
  readonly isRead: boolean
}

const LEFT = sql<Left>(`
  select count(*)::integer as pages, (count(*) filter (where state = 'Waiting'))::integer as waiting, min(reason) as reason,
    coalesce(bool_or(state in ('Read', 'HasText')), false) as "isRead"
  from ocr_pages where organization_id = $1 and asset_id = $2 and content_version = $3`)
const TURN = sql(`
  update ocr_documents set state = $4, reason = $5, ended_at = case when $4 in ('Read', 'Failed') then now() end
  where organization_id = $1 and asset_id = $2 and content_version = $3`)

/** Says how a content stands once one of its pages has ended; with the last of them it is read, and found by its text. */
export const advance = async (tenant: Tenant, of: OfDocument, { type, runId, isPresent }: DocumentRow): Promise<void> => {
  const { assetId, contentVersion } = of
  const key = [tenant.organizationId, assetId, contentVersion]
  const [left] = await tenant.query(LEFT, key)
  const { pages, waiting, reason, isRead } = left ?? { pages: 0, waiting: 0, reason: null, isRead: false }
  const ended = isRead ? 'Read' : 'Failed'
  const state = waiting > 0 ? 'Reading' : ended
  await tenant.query(TURN, [...key, state, state === 'Failed' ? (reason ?? 'Unexpected') : null])
  if (waiting === 0 && isPresent) await keepPageTexts(tenant, assetId)
  if (isPresent) await publish(tenant, { kind: 'ocr.changed', assetId, type, state, done: pages - waiting, pages })
  if (runId !== null) await publishRun(tenant, runId)
}

/** None of its pages can be read. */
export const failDocument = async (tenant: Tenant, { assetId, contentVersion }: OfDocument, { type, runId, isPresent }: DocumentRow, reason: OcrFailure): Promise<void> => {
  await tenant.query(TURN, [tenant.organizationId, assetId, contentVersion, 'Failed', reason])
  if (isPresent) await publish(tenant, { kind: 'ocr.changed', assetId, type, state: 'Failed', done: 0, pages: null })
  if (runId !== null) await publishRun(tenant, runId)
}

interface DocumentState {
  readonly assetId: string
  readonly type: ResourceType
  readonly state: OcrState
  readonly done: number
  readonly pages: number | null
}

/** Of what assets have now: a version that is read is shown nowhere. */
const STATES = sql<DocumentState>(`
  select asset.id as "assetId", asset.type, document.state, document.pages, (
    select count(*)::integer from ocr_pages page
    where page.organization_id = $1 and page.asset_id = asset.id and page.content_version = asset.content_version and page.state <> 'Waiting') as done
  from assets asset
  join ocr_documents document on document.organization_id = $1 and document.asset_id = asset.id and document.content_version = asset.content_version
  where asset.organization_id = $1 and asset.id = any ($2::uuid[])`)

const TYPES = sql<{ type: ResourceType }>('select distinct type from assets where organization_id = $1 and id = any ($2::uuid[])')

/** Says to the open browsers how the texts of assets stand; of very many, that much has changed. */
export const publishDocuments = async (tenant: Tenant, assetIds: readonly string[]): Promise<void> => {
  if (assetIds.length > BULK_THRESHOLD) {
    const types = await tenant.query(TYPES, [tenant.organizationId, assetIds])
    await publish(tenant, ...types.map(({ type }) => ({ kind: 'library.changed' as const, type })))
    return
  }
  const states = await tenant.query(STATES, [tenant.organizationId, assetIds])
  await publish(tenant, ...states.map((one) => ({ kind: 'ocr.changed' as const, ...one })))
}
