import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Conflict, Decisions, TakenFailure } from '../../src/domain/library/conflictPlan.ts'
import type { TrashSelection } from '../../src/domain/library/selection.ts'
import type { BlockedRestore } from '../../src/domain/trash/trashItem.ts'
import { recordAll } from '../activity/recordAll.ts'
import type { Tenant } from '../database/tenant.ts'
import { tellPlaces } from '../events/tellMoved.ts'
import { tell } from '../events/tell.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { conflictsOf, outcomeOf, planAt, refusalOfPlan, type ArrivalsAt } from '../library/arrivals.ts'
import { writeBatch } from '../library/batches.ts'
import { CountChanges } from '../library/counts.ts'
import type { Editor, ReplaceRefusal } from '../library/replaceFiles.ts'
import { lockPlaces, lockTree } from '../library/treeLocks.ts'
import { bringBack } from './bringBack.ts'
import { placesToReturn, type PlaceProblem } from './returnPlaces.ts'
import type { Arranged } from './throwAway.ts'
import { binnedOf, type Binned, type Keeper, type Missing } from './trashItems.ts'

export interface Restoring {
  readonly selection: TrashSelection
  /** Left out: back to where each lay. Null: the module's root. */
  readonly destinationId?: string | null
}

export type RestoreFailure =
  | Missing
  | ReplaceRefusal
  | Failure<'DESTINATION_NOT_FOUND' | 'RESOURCE_IN_TRASH' | 'FOLDER_DIFFERENT_TYPE' | 'ASSET_DIFFERENT_TYPE' | 'ASSET_CANNOT_BE_STANDALONE'>

interface Returning {
  readonly items: readonly Binned[]
  readonly groups: readonly ArrivalsAt[]
  readonly blocked: readonly BlockedRestore[]
}

const typesOf = (items: readonly Binned[]): readonly ResourceType[] => [...new Set(items.map(({ type }) => type))].toSorted()

const TYPE_OF = 'select type from folders where organization_id = $1 and id = $2'

/** What comes back and where to, with every place locked. */
const prepare = async (tenant: Tenant, keeper: Keeper, { selection, destinationId }: Restoring): Promise<Result.Result<Returning, RestoreFailure>> => {
  const seen = await binnedOf(tenant, keeper, selection)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  for (const type of typesOf(seen.success)) await lockTree(tenant, type)
  // Somebody else may have been quicker until here.
  const found = await binnedOf(tenant, keeper, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = found.success
  if (typeof destinationId === 'string') {
    const [folder] = await tenant.query<{ type: ResourceType }>(TYPE_OF, [tenant.organizationId, destinationId])
    if (folder === undefined || !keeper.modules.includes(folder.type)) return Result.fail({ code: 'DESTINATION_NOT_FOUND' })
    const stranger = items.find(({ type }) => type !== folder.type)
    if (stranger !== undefined) return Result.fail({ code: stranger.kind === 'folder' ? 'FOLDER_DIFFERENT_TYPE' : 'ASSET_DIFFERENT_TYPE' })
  }
  if (destinationId === null && items.some(({ kind }) => kind === 'asset')) return Result.fail({ code: 'ASSET_CANNOT_BE_STANDALONE' })
  const going = items.map((item) => (destinationId === undefined ? item : { ...item, parentId: destinationId }))
  for (const type of typesOf(items)) await lockPlaces(tenant, type, going.filter((item) => item.type === type).map(({ parentId }) => parentId))
  const places = await placesToReturn(tenant, keeper, going)
  if (places.refused !== undefined) return Result.fail({ code: places.refused })
  const problemOf = ({ parentId }: Binned): PlaceProblem | undefined => (parentId === null ? undefined : places.problems.get(parentId))
  if (typeof destinationId === 'string') {
    const problem = places.problems.get(destinationId)
    if (problem === 'gone') return Result.fail({ code: 'DESTINATION_NOT_FOUND' })
    // Nothing is restored into what comes back with it.
    if (problem === 'trashed' || places.comingWith.has(destinationId)) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
  }
  const blocked = going.flatMap((item) => {
    const by = problemOf(item)
    return by === undefined ? [] : [{ id: item.id, kind: item.kind, name: item.name, by }]
  })
  const free = going.filter((item) => problemOf(item) === undefined)
  const groups = [...new Set(free.map(({ parentId }) => parentId))].map((parentId) => ({ parentId, arrivals: free.filter((item) => item.parentId === parentId) }))
  return Result.succeed({ items, groups, blocked })
}

/** One module at a time: the root of each is a place of its own. */
const ofType = (groups: readonly ArrivalsAt[], items: readonly Binned[], type: ResourceType): readonly ArrivalsAt[] => {
  const own = new Set(items.filter((item) => item.type === type).map(({ id }) => id))
  return groups.map((group) => ({ ...group, arrivals: group.arrivals.filter(({ id }) => own.has(id)) })).filter(({ arrivals }) => arrivals.length > 0)
}

/** What stands in the way of a restore. Changes nothing. */
export const planRestore = async (
  tenant: Tenant,
  keeper: Keeper,
  asked: Restoring,
): Promise<Result.Result<{ conflicts: readonly Conflict[]; total: number; blocked: readonly BlockedRestore[] }, RestoreFailure>> => {
  const prepared = await prepare(tenant, keeper, asked)
  if (Result.isFailure(prepared)) return Result.fail(prepared.failure)
  const { items, groups, blocked } = prepared.success
  const planned = []
  for (const type of typesOf(items)) planned.push(...(await planAt(tenant, type, ofType(groups, items, type), {})))
  return Result.succeed({ ...conflictsOf(planned), blocked })
}

/** Those whose place is not itself on its way back; then those in them, and so on: names in a place are known once it is there. */
const stages = (groups: readonly ArrivalsAt[], comingWith: ReadonlyMap<string, string>): readonly (readonly ArrivalsAt[])[] => {
  const stageOf = (group: ArrivalsAt, seen = 0): number => {
    const root = group.parentId === null ? undefined : comingWith.get(group.parentId)
    const outer = groups.find(({ arrivals }) => arrivals.some(({ id }) => id === root))
    return root === undefined || outer === undefined || seen > groups.length ? 0 : 1 + stageOf(outer, seen + 1)
  }
  const byStage = Map.groupBy(groups, (group) => stageOf(group))
  return [...byStage].toSorted(([one], [other]) => one - other).map(([, stage]) => stage)
}

/** Brings back what lies in the trash, all of it in one transaction. Without a decision on each taken name nothing is changed. */
export const restore = async (
  tenant: Tenant,
  jobs: JobQueue,
  keeper: Keeper & Editor,
  asked: Restoring,
  decisions: Decisions,
): Promise<Result.Result<Arranged, RestoreFailure | TakenFailure>> => {
  const prepared = await prepare(tenant, keeper, asked)
  if (Result.isFailure(prepared)) return Result.fail(prepared.failure)
  const { items, groups, blocked } = prepared.success
  const [first] = blocked
  if (first !== undefined) return Result.fail({ code: first.by === 'gone' ? 'DESTINATION_NOT_FOUND' : 'RESOURCE_IN_TRASH' })
  const { comingWith } = await placesToReturn(tenant, keeper, items)
  const back: { kind: 'folder' | 'asset'; id: string }[] = []
  let [skipped, replaced] = [0, 0]
  for (const type of typesOf(items)) {
    const counts = new CountChanges()
    for (const stage of stages(ofType(groups, items, type), comingWith)) {
      const planned = await planAt(tenant, type, stage, decisions)
      const refused = refusalOfPlan(planned)
      if (refused !== undefined) return Result.fail(refused)
      const outcome = outcomeOf(planned)
      const unreplaceable = await bringBack(tenant, jobs, keeper, outcome, counts)
      if (unreplaceable !== undefined) return Result.fail(unreplaceable)
      skipped += outcome.skipped
      replaced += outcome.replacing.length
      back.push(...outcome.placed.map(({ arrival: { kind, id } }) => ({ kind, id })))
      const deeds = (kind: 'folder' | 'asset') =>
        outcome.placed
          .filter(({ arrival }) => arrival.kind === kind)
          .map(({ arrival: { id }, parentId, name }) => ({ id, name, before: { inTrash: true }, after: { inTrash: false, parentId } }))
      await recordAll(tenant, keeper, 'folder.updated', deeds('folder'))
      await recordAll(tenant, keeper, 'asset.updated', deeds('asset'))
    }
    await counts.write(tenant, type)
    await tellPlaces(tenant, type, counts.places)
  }
  await tell(tenant, { kind: 'trash.changed' }, { kind: 'usage.changed' })
  const ids = (kind: 'folder' | 'asset') => back.filter((item) => item.kind === kind).map(({ id }) => id)
  const batch = { type: items[0]?.type ?? 'RECORDS', action: 'restore', folders: ids('folder'), assets: ids('asset'), foldersFrom: [], assetsFrom: [] } as const
  const batchId = await writeBatch(tenant, keeper.userId, batch)
  return Result.succeed({ batchId, folders: batch.folders.length, assets: batch.assets.length + replaced, skipped })
}
