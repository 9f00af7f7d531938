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

/** `destinationId` left out: back to where each lay. */
export const manyRestored = bulkKind(
  'restore',
  Schema.Struct({ selection: TrashSelectionData, destinationId: Schema.optionalKey(Schema.NullOr(Schema.String)), decisions: DecisionsData }),
  () => 'restore',
)

export const trashJobs = (database: Database, jobs: Jobs): readonly Registered[] => [
  bulkOperation(database, manyTrashed, (tenant, by, { type, asked: { selection } }, progress) => moveToTrash(tenant, by, type, selection, progress)),
  bulkOperation(database, manyRestored, (tenant, by, { asked: { decisions, ...asked } }, progress) => restore(tenant, jobs, by, asked, decisions, progress)),
]
