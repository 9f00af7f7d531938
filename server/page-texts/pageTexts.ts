import { MOST_CHARACTERS } from '../media/decoding.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { AssetSummary } from '../../src/domain/assets/asset.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'

/** What was read of a page. */
export interface PageText {
  readonly page: number
  readonly text: string
}

/** Also pages on which nothing stands any more: that takes the place of what was read there before. */
const READ = sql<PageText>(`
  select page.page, page.text
  from assets asset
  join ocr_pages page on page.organization_id = $1 and page.asset_id = $2 and page.content_version = asset.content_version and page.language is not null
  where asset.organization_id = $1 and asset.id = $2 order by page.page`)

/** Ends a page, as in the texts of documents: by it hits and citations know where they stand. */
const PAGE_END = '\f'

export const ownPagesOf = (text: string): readonly string[] => (text === '' ? [] : text.replace(/\f$/, '').split(PAGE_END))

/** A file's own text with what was read off its pages, in the place of what it says there itself. */
const joined = (text: string, read: readonly PageText[]): string => {
  if (read.length === 0) return text
  const pages = [...ownPagesOf(text)]
  for (const { page, text: own } of read) {
    while (pages.length < page) pages.push('')
    pages[page - 1] = own
  }
  return pages.map((page) => page + PAGE_END).join('')
}

/** As much of it as is kept of a text. */
const withPageTexts = (text: string, read: readonly PageText[]): { readonly text: string; readonly truncated: boolean } => {
  const whole = joined(text, read)
  return { text: whole.slice(0, MOST_CHARACTERS).toWellFormed(), truncated: whole.length > MOST_CHARACTERS }
}

/** Whoever edits the asset, or writes its text, waits meanwhile. */
const HOLD = sql('select id from assets where organization_id = $1 and id = $2 for no key update')

/** The same for a text that has just been taken out of an asset's present file, which is then to be kept: pages that are read meanwhile add theirs after it. */
export const withPagesOf = async (tenant: Tenant, assetId: string, extracted: { readonly text: string; readonly truncated: boolean }) => {
  const asked = [tenant.organizationId, assetId]
  await tenant.query(HOLD, asked)
  const read = await tenant.query(READ, asked)
  const { text, truncated } = withPageTexts(extracted.text, read.filter((page) => page.text !== ''))
  return { text, truncated: truncated || extracted.truncated }
}

interface Held extends Pick<AssetSummary, 'type' | 'thumbnail' | 'indexing'> {
  readonly folderId: string | null
  readonly text: string | null
  readonly truncated: boolean | null
}

/** Nothing where the organization does not have the content of its files indexed. */
const FILE = sql<Held>(`
  select asset.folder_id as "folderId", asset.type, asset.thumbnail, asset.indexing, own.text, own.truncated
  from assets asset
  join organizations organization on organization.id = $1 and 'IndexContent' = any(organization.features)
  left join asset_texts own on own.organization_id = $1 and own.asset_id = asset.id
  where asset.organization_id = $1 and asset.id = $2`)
const KEEP = sql(`
  insert into asset_texts (asset_id, organization_id, text, truncated) values ($2, $1, $3, $4)
  on conflict (asset_id) do update set text = excluded.text, truncated = excluded.truncated`)
const INDEXED = sql(`update assets set indexing = 'Indexed', indexing_failure = null where organization_id = $1 and id = $2`)

/** Makes an asset findable by what was read off its pages, or by what was corrected there. While its own text is still to be taken out, that adds these. */
export const keepPageTexts = async (tenant: Tenant, assetId: string): Promise<void> => {
  const asked = [tenant.organizationId, assetId]
  await tenant.query(HOLD, asked)
  const [[file], read] = await Promise.all([tenant.query(FILE, asked), tenant.query(READ, asked)])
  if (file === undefined || file.indexing === 'Indexing' || read.length === 0) return
  const { text, truncated } = withPageTexts(file.text ?? '', read)
  if (file.indexing !== 'Indexed' && text.trim() === '') return
  await tenant.query(KEEP, [...asked, text, truncated || file.truncated === true])
  if (file.indexing !== 'Indexed') await tenant.query(INDEXED, asked)
  await refreshEntry(tenant, assetId)
  const { folderId, type, thumbnail } = file
  if (folderId !== null) await publish(tenant, { kind: 'asset.changed', assetId, folderId, type, thumbnail, indexing: 'Indexed' })
}

const PAIRS = 'unnest($2::uuid[], $3::uuid[]) as pair (source, target) join assets asset on asset.organization_id = $1 and asset.id = pair.target'
const COPY_DOCUMENTS = sql(`
  insert into ocr_documents (organization_id, asset_id, content_version, state, request_id, languages, likely_language, found_language, pages, reason, requested_at, ended_at)
  select $1, pair.target, document.content_version, case when document.state in ('Queued', 'Reading') then 'None' else document.state end, gen_random_uuid(),
    document.languages, document.likely_language, document.found_language, document.pages, document.reason, document.requested_at, document.ended_at
  from ${PAIRS}
  join ocr_documents document on document.organization_id = $1 and document.asset_id = pair.source and document.content_version = asset.content_version
  on conflict do nothing`)
const COPY_PAGES = sql(`
  insert into ocr_pages (organization_id, asset_id, content_version, page, state, language, width, height, angle, words, text, word_count, corrected, doubtful,
    confidence, reason)
  select $1, pair.target, page.content_version, page.page, page.state, page.language, page.width, page.height, page.angle, page.words, page.text, page.word_count,
    page.corrected, page.doubtful, page.confidence, page.reason
  from ${PAIRS}
  join ocr_pages page on page.organization_id = $1 and page.asset_id = pair.source and page.content_version = asset.content_version
  on conflict do nothing`)

/** What was read of a file was read of it as another asset's, too: once the targets have the file. */
export const copyPageTexts = async (tenant: Tenant, sources: readonly string[], targets: readonly string[]): Promise<void> => {
  await tenant.query(COPY_DOCUMENTS, [tenant.organizationId, sources, targets])
  await tenant.query(COPY_PAGES, [tenant.organizationId, sources, targets])
}
