import * as Schema from 'effect/Schema'
import { SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { OCR_FAILURES, OCR_LANGUAGES, OCR_PAGE_STATES, OCR_STATES } from '../../domain/ocr/ocr.ts'
import { OCR_RUN_STATES } from '../../domain/ocr/run.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id, Nothing, PageSize, ResourceTypeName } from '../contract/values.ts'
import { SelectionData } from '../move-copy/contract.ts'

const Count = Schema.Finite
const Language = Schema.Literals(OCR_LANGUAGES)
/** None: it is found for each file. */
const Languages = Schema.Array(Language).check(Schema.isMaxLength(OCR_LANGUAGES.length))
const Reason = Schema.NullOr(Schema.Literals(OCR_FAILURES))

const OcrStatus = Schema.Struct({
  state: Schema.Literals(OCR_STATES),
  contentVersion: Schema.String,
  isSupported: Schema.Boolean,
  pages: Schema.NullOr(Count),
  done: Count,
  failedPages: Count,
  writtenPages: Count,
  words: Count,
  corrected: Count,
  doubtful: Count,
  languages: Languages,
  foundLanguage: Schema.NullOr(Language),
  reason: Reason,
  requestedAt: Schema.NullOr(Schema.String),
  endedAt: Schema.NullOr(Schema.String),
  secondsLeft: Schema.NullOr(Schema.Finite),
})

const Box = Schema.Struct({ x: Schema.Finite, y: Schema.Finite, width: Schema.Finite, height: Schema.Finite })

const OcrWord = Schema.Struct({ text: Schema.String, box: Box, confidence: Schema.Finite, line: Count, isCorrected: Schema.Boolean })

const OcrPage = Schema.Struct({
  page: Count,
  contentVersion: Schema.String,
  state: Schema.Literals(OCR_PAGE_STATES),
  width: Schema.Finite,
  height: Schema.Finite,
  angle: Schema.Finite,
  language: Schema.NullOr(Language),
  words: Schema.Array(OcrWord),
  revision: Count,
  reason: Reason,
})

const OcrPageSummary = Schema.Struct({
  page: Count,
  state: Schema.Literals(OCR_PAGE_STATES),
  words: Count,
  corrected: Count,
  /** Mean, from 0 to 1. */
  confidence: Schema.NullOr(Schema.Finite),
  reason: Reason,
})

const UNSEEN = ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'] as const
const PageNumber = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 1_000_000 }))
const ofAsset = Schema.Struct({ assetId: Id })
const ofPage = Schema.Struct({ assetId: Id, page: PageNumber })

export const readOcrStatus = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/ocr',
  summary: 'How far the text of an asset is read off its pages',
  params: ofAsset,
  success: OcrStatus,
  failures: UNSEEN,
})

/** Goes on where it was broken off. `again`: all pages anew; what a person corrected stays. While it is under way nothing changes. */
export const startOcr = endpoint({
  method: 'POST',
  path: '/v1/assets/:assetId/ocr',
  summary: 'Read the text of an asset off its pages (OCR)',
  params: ofAsset,
  body: Schema.Struct({ languages: Languages, again: Schema.Boolean }),
  success: OcrStatus,
  failures: [...UNSEEN, 'FILE_NOT_SUPPORTED_FOR_OCR'],
})

/** What is read by then stays. */
export const cancelOcr = endpoint({
  method: 'POST',
  path: '/v1/assets/:assetId/ocr/cancel',
  summary: 'Stop reading the text of an asset',
  params: ofAsset,
  success: OcrStatus,
  failures: UNSEEN,
})

/** In order; `after`: a page's number. */
export const listOcrPages = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/ocr/pages',
  summary: 'What was read of the pages of an asset, without their words',
  params: ofAsset,
  query: Schema.Struct({ after: Schema.optionalKey(PageNumber), limit: Schema.optionalKey(PageSize) }),
  success: Schema.Struct({ items: Schema.Array(OcrPageSummary), next: Schema.NullOr(Count) }),
  failures: UNSEEN,
})

/** Told in the activity log as "OCR seen", once for whoever reads on. NOT_FOUND: there is no such page, or nothing is known of it. */
export const readOcrPage = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/ocr/pages/:page',
  summary: 'The words that were read off a page, and where they stand',
  params: ofPage,
  success: OcrPage,
  failures: [...UNSEEN, 'NOT_FOUND'],
})

/** The pages on which a text stands, with how often; at most 500 pages. See `findInWords` in the domain for the words. */
export const findInOcr = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/ocr/found',
  summary: 'The pages of an asset on which a text was read',
  params: ofAsset,
  query: Schema.Struct({ q: Schema.String.check(Schema.isMaxLength(200)) }),
  success: Schema.Struct({ pages: Schema.Array(Schema.Struct({ page: Count, hits: Count })), hits: Count }),
  failures: UNSEEN,
})

/** `words`: by their place on the page, as it was seen: STALE_EDIT where that has changed since, or the file has. `text` null: as it was read; empty: it is no word. */
export const correctOcrWord = endpoint({
  method: 'PATCH',
  path: '/v1/assets/:assetId/ocr/pages/:page/words/:word',
  summary: 'Correct a word that was read off a page',
  params: Schema.Struct({ assetId: Id, page: PageNumber, word: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 1_000_000 })) }),
  body: Schema.Struct({ contentVersion: Schema.String, revision: Count, text: Schema.NullOr(Schema.String) }),
  success: Schema.Struct({ word: OcrWord, revision: Count }),
  failures: [...UNSEEN, 'NOT_FOUND', 'STALE_EDIT'],
})

const OcrRun = Schema.Struct({
  id: Id,
  type: ResourceTypeName,
  name: Schema.NullOr(Schema.String),
  languages: Languages,
  state: Schema.Literals(OCR_RUN_STATES),
  assets: Count,
  assetsDone: Count,
  failed: Count,
  unsupported: Count,
  pages: Count,
  pagesDone: Count,
  pagesPerMinute: Schema.NullOr(Schema.Finite),
  secondsLeft: Schema.NullOr(Schema.Finite),
  createdAt: Schema.String,
})

export const planOcr = endpoint({
  method: 'POST',
  path: '/v1/ocr/plan',
  summary: 'How much of what is selected can be read, and how many pages that is',
  body: Schema.Struct({ selection: SelectionData }),
  success: Schema.Struct({ assets: Count, supported: Count, read: Count, pages: Count, uncounted: Count }),
  failures: [...SELECTION_REFUSALS, 'NOT_FOUND'],
})

/** Folders stand for all that lies below them. FILE_NOT_SUPPORTED_FOR_OCR: nothing of it can be read. */
export const startOcrRun = endpoint({
  method: 'POST',
  path: '/v1/ocr/runs',
  summary: 'Read the texts of all that is selected off their pages (OCR)',
  body: Schema.Struct({ selection: SelectionData, languages: Languages, again: Schema.Boolean }),
  success: OcrRun,
  failures: [...SELECTION_REFUSALS, 'NOT_FOUND', 'FILE_NOT_SUPPORTED_FOR_OCR'],
})

export const listOcrRuns = endpoint({
  method: 'GET',
  path: '/v1/ocr/runs',
  summary: "What the caller had read of the last day, the latest first, with its progress and how long it will take",
  success: Schema.Array(OcrRun),
  failures: [],
})

const ofRun = Schema.Struct({ runId: Id })

/** What is read by then stays. */
export const cancelOcrRun = endpoint({
  method: 'POST',
  path: '/v1/ocr/runs/:runId/cancel',
  summary: 'Stop reading texts',
  params: ofRun,
  success: OcrRun,
  failures: ['NOT_FOUND'],
})

export const removeOcrRun = endpoint({
  method: 'DELETE',
  path: '/v1/ocr/runs/:runId',
  summary: 'Take a reading of texts off the list; what is under way is stopped',
  params: ofRun,
  success: Nothing,
  failures: ['NOT_FOUND'],
})
