import * as Schema from 'effect/Schema'
import { SelectionData } from '../../src/infrastructure/move-copy/contract.ts'
import { bulkKind, BULK_RULES_OF_WORKERS } from '../bulk-operations/kinds.ts'
import type { Kind } from '../jobs/kind.ts'

/** `asksModel`: a language model is asked as well, behind the built-in engine. */
export interface OfAsset {
  readonly assetId: string
  readonly asksModel: boolean
}

const OfAssetSchema = Schema.Struct({ assetId: Schema.String, asksModel: Schema.Boolean })

/** Milliseconds after a file came: its text and what it says of itself are read at about the same time. */
export const UNTIL_READ = 3_000

/** Texts are foreign and long: they are read by a worker. */
export const autofill: Kind<OfAsset> = {
  name: 'autofill',
  queue: { name: 'autofill', concurrency: 1, perOrganization: 1, worker: 'files' },
  payload: OfAssetSchema,
  timeLimit: 60_000,
  retry: { limit: 2, delay: 1_000 },
  series: ({ assetId }) => assetId,
}

/** A model behind an endpoint is waited for, which takes no process of its own. */
export const autofillByModel: Kind<OfAsset> = {
  name: 'autofillByModel',
  queue: { name: 'autofill by a model', concurrency: 2, perOrganization: 1 },
  payload: OfAssetSchema,
  timeLimit: 600_000,
  retry: { limit: 2, delay: 5_000 },
  series: ({ assetId }) => assetId,
}

const Asked = Schema.Struct({ selection: SelectionData, asksModel: Schema.Boolean })

/** Asset by asset, each in a transaction of its own: what is stopped has done those before. */
export const manyAutofills = { ...bulkKind('proposeValues', Asked, () => 'proposeValues'), queue: BULK_RULES_OF_WORKERS.queue }
