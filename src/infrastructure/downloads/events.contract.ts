import * as Schema from 'effect/Schema'
import { ZIP_STATES } from '../../domain/downloads/zip.ts'
import { Id } from '../contract/values.ts'

export const ZIP_EVENTS = [
  /** One of the user's own zips came further. Bytes. */
  Schema.Struct({ kind: Schema.Literal('zip.changed'), zipId: Id, state: Schema.Literals(ZIP_STATES), done: Schema.Finite, total: Schema.Finite }),
] as const
