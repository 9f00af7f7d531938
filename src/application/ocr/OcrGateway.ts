import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { OcrLanguage, OcrStatus } from '../../domain/ocr/ocr.ts'
import type { OcrPage, OcrWord } from '../../domain/ocr/page.ts'
import type { OcrPlan, OcrRun } from '../../domain/ocr/run.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** Of a page NOT_FOUND: nothing is known of it. */
export type OcrReadFailure = AssetReadFailure
/** STALE_EDIT: the page is another by now, or the file is. */
export type OcrCorrectFailure = AssetReadFailure | CallFailure<'STALE_EDIT'>
export type OcrRunFailure = CallFailure<SelectionRefusal | 'FILE_NOT_SUPPORTED_FOR_OCR'>
type OcrRunCallFailure = CallFailure

/** One asset of a module. */
export interface OcrAsset {
  readonly resourceType: ResourceType
  readonly assetId: string
}

/** A page of one, from 1. */
export interface OcrPlace extends OcrAsset {
  readonly page: number
}

/** How pages are to be read. */
export interface OcrWish {
  /** None: the language of each file is found. */
  readonly languages: readonly OcrLanguage[]
  /** What is read already is read anew; what a person corrected stays. */
  readonly again: boolean
}

/** What a word of a page is to be. */
export interface OcrChange {
  /** Its place among the words of the page, from 0. */
  readonly word: number
  /** Of the page, as it was seen. */
  readonly contentVersion: string
  readonly revision: number
  /** Null: as it was read; empty: it is no word. */
  readonly text: string | null
}

export interface OcrFound {
  /** In order, 500 at the most. */
  readonly pages: readonly { readonly page: number; readonly hits: number }[]
  readonly hits: number
}

/** The texts that are read off the pages of assets. How far each is comes as the facts `ocr.changed` and `ocrRun.changed`. */
export interface OcrGateway {
  status(asset: OcrAsset, signal: AbortSignal): Promise<Result<OcrStatus, OcrReadFailure>>
  /** What is read by then stays. */
  cancel(asset: OcrAsset, signal: AbortSignal): Promise<Result<OcrStatus, OcrReadFailure>>
  page(place: OcrPlace, signal: AbortSignal): Promise<Result<OcrPage, OcrReadFailure>>
  correct(place: OcrPlace, change: OcrChange, signal: AbortSignal): Promise<Result<{ readonly word: OcrWord; readonly revision: number }, OcrCorrectFailure>>
  /** The pages on which a text was read. */
  find(asset: OcrAsset, text: string, signal: AbortSignal): Promise<Result<OcrFound, OcrReadFailure>>
  plan(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<Result<OcrPlan, OcrRunFailure>>
  start(type: ResourceType, selection: Selection, wish: OcrWish, signal: AbortSignal): Promise<Result<OcrRun, OcrRunFailure>>
  /** One's own of the last day, the latest first. */
  runs(signal: AbortSignal): Promise<Result<readonly OcrRun[], CallFailure>>
  cancelRun(runId: string, signal: AbortSignal): Promise<Result<OcrRun, OcrRunCallFailure>>
  /** Takes it off the list; what is under way is stopped. */
  removeRun(runId: string, signal: AbortSignal): Promise<Result<object, OcrRunCallFailure>>
}
