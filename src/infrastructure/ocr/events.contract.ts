import * as Schema from 'effect/Schema'
import { OCR_STATES } from '../../domain/ocr/ocr.ts'
import { OCR_RUN_STATES } from '../../domain/ocr/run.ts'
import { Id, ResourceTypeName } from '../contract/values.ts'

export const OCR_EVENTS = [
  /** The text of an asset is read off its pages: `done` of `pages` are, where these are known. */
  Schema.Struct({ kind: Schema.Literal('ocr.changed'), assetId: Id, type: ResourceTypeName, state: Schema.Literals(OCR_STATES), done: Schema.Finite, pages: Schema.NullOr(Schema.Finite) }),
  /** One of the user's own readings of texts came further. Pages. */
  Schema.Struct({ kind: Schema.Literal('ocrRun.changed'), runId: Id, state: Schema.Literals(OCR_RUN_STATES), done: Schema.Finite, total: Schema.Finite }),
] as const
