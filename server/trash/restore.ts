import * as Result from 'effect/Result'
import type { Decisions, TakenFailure } from '../../src/domain/move-copy/conflictPlan.ts'
import type { BulkOutcome } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { partStage, restoreStages } from '../../src/domain/trash/restoreStages.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishPlaces } from '../events/publishMoved.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { outcomeOf, planAt, refusalOfPlan } from '../move-copy/arrivals.ts'
import { writeBatch } from '../items/batches.ts'
import { CountChanges } from '../items/counts.ts'
import { unreported, type Progress } from '../items/progress.ts'
import type { Editor } from '../versions/replaceFiles.ts'
import { bringBack } from './bringBack.ts'
import { prepareReturn, refusalOfPlaces, type RestoreFailure, type Restoring } from './returning.ts'
import type { Keeper } from './trashItems.ts'

/**
 * Brings back what lies in the trash, all of it in one transaction. Without a decision on each taken name nothing is changed. `progress`
 * hears of those that were moved to the trash and of the folders in them.
 */
export const restore = async (
  tenant: Tenant,
  jobs: Jobs,
  keeper: Keeper & Editor,
  asked: Restoring,
  decisions: Decisions,
  progress: Progress = unreported,
): Promise<Result.Result<BulkOutcome, RestoreFailure | TakenFailure>> => {
  const prepared = await prepareReturn(tenant, keeper, asked)
  if (Result.isFailure(prepared)) return Result.fail(prepared.failure)
  const { items, byType, comingWith } = prepared.success
  const blocked = refusalOfPlaces(prepared.success)
  if (blocked !== undefined) return Result.fail(blocked)
  const total = items.reduce((sum, { folderCount }) => sum + 1 + folderCount, 0)
  const back = { folder: [] as string[], asset: [] as string[] }
  let [done, skipped, replaced] = [0, 0, 0]
  const written = (count: number): void => progress((done += count), total)
  for (const { type, groups } of byType) {
    const counts = new CountChanges()
    const staying = new Set<string>()
    for (const stage of restoreStages(groups, comingWith)) {
      const { going, kept } = partStage(stage, comingWith, staying)
      const planned = await planAt(tenant, type, going, decisions)
      const refused = refusalOfPlan(planned)
      if (refused !== undefined) return Result.fail(refused)
      const outcome = outcomeOf(planned)
      const unreplaceable = await bringBack({ tenant, jobs, keeper, counts, written }, outcome)
      if (unreplaceable !== undefined) return Result.fail(unreplaceable)
      const stays = [...outcome.skipped, ...kept.flatMap(({ arrivals }) => arrivals)]
      for (const { id } of stays) staying.add(id)
      skipped += stays.length
      replaced += outcome.replacing.length
      for (const { arrival } of outcome.placed) back[arrival.kind].push(arrival.id)
    }
    await counts.write(tenant, type)
    await publishPlaces(tenant, type, counts.places)
  }
  await publish(tenant, { kind: 'trash.changed' }, { kind: 'usage.changed' })
  const batch = { type: byType[0]?.type ?? 'RECORDS', action: 'restore', folders: back.folder, assets: back.asset, foldersFrom: [], assetsFrom: [] } as const
  const batchId = await writeBatch(tenant, keeper.userId, batch)
  return Result.succeed({ batchId, folders: batch.folders.length, assets: batch.assets.length + replaced, skipped })
}
