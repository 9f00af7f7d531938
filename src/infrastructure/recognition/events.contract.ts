import * as Schema from 'effect/Schema'

export const RECOGNITION_EVENTS = [
  /** Faces, who they are, or how far looking for them and for tags is, changed. */
  Schema.Struct({ kind: Schema.Literal('recognition.changed') }),
] as const
