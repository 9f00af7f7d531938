import * as Schema from 'effect/Schema'

export const SHARE_LINK_EVENTS = [
  /** Links by which something is shared outside changed, or were used. */
  Schema.Struct({ kind: Schema.Literal('shareLinks.changed') }),
] as const
