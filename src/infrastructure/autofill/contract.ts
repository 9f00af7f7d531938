import * as Schema from 'effect/Schema'
import { AUTOFILL_ENGINES, AUTOFILL_FAILURES, AUTOFILL_STATES } from '../../domain/autofill/autofill.ts'
import { SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { BulkOperation } from '../bulk-operations/contract.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'
import { SelectionData } from '../move-copy/contract.ts'

/** See `AutofillStatus` in the domain. The fact `suggestions.changed` tells when it is over. */
export const readAutofill = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/generate-asset-metadata',
  summary: "How far it is with proposing values for an asset's templates",
  params: Schema.Struct({ assetId: Id }),
  success: Schema.Struct({
    state: Schema.Literals(AUTOFILL_STATES),
    reason: Schema.NullOr(Schema.Literals(AUTOFILL_FAILURES)),
    engine: Schema.NullOr(Schema.Literals(AUTOFILL_ENGINES)),
    fellBack: Schema.Boolean,
    changedAt: Schema.NullOr(Schema.String),
    open: Schema.Finite,
  }),
  failures: ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

/** Of a single asset `queued` is 1, or 0 where no active template describes it; of several an operation among those of Transfers, which leaves these out. */
export const proposeValues = endpoint({
  method: 'POST',
  path: '/v1/generate-asset-metadata',
  summary: 'Have values proposed for the templates of selected assets, and of those in selected folders',
  body: Schema.Struct({ selection: SelectionData }),
  success: Schema.Union([Schema.Struct({ queued: Schema.Finite }), Schema.Struct({ bulkOperation: BulkOperation })]),
  failures: [...SELECTION_REFUSALS, 'VALIDATION_FAILED'],
  later: 'bulkOperation',
})
