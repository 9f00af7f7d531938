import * as Schema from 'effect/Schema'
import { Id } from '../contract/values.ts'

export const CONTACT_EVENTS = [
  /** These contacts changed; null: categories, or more contacts than the 100 that are told at once. */
  Schema.Struct({ kind: Schema.Literal('contacts.changed'), ids: Schema.NullOr(Schema.Array(Id)) }),
] as const
