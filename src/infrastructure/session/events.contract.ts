import * as Schema from 'effect/Schema'

export const SESSION_EVENTS = [
  Schema.Struct({ kind: Schema.Literal('session.ended') }),
] as const
