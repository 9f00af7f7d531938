import * as Schema from 'effect/Schema'

export const FAVORITE_EVENTS = [
  /** What the listener themselves marked as a favorite changed; nobody else hears it. */
  Schema.Struct({ kind: Schema.Literal('favorites.changed') }),
] as const
