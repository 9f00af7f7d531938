import * as Schema from 'effect/Schema'

export const ORGANIZATION_EVENTS = [
  Schema.Struct({ kind: Schema.Literal('usage.changed') }),
] as const
