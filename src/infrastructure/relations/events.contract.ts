import * as Schema from 'effect/Schema'
import { Id } from '../contract/values.ts'

export const RELATION_EVENTS = [
  /** What is related to these folders and assets changed. At most 100 are told at once. */
  Schema.Struct({ kind: Schema.Literal('relations.changed'), ids: Schema.Array(Id) }),
] as const
