import * as Schema from 'effect/Schema'
import { PROBLEM_CODES } from '../../domain/validation/problem.ts'
import { BulkOperation } from '../bulk-operations/contract.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'

/** Of each attribute of the former template where its values go; null, or left out: they stay. */
const MappingData = Schema.Array(Schema.Struct({ attributeId: Id, targetId: Schema.NullOr(Id), addOptions: Schema.Boolean })).check(Schema.isMaxLength(1000))

const OfTemplate = Schema.Struct({ templateId: Id })
const Asked = Schema.Struct({ targetId: Id, mapping: MappingData })
const Problem = Schema.Struct({ code: Schema.Literals(PROBLEM_CODES), limit: Schema.optionalKey(Schema.Finite) })

const AttributePlan = Schema.Struct({
  attributeId: Id,
  targetId: Schema.NullOr(Id),
  same: Schema.Finite,
  converted: Schema.Finite,
  lost: Schema.Finite,
  staying: Schema.Finite,
  examples: Schema.Array(Schema.Struct({ assetId: Id, before: Schema.String, after: Schema.String })),
  losses: Schema.Array(Schema.Struct({ assetId: Id, value: Schema.String, problem: Problem })),
  addedOptions: Schema.Finite,
  addedLabels: Schema.Array(Schema.String),
})

/** Values and examples are read and written in the language of the call. Nothing is written. */
export const planGuidedMove = endpoint({
  method: 'POST',
  path: '/v1/templates/:templateId/moves/plan',
  summary: 'What would become of all that a template says, if it was moved to another template',
  params: OfTemplate,
  body: Asked,
  success: Schema.Struct({ assets: Schema.Finite, assetsKept: Schema.Finite, assetsLeft: Schema.Finite, attributes: Schema.Array(AttributePlan) }),
  failures: ['TEMPLATE_NOT_FOUND', 'TEMPLATE_DIFFERENT_STATE'],
})

/** It is followed under /v1/bulk-operations. What cannot be moved stays; what is stopped has moved a part, and goes on where it is retried. */
export const startGuidedMove = endpoint({
  method: 'POST',
  path: '/v1/templates/:templateId/moves',
  summary: 'Begin to move all that a template says of assets to another template',
  params: OfTemplate,
  body: Asked,
  success: BulkOperation,
  failures: ['TEMPLATE_NOT_FOUND', 'TEMPLATE_DIFFERENT_STATE'],
})

export const listGuidedMoves = endpoint({
  method: 'GET',
  path: '/v1/templates/:templateId/moves',
  summary: 'The latest moves of what a template said, the latest first',
  params: OfTemplate,
  success: Schema.Array(
    Schema.Struct({
      id: Id,
      targetId: Id,
      targetName: Schema.String,
      at: Schema.String,
      firstName: Schema.String,
      lastName: Schema.String,
      assets: Schema.Finite,
      kept: Schema.Finite,
      undone: Schema.Finite,
      isUnderWay: Schema.Boolean,
    }),
  ),
  failures: ['TEMPLATE_NOT_FOUND'],
})

/** What was changed since stays as it is. */
export const undoGuidedMove = endpoint({
  method: 'POST',
  path: '/v1/template-moves/:moveId/undo',
  summary: 'Begin to take back what was moved from one template to another',
  params: Schema.Struct({ moveId: Id }),
  success: BulkOperation,
  failures: ['TEMPLATE_DIFFERENT_STATE'],
})
