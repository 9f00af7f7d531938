import * as Schema from 'effect/Schema'

export const TRASH_EVENTS = [
  Schema.Struct({ kind: Schema.Literal('trash.changed') }),
] as const
