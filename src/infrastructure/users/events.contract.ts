import * as Schema from 'effect/Schema'

export const USER_EVENTS = [
  /** Users or roles of the organization changed. */
  Schema.Struct({ kind: Schema.Literal('accounts.changed') }),
] as const
