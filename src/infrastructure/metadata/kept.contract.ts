import * as Schema from 'effect/Schema'
import { PROBLEM_CODES } from '../../domain/validation/problem.ts'
import { AttributeValues, CellRefusal } from './contract.ts'

/*
 * What a browser keeps of what was typed. It stands where the contract does, so that the web app is built with its shapes.
 */

const Values = Schema.Array(Schema.String)

/** A cell that was written into. */
export const KeptEdit = Schema.Struct({
  assetId: Schema.String,
  attributeId: Schema.String,
  values: Values,
  isNamed: Schema.optionalKey(Schema.Literal(true)),
  typed: Schema.optionalKey(Schema.String),
  base: Schema.Struct({ values: Values, revision: Schema.Finite }),
  sent: Schema.Array(Values),
  refusal: Schema.optionalKey(Schema.Union([CellRefusal, Schema.Struct({ code: Schema.Literal('UNREACHABLE') })])),
  theirs: Schema.optionalKey(AttributeValues),
})

const Problem = Schema.Struct({ code: Schema.Literals(PROBLEM_CODES), limit: Schema.optionalKey(Schema.Finite) })

/** What stands in a field of an asset. */
export const KeptDraft = Schema.Struct({
  texts: Values,
  stored: Schema.Struct({ values: Values, revision: Schema.Finite }),
  problem: Schema.NullOr(Schema.Struct({ at: Schema.NullOr(Schema.Finite), problem: Problem })),
})

/** What stood in the fields of an asset, by the marked id of the attribute, while an asset had one entry for all. */
export const KeptOfAsset = Schema.Record(Schema.String, KeptDraft)
