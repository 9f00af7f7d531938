import * as Schema from 'effect/Schema'
import { DecisionsData, SelectionData } from '../../src/infrastructure/move-copy/contract.ts'
import { takeFileNumbers } from '../assets/fileNumbers.ts'
import { bulkKind, bulkOperation } from '../bulk-operations/kinds.ts'
import type { Database } from '../database/connect.ts'
import { besideRequests } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Registered } from '../jobs/kind.ts'
import { copy } from './copy.ts'
import { move, undoMove } from './move.ts'

const Going = { selection: SelectionData, destinationId: Schema.NullOr(Schema.String), decisions: DecisionsData }

export const manyMoved = bulkKind('move', Schema.Struct({ ...Going, undone: Schema.optionalKey(Schema.Struct({ batchId: Schema.NullOr(Schema.String) })) }), () => 'move')
export const manyCopied = bulkKind('copy', Schema.Struct(Going), () => 'copy')
export const manyMovedBack = bulkKind('undo', Schema.Struct({ batchId: Schema.String, decisions: DecisionsData }), () => 'move')

export const movingJobs = (database: Database, jobs: Jobs): readonly Registered[] => [
  bulkOperation(database, manyMoved, (tenant, by, { type, asked: { decisions, ...asked } }, progress) => move(tenant, jobs, by, { ...asked, type }, decisions, progress)),
  bulkOperation(database, manyCopied, (tenant, by, { type, asked: { decisions, ...asked } }, progress) => {
    // By transactions of their own: nobody who uploads waits for all of this to be committed. Numbers of what is taken back stay unused.
    const fileNumbers = (count: number) => besideRequests(database, tenant.organizationId, (beside) => takeFileNumbers(beside, count))
    return copy(tenant, jobs, by, { ...asked, type }, decisions, { progress, fileNumbers })
  }),
  bulkOperation(database, manyMovedBack, (tenant, by, { type, asked: { batchId, decisions } }, progress) => undoMove(tenant, jobs, by, { type, batchId }, decisions, progress)),
]
