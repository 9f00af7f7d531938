import type { OcrFailure, OcrLanguage } from '../../src/domain/ocr/ocr.ts'
import { confidenceOf, isDoubtful, textOfWords, type OcrPage, type OcrWord } from '../../src/domain/ocr/page.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { PageText } from '../page-texts/pageTexts.ts'
import type { OfDocument } from './documentRows.ts'

/** As a page is stored: with what was read where a person corrected it. */
export interface StoredWord extends OcrWord {
  readonly read?: string
}

export interface PageRow extends Omit<OcrPage, 'contentVersion' | 'words'> {
  readonly words: readonly StoredWord[]
  readonly text: string
}

/** A page of a file, read or not. */
export interface ExportedPage extends PageText, Pick<OcrPage, 'state'> {
  readonly isRead: boolean
}

const COLUMNS = 'page, state, language, width, height, angle, words, text, revision, reason'
const KEY = 'organization_id = $1 and asset_id = $2 and content_version = $3'
const READ = sql<PageRow>(`select ${COLUMNS} from ocr_pages where ${KEY} and page = $4`)
const LOCK = sql<PageRow>(`select ${COLUMNS} from ocr_pages where ${KEY} and page = $4 for update`)
const IS_THERE = sql(`select from ocr_pages where ${KEY} and language is not null limit 1`)
const TEXTS = sql<PageText>(`select page, text from ocr_pages where ${KEY} and language is not null and page > $4 order by page limit $5`)
const EXPORTED = sql<ExportedPage>(`select page, text, state, language is not null as "isRead" from ocr_pages where ${KEY} and page > $4 order by page limit $5`)
const WHOLE = sql<PageRow>(`select ${COLUMNS} from ocr_pages where ${KEY} and page > $4 order by page limit $5`)

type Content = Pick<OfDocument, 'assetId' | 'contentVersion'>

const keyOf = (tenant: Tenant, { assetId, contentVersion }: Content) => [tenant.organizationId, assetId, contentVersion]

export const pageRow = async (tenant: Tenant, content: Content, page: number): Promise<PageRow | undefined> => (await tenant.query(READ, [...keyOf(tenant, content), page]))[0]

/** Until the transaction ends nobody else changes it. */
export const lockedPage = async (tenant: Tenant, content: Content, page: number): Promise<PageRow | undefined> => (await tenant.query(LOCK, [...keyOf(tenant, content), page]))[0]

export const hasReadPages = async (tenant: Tenant, content: Content): Promise<boolean> => (await tenant.query(IS_THERE, keyOf(tenant, content))).length > 0

/** Pages that are in memory together: texts, and words with their places, which take some fifty times that. */
const TEXTS_BATCH = 100
const WHOLE_BATCH = 8

/** One transaction for each piece, or the same for all of them. */
type Within = <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>

const inPieces = async function* <Row extends { readonly page: number }>(statement: Statement<Row>, within: Within, content: Content, batch: number): AsyncGenerator<Row> {
  for (let after = 0, hasMore = true; hasMore; ) {
    const asked = after
    const rows = await within((tenant) => tenant.query(statement, [...keyOf(tenant, content), asked, batch]))
    yield* rows
    hasMore = rows.length === batch
    after = rows.at(-1)?.page ?? after
  }
}

/** What was read of a content, page by page, however many it has. */
export const readTexts = (within: Within, content: Content): AsyncGenerator<PageText> => inPieces(TEXTS, within, content, TEXTS_BATCH)

/** All pages of a content with their texts, those that were not read too. */
export const exportedPages = (within: Within, content: Content): AsyncGenerator<ExportedPage> => inPieces(EXPORTED, within, content, TEXTS_BATCH)

/** The same with every word. */
export const readPages = (within: Within, content: Content): AsyncGenerator<PageRow> => inPieces(WHOLE, within, content, WHOLE_BATCH)

const WRITE = sql<{ revision: number }>(`
  update ocr_pages set words = $5, text = $6, word_count = $7, corrected = $8, doubtful = $9, confidence = $10, revision = revision + 1
  where ${KEY} and page = $4 returning revision`)

/** Its words as they are to be; answers the page's revision. */
export const writeWords = async (tenant: Tenant, content: Content, page: number, words: readonly StoredWord[]): Promise<number> => {
  const counts = [words.filter(({ text }) => text !== '').length, words.filter(({ isCorrected }) => isCorrected).length, words.filter(isDoubtful).length]
  const [written] = await tenant.query(WRITE, [...keyOf(tenant, content), page, JSON.stringify(words), textOfWords(words), ...counts, confidenceOf(words)])
  return written?.revision ?? 0
}

const ENDED = sql(`
  update ocr_pages set state = 'Read', reason = null, language = $5, width = $6, height = $7, angle = $8, read_at = now() where ${KEY} and page = $4`)
const FAILED = sql(`update ocr_pages set state = 'Failed', reason = $5, read_at = now() where ${KEY} and page = $4 and state = 'Waiting'`)

interface Found {
  readonly language: OcrLanguage
  readonly width: number
  readonly height: number
  readonly angle: number
}

export const pageRead = async (tenant: Tenant, content: Content, page: number, { language, width, height, angle }: Found): Promise<void> => {
  await tenant.query(ENDED, [...keyOf(tenant, content), page, language, width, height, angle])
}

export const pageFailed = async (tenant: Tenant, content: Content, page: number, reason: OcrFailure): Promise<void> => {
  await tenant.query(FAILED, [...keyOf(tenant, content), page, reason])
}
