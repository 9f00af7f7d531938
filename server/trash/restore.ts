import * as Result from 'effect/Result'
import type { Decisions, TakenFailure } from '../../src/domain/move-copy/conflictPlan.ts'
import type { Arranged } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Tenant } from '../database/tenant.ts'
import { tellPlaces } from '../events/tellMoved.ts'
import { tell } from '../events/tell.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { outcomeOf, planAt, refusalOfPlan, type ArrivalsAt } from '../move-copy/arrivals.ts'
import { writeBatch } from '../items/batches.ts'
import { CountChanges } from '../items/counts.ts'
import { unheard, type Progress } from '../items/progress.ts'
import type { Editor } from '../versions/replaceFiles.ts'
import { bringBack } from './bringBack.ts'
import { prepareReturn, refusalOfPlaces, type RestoreFailure, type Restoring } from './returning.ts'
import type { Keeper } from './trashItems.ts'

/** Those whose place is not itself on its way back; then those in them, and so on: names in a place are known once it is there. */
const stages = (groups: readonly ArrivalsAt[], comingWith: ReadonlyMap<string, string>): readonly (readonly ArrivalsAt[])[] => {
  if (comingWith.size === 0) return [groups]
  const groupOf = new Map(groups.flatMap((group) => group.arrivals.map(({ id }) => [id, group] as const)))
  const stageOf = ({ parentId }: ArrivalsAt, seen = 0): number => {
    const root = parentId === null ? undefined : comingWith.get(parentId)
    const outer = root === undefined ? undefined : groupOf.get(root)
    return outer === undefined || seen > groups.length ? 0 : 1 + stageOf(outer, seen + 1)
  }
  const byStage = Map.groupBy(groups, (group) => stageOf(group))
  return [...byStage].toSorted(([one], [other]) => one - other).map(([, stage]) => stage)
}

/**
 * Brings back what lies in the trash, all of it in one transaction. Without a decision on each taken name nothing is changed. `progress`
 * hears of those that were thrown away and of the folders in them.
 */
export const restore = async (
  tenant: Tenant,
  jobs: JobQueue,
  keeper: Keeper & Editor,
  asked: Restoring,
  decisions: Decisions,
  progress: Progress = unheard,
): Promise<Result.Result<Arranged, RestoreFailure | TakenFailure>> => {
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
    for (const stage of stages(groups, comingWith)) {
      const planned = await planAt(tenant, type, stage, decisions)
      const refused = refusalOfPlan(planned)
      if (refused !== undefined) return Result.fail(refused)
      const outcome = outcomeOf(planned)
      const unreplaceable = await bringBack({ tenant, jobs, keeper, counts, written }, outcome)
      if (unreplaceable !== undefined) return Result.fail(unreplaceable)
      skipped += outcome.skipped
      replaced += outcome.replacing.length
      for (const { arrival } of outcome.placed) back[arrival.kind].push(arrival.id)
    }
    await counts.write(tenant, type)
    await tellPlaces(tenant, type, counts.places)
  }
  await tell(tenant, { kind: 'trash.changed' }, { kind: 'usage.changed' })
  const batch = { type: byType[0]?.type ?? 'RECORDS', action: 'restore', folders: back.folder, assets: back.asset, foldersFrom: [], assetsFrom: [] } as const
  const batchId = await writeBatch(tenant, keeper.userId, batch)
  return Result.succeed({ batchId, folders: batch.folders.length, assets: batch.assets.length + replaced, skipped })
}
