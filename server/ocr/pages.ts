import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { wordProblems } from '../../src/domain/ocr/correction.ts'
import { findInWords, mayStandIn } from '../../src/domain/ocr/find.ts'
import type { OcrFailure, OcrPageState } from '../../src/domain/ocr/ocr.ts'
import type { OcrPage, OcrWord } from '../../src/domain/ocr/page.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { findAsset, type AssetUnseen } from '../assets/assets.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { keepPageTexts } from '../page-texts/pageTexts.ts'
import { lockedPage, pageRow, readTexts, writeWords, type PageRow, type StoredWord } from './pageRows.ts'
import type { OfAsset } from './status.ts'

interface Summary {
  readonly page: number
  readonly state: OcrPageState
  readonly words: number
  readonly corrected: number
  readonly confidence: number | null
  readonly reason: OcrFailure | null
}

const LIST = sql<Summary>(`
  select page, state, word_count as words, corrected, confidence, reason
  from ocr_pages where organization_id = $1 and asset_id = $2 and content_version = $3 and page > $4 order by page limit $5`)

export const listPages = async (
  tenant: Tenant,
  viewer: Viewer,
  { type, assetId, after = 0, limit }: OfAsset & { readonly after?: number; readonly limit: number },
): Promise<Result.Result<{ readonly items: readonly Summary[]; readonly next: number | null }, AssetUnseen>> => {
  const found = await findAsset(tenant, viewer, type, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const rows = await tenant.query(LIST, [tenant.organizationId, assetId, found.success.contentVersion, after, limit + 1])
  const items = rows.slice(0, limit)
  return Result.succeed({ items, next: rows.length > limit ? (items.at(-1)?.page ?? null) : null })
}

/** What was read stays the server's: people are shown what stands there. */
const shown = ({ text, box, confidence, line, isCorrected }: StoredWord): OcrWord => ({ text, box, confidence, line, isCorrected })

const pageOf = (contentVersion: string, { page, state, language, width, height, angle, words, revision, reason }: PageRow): OcrPage => ({
  page,
  contentVersion,
  state,
  width,
  height,
  angle,
  language,
  words: words.map(shown),
  revision,
  reason,
})

/** Whoever reads on within so many minutes reads what they have opened. */
const OPENED = sql(`
  select id from activity
  where organization_id = $1 and resource_id = $2 and kind = 'ocr.seen' and changed_by = $3 and at > now() - interval '10 minutes' limit 1`)

const recordSeen = async (tenant: Tenant, viewer: Viewer, resource: { readonly id: string; readonly name: string }): Promise<void> => {
  const [opened] = await tenant.query(OPENED, [tenant.organizationId, resource.id, viewer.userId])
  if (opened === undefined) await record(tenant, viewer, { kind: 'ocr.seen', resource })
}

export const readPage = async (
  tenant: Tenant,
  viewer: Viewer,
  { type, assetId, page }: OfAsset & { readonly page: number },
): Promise<Result.Result<OcrPage, AssetUnseen | Failure<'NOT_FOUND'>>> => {
  const found = await findAsset(tenant, viewer, type, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { id, name, contentVersion } = found.success
  const row = await pageRow(tenant, { assetId, contentVersion }, page)
  if (row === undefined) return Result.fail({ code: 'NOT_FOUND' })
  await recordSeen(tenant, viewer, { id, name })
  return Result.succeed(pageOf(contentVersion, row))
}

/** Pages that are told, at the most. */
const MOST_FOUND = 500

export const findText = async (tenant: Tenant, viewer: Viewer, { type, assetId, q }: OfAsset & { readonly q: string }) => {
  const found = await findAsset(tenant, viewer, type, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const content = { assetId, contentVersion: found.success.contentVersion }
  const pages: { readonly page: number; readonly hits: number }[] = []
  for await (const { page, text } of readTexts((work) => work(tenant), content)) {
    if (!mayStandIn(text, q)) continue
    const hits = findInWords((await pageRow(tenant, content, page))?.words ?? [], q).length
    if (hits > 0) pages.push({ page, hits })
  }
  return Result.succeed({ pages: pages.slice(0, MOST_FOUND), hits: pages.reduce((sum, { hits }) => sum + hits, 0) })
}

interface Correction extends OfAsset {
  readonly page: number
  readonly word: number
  /** The content and the state of the page that was seen. */
  readonly contentVersion: string
  readonly revision: number
  readonly text: string | null
}

const corrected = (word: StoredWord, text: string | null): StoredWord => {
  const { read = word.text } = word
  return text === null ? { ...shown(word), text: read, isCorrected: false } : { ...shown(word), text, read, isCorrected: true }
}

type CorrectFailure = AssetUnseen | Failure<'NOT_FOUND' | 'STALE_EDIT' | 'VALIDATION_FAILED'>

export const correctWord = async (
  tenant: Tenant,
  viewer: Viewer,
  { type, assetId, page, word: place, contentVersion: seen, revision, text }: Correction,
): Promise<Result.Result<{ readonly word: OcrWord; readonly revision: number }, CorrectFailure>> => {
  const fields = wordProblems(text === null ? {} : { text })
  if (Object.keys(fields).length > 0) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const found = await findAsset(tenant, viewer, type, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { id, name, contentVersion } = found.success
  if (contentVersion !== seen) return Result.fail({ code: 'STALE_EDIT' })
  const content = { assetId, contentVersion }
  const row = await lockedPage(tenant, content, page)
  const word = row?.words[place]
  if (row === undefined || word === undefined) return Result.fail({ code: 'NOT_FOUND' })
  if (row.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
  const written = corrected(word, text === null ? null : tidy(text))
  const now = await writeWords(tenant, content, page, row.words.with(place, written))
  await keepPageTexts(tenant, assetId)
  await record(tenant, viewer, { kind: 'asset.updated', resource: { id, name } })
  return Result.succeed({ word: shown(written), revision: now })
}
