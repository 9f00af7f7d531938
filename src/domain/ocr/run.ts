import type { ResourceType } from '../access/modules.ts'
import type { OcrLanguage } from './ocr.ts'

export const OCR_RUN_STATES = ['Waiting', 'Working', 'Done', 'Cancelled', 'Failed'] as const
export type OcrRunState = (typeof OCR_RUN_STATES)[number]

/** A selection whose texts are read, as whoever asked for it sees it. */
export interface OcrRun {
  readonly id: string
  readonly type: ResourceType
  /** What the only one is called; null: several were selected. */
  readonly name: string | null
  readonly languages: readonly OcrLanguage[]
  readonly state: OcrRunState
  /** Files to be read, and those that are; `failed` of these could not be. Of the rest of the selection, `unsupported` are of a kind that cannot be read. */
  readonly assets: number
  readonly assetsDone: number
  readonly failed: number
  readonly unsupported: number
  /** As far as they are known. */
  readonly pages: number
  readonly pagesDone: number
  readonly pagesPerMinute: number | null
  /** Null: nobody can say yet. */
  readonly secondsLeft: number | null
  /** ISO 8601. */
  readonly createdAt: string
}

/** What a selection would come to. */
export interface OcrPlan {
  readonly assets: number
  /** Of a kind that can be read. */
  readonly supported: number
  /** Of these, those that are read already, in their present content. */
  readonly read: number
  /** Of what can be read, as far as it is known: files whose pages nobody has counted yet count as one. */
  readonly pages: number
  /** How many files those are. */
  readonly uncounted: number
}

export const isRunUnderWay = ({ state }: Pick<OcrRun, 'state'>): boolean => state === 'Waiting' || state === 'Working'
