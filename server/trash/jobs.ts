import * as Schema from 'effect/Schema'
import { DecisionsData, SelectionData } from '../../src/infrastructure/move-copy/contract.ts'
import { TrashSelectionData } from '../../src/infrastructure/trash/contract.ts'
import { bulkKind, bulkOperation } from '../bulk-operations/kinds.ts'
import type { Database } from '../database/connect.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Registered } from '../jobs/kind.ts'
import { moveToTrash } from './moveToTrash.ts'
import { restore } from './restore.ts'

export const manyTrashed = bulkKind('trash', Schema.Struct({ selection: SelectionData }), () => 'delete')

const Restoring = Schema.Struct({ selection: TrashSelectionData, destinationId: Schema.optionalKey(Schema.NullOr(Schema.String)), decisions: DecisionsData })

/** `destinationId` left out: back to where each lay. What is of several modules is restored where these still are. */
export const manyRestored = { ...bulkKind('restore', Restoring, () => 'restore'), module: undefined }

export const trashJobs = (database: Database, jobs: Jobs): readonly Registered[] => [
  bulkOperation(database, manyTrashed, (tenant, by, { type, asked: { selection } }, progress) => moveToTrash(tenant, by, type, selection, progress)),
  bulkOperation(database, manyRestored, (tenant, by, { asked: { decisions, ...asked } }, progress) => restore(tenant, jobs, by, asked, decisions, progress)),
]
