import * as Schema from 'effect/Schema'
import { SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { endpoint } from '../contract/endpoint.ts'
import { SelectionData } from '../move-copy/contract.ts'

/** Changes nothing. What is restricted for whoever asks, or lies in the trash, is not counted. */
export const measureSelection = endpoint({
  method: 'POST',
  path: '/v1/library/size',
  summary: 'How many files a selection holds, and their bytes',
  body: Schema.Struct({ selection: SelectionData }),
  success: Schema.Struct({ assets: Schema.Finite, bytes: Schema.Finite }),
  failures: SELECTION_REFUSALS,
})
