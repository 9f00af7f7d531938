import * as Schema from 'effect/Schema'
import { SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { BulkOperation } from '../bulk-operations/contract.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id, Nothing } from '../contract/values.ts'
import { SelectionData } from '../move-copy/contract.ts'

/** Puts a failed or old indexing of content in line again (feature IndexContent). */
export const indexAsset = endpoint({
  method: 'POST',
  path: '/v1/assets/:assetId/indexing',
  summary: 'Index the content of an asset again',
  params: Schema.Struct({ assetId: Id }),
  success: Nothing,
  failures: ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

/** The same of all that is selected, with what lies in its folders. Answers how many were put in line; of many, what is begun instead, as 202: see /v1/bulk-operations. */
export const indexSelected = endpoint({
  method: 'POST',
  path: '/v1/assets/indexing',
  summary: 'Index the content of all that is selected again',
  body: Schema.Struct({ selection: SelectionData }),
  success: Schema.Union([Schema.Struct({ count: Schema.Finite }), Schema.Struct({ bulkOperation: BulkOperation })]),
  later: 'bulkOperation',
  failures: [...SELECTION_REFUSALS, 'NOT_FOUND'],
})
