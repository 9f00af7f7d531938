import * as Schema from 'effect/Schema'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import { PROBLEM_CODES } from '../../domain/validation/problem.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'

const Example = Schema.Struct({
  assetId: Id,
  name: Schema.String,
  type: Schema.Literals(RESOURCE_TYPES),
  text: Schema.String,
  problem: Schema.NullOr(Schema.Struct({ code: Schema.Literals(PROBLEM_CODES), limit: Schema.optionalKey(Schema.Finite) })),
})

/**
 * `assets`: of the template's type, outside the trash, and the caller's to see; `read`: those whose file has been read for what it says;
 * `complete`: those that lack no required value.
 */
export const runDry = endpoint({
  method: 'POST',
  path: '/v1/templates/:templateId/dry-run',
  summary: 'What a metadata template would meet: required values that are missing, and what files say that fits; nothing is changed',
  params: Schema.Struct({ templateId: Id }),
  success: Schema.Struct({
    assets: Schema.Finite,
    read: Schema.Finite,
    complete: Schema.Finite,
    attributes: Schema.Array(
      Schema.Struct({
        attributeId: Id,
        name: Schema.String,
        required: Schema.Boolean,
        missing: Schema.Finite,
        fits: Schema.Finite,
        misfits: Schema.Finite,
        missingExamples: Schema.Array(Example),
        fittingExamples: Schema.Array(Example),
        misfittingExamples: Schema.Array(Example),
      }),
    ),
  }),
  failures: ['TEMPLATE_NOT_FOUND'],
})
