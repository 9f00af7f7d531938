import * as Schema from 'effect/Schema'

const Problem = Schema.Struct({ code: Schema.String, limit: Schema.optionalKey(Schema.Finite) })

/**
 * The body of every refused call: the code of the catalogue in `message` (specification section 8), and beside it what the code
 * carries (`src/domain/failures/failure.ts`).
 */
export const FailureBody = Schema.Struct({
  message: Schema.String,
  fields: Schema.optionalKey(Schema.Record(Schema.String, Problem)),
  names: Schema.optionalKey(Schema.Array(Schema.String)),
  existing: Schema.optionalKey(Schema.Struct({ id: Schema.String, name: Schema.String })),
  needed: Schema.optionalKey(Schema.Finite),
  available: Schema.optionalKey(Schema.Finite),
  count: Schema.optionalKey(Schema.Finite),
  retryAfter: Schema.optionalKey(Schema.Finite),
})
