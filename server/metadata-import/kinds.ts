import * as Schema from 'effect/Schema'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { ResourceTypeName } from '../../src/infrastructure/contract/values.ts'
import { bulkKind } from '../bulk-operations/kinds.ts'
import type { Kind, Rules } from '../jobs/kind.ts'

const HOUR = 60 * 60_000

const RETRY = { limit: 3, delay: 1000, longest: 60_000 } as const

/** The database has most of the work. What failed or was stopped can be begun again for a week. */
export const IMPORT_RULES = {
  queue: { name: 'metadata imports', concurrency: 2, perOrganization: 1 },
  timeLimit: 6 * HOUR,
  keptFor: 7 * 24 * HOUR,
  retry: RETRY,
  eventOf: ({ id, ...status }) => ({ kind: 'metadataImport.changed', jobId: id, ...status }),
} as const satisfies Omit<Rules, 'name'>

interface Payload {
  readonly importId: string
  readonly type: ResourceType
}

/** Changes nothing, so that it is no bulk operation. */
export const planned: Kind<Payload> = {
  ...IMPORT_RULES,
  name: 'planMetadataImport',
  payload: Schema.Struct({ importId: Schema.String, type: ResourceTypeName }),
  series: ({ importId }) => importId,
  action: () => 'importMetadata',
  module: ({ type }) => type,
}

const Asked = Schema.Struct({ importId: Schema.String })
const alone = { series: ({ asked }: { readonly asked: typeof Asked.Type }) => asked.importId, retry: RETRY }

export const applied = { ...bulkKind('importValues', Asked, () => 'importMetadata'), ...alone }
export const undone = { ...bulkKind('importValuesBack', Asked, () => 'importMetadata'), ...alone }
