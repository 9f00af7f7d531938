import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { FailureCodeOf } from '../../src/infrastructure/contract/endpoint.ts'
import type { undoMerge } from '../../src/infrastructure/duplicates/contract.ts'
import type { Viewer } from '../access/viewer.ts'
import { undoBulkEdit } from '../bulk-edit/bulkUndo.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { readBatch } from '../items/batches.ts'
import { lockTree } from '../items/treeLocks.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { undoMove } from '../move-copy/move.ts'
import { enterAssets } from '../search-index/assetEntries.ts'
import { restore } from '../trash/restore.ts'
import { type MergedEmbargo, releaseAgain } from './heldBack.ts'
import { publishMerge } from './merge.ts'
import { giveTiesBack, type TakenTies } from './ties.ts'

interface Row extends TakenTies, MergedEmbargo {
  readonly trashBatchId: string
  readonly moveBatchId: string | null
  readonly others: readonly string[]
}

/** It is taken back once. */
const TAKE = sql<Row>(`
  delete from asset_merges where organization_id = $1 and id = $2
  returning trash_batch_id as "trashBatchId", move_batch_id as "moveBatchId", relations, favorites, persons, contact_relations as "contactRelations", restrictions, publications,
    embargo_given::text as "embargoGiven", embargo_before::text as "embargoBefore", others`)
/** What was deleted for good may still wait to be purged, out of the trash. */
const THERE = sql<{ count: number }>(`
  select count(*)::integer as count from assets asset
  where asset.organization_id = $1 and asset.id = any ($2::uuid[])
    and (asset.trashed_at is null or exists (select from trash_items item where item.organization_id = $1 and item.id = asset.id))`)

const AS_BEFORE = { folders: 'rename', assets: 'rename' } as const

type UndoFailure = Failure<FailureCodeOf<typeof undoMerge> | 'NOT_FOUND' | 'PERMISSION_DENIED'>

/** Takes one's own merge back, in one transaction: the kept asset lies and says what it did, and the others are out of the trash. Where one of them is gone for good, what it said is in the kept one alone: then nothing is taken back. */
export const undoMergeOf = async (tenant: Tenant, jobs: Jobs, viewer: Viewer, type: ResourceType, change: string): Promise<Result.Result<{ readonly restored: number }, UndoFailure>> => {
  const batch = await readBatch(tenant, viewer.userId, type, change)
  const [keep] = batch?.assets ?? []
  if (keep === undefined) return Result.fail({ code: 'NOT_FOUND' })
  await lockTree(tenant, type)
  const [merge] = await tenant.query(TAKE, [tenant.organizationId, change])
  if (merge === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const [there] = await tenant.query(THERE, [tenant.organizationId, merge.others])
  if ((there?.count ?? 0) < merge.others.length) return Result.fail({ code: 'STALE_EDIT' })
  const moved = merge.moveBatchId === null ? undefined : await undoMove(tenant, jobs, viewer, { type, batchId: merge.moveBatchId }, AS_BEFORE)
  if (moved !== undefined && Result.isFailure(moved)) return Result.fail({ code: 'DESTINATION_NOT_FOUND' })
  const restored = await restore(tenant, jobs, viewer, { selection: { kind: 'batch', batchId: merge.trashBatchId } }, AS_BEFORE)
  if (Result.isFailure(restored)) return Result.fail(restored.failure)
  const undone = await undoBulkEdit(tenant, jobs, viewer, type, change)
  if (Result.isFailure(undone)) return Result.fail(undone.failure)
  const ties = await giveTiesBack(tenant, merge)
  await releaseAgain(tenant, viewer, { type, keep }, merge)
  await enterAssets(tenant, type, [keep])
  await publishMerge(tenant, { type, keep, others: [] }, ties)
  return Result.succeed({ restored: restored.success.assets })
}
