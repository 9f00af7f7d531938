import * as Schema from 'effect/Schema'

export const SAVED_SEARCH_EVENTS = [
  Schema.Struct({ kind: Schema.Literal('savedSearches.changed') }),
] as const
