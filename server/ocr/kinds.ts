import * as Schema from 'effect/Schema'
import type { Kind, Queue, Retry } from '../jobs/kind.ts'

/** One page at a time: recognition takes a whole core, and the files of everybody else are looked at beside it. */
export const OCR: Queue = { name: 'ocr', concurrency: 1, perOrganization: 1, worker: 'ocr' }

/** One content of an asset that is to be read. */
export interface OfContent {
  readonly assetId: string
  readonly contentVersion: string
  /** Of another request than the last one nothing is done. */
  readonly requestId: string
}

export interface OfPage extends OfContent {
  readonly page: number
}

const content = { assetId: Schema.String, contentVersion: Schema.String, requestId: Schema.String }

/** Only what ended its worker, or what the database refused, is tried again: a file that fails in itself, or takes too long, would do so again. */
const RETRY: Retry = { limit: 2, delay: 0, isFinal: (error) => error instanceof Error && error.name === 'TimedOut' }

export interface ToCount extends OfContent {
  /** Also pages that are read are read anew. */
  readonly again?: boolean
}

/** Counts the pages of a file where nobody has yet, finds those without text, and puts them in line. Before pages: how long all of it takes is known early. */
export const countPages: Kind<ToCount> = { name: 'ocr pages', queue: OCR, priority: 1, payload: Schema.Struct({ ...content, again: Schema.optionalKey(Schema.Boolean) }), timeLimit: 300_000, retry: RETRY }

/** Reads one page. */
export const readPage: Kind<OfPage> = { name: 'ocr page', queue: OCR, payload: Schema.Struct({ ...content, page: Schema.Finite }), timeLimit: 180_000, retry: RETRY }
