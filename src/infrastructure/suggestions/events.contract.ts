import * as Schema from 'effect/Schema'
import { Id } from '../contract/values.ts'

export const SUGGESTION_EVENTS = [
  /** What is proposed of this asset changed, or what was decided of it; null: of many. */
  Schema.Struct({ kind: Schema.Literal('suggestions.changed'), assetId: Schema.NullOr(Id) }),
] as const
