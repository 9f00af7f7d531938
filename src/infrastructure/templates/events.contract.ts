import * as Schema from 'effect/Schema'

export const TEMPLATE_EVENTS = [
  /** Metadata templates of the organization changed, or what they offer. */
  Schema.Struct({ kind: Schema.Literal('templates.changed') }),
] as const
