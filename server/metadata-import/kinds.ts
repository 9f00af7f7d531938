import * as Schema from 'effect/Schema'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { ImportAction } from '../../src/domain/metadata-import/metadataImport.ts'
import { ResourceTypeName } from '../../src/infrastructure/contract/values.ts'
import type { Kind, Rules } from '../jobs/kind.ts'

const HOUR = 60 * 60_000

/** The database has most of the work. What failed or was stopped can be begun again for a week. */
export const IMPORT_RULES = {
  queue: { name: 'metadata imports', concurrency: 2, perOrganization: 1 },
  timeLimit: 6 * HOUR,
  keptFor: 7 * 24 * HOUR,
  retry: { limit: 3, delay: 1000, longest: 60_000 },
  tells: ({ id, ...status }) => ({ kind: 'metadataImport.changed', jobId: id, ...status }),
} as const satisfies Omit<Rules, 'name'>

interface Payload {
  readonly importId: string
  readonly type: ResourceType
}

const kind = (name: string): Kind<Payload> => ({
  ...IMPORT_RULES,
  name,
  payload: Schema.Struct({ importId: Schema.String, type: ResourceTypeName }),
  series: ({ importId }) => importId,
  action: () => 'importMetadata',
})

export const IMPORT_KINDS: Readonly<Record<ImportAction, Kind<Payload>>> = { plan: kind('planMetadataImport'), apply: kind('applyMetadataImport'), undo: kind('undoMetadataImport') }
