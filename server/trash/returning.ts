import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Conflict, Decisions, TakenFailure } from '../../src/domain/move-copy/conflictPlan.ts'
import type { TrashSelection } from '../../src/domain/items/selection.ts'
import type { BlockedRestore } from '../../src/domain/trash/trashItem.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { planAt, refusalOfPlan, type ArrivalsAt, type PlannedAt } from '../move-copy/arrivals.ts'
import { conflictsOf } from '../move-copy/conflicts.ts'
import { foreseenOf, type Foresight } from '../items/foresight.ts'
import type { ReplaceRefusal } from '../versions/replaceFiles.ts'
import { lockPlaces, lockTree } from '../items/treeLocks.ts'
import { placesToReturn, type PlaceProblem } from './returnPlaces.ts'
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

/** What comes back of one module: the root of each is a place of its own. */
interface ReturningType {
  readonly type: ResourceType
  readonly groups: readonly ArrivalsAt[]
}

interface Returning {
  readonly items: readonly Binned[]
  readonly byType: readonly ReturningType[]
  readonly blocked: readonly BlockedRestore[]
  /** Of the places that lie in the trash: what they come back with. */
  readonly comingWith: ReadonlyMap<string, string>
}

const typesOf = (items: readonly Binned[]): readonly ResourceType[] => [...new Set(items.map(({ type }) => type))].toSorted()

const TYPE_OF = sql<{ type: ResourceType }>('select type from folders where organization_id = $1 and id = $2')

const groupsOf = (items: readonly Binned[], comingWith: Returning['comingWith']): readonly ArrivalsAt[] =>
  [...Map.groupBy(items, ({ parentId }) => parentId)].map(([parentId, arrivals]) => ({ parentId, arrivals, comesBack: parentId !== null && comingWith.has(parentId) }))

/** What comes back and where to, with every place locked. */
export const prepareReturn = async (tenant: Tenant, keeper: Keeper, { selection, destinationId }: Restoring): Promise<Result.Result<Returning, RestoreFailure>> => {
  // There may be a hundred thousand: only their modules are kept.
  const seen = Result.map(await binnedOf(tenant, keeper, selection), typesOf)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  for (const type of seen.success) await lockTree(tenant, type)
  // Somebody else may have been quicker until here.
  const found = await binnedOf(tenant, keeper, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = found.success
  if (typeof destinationId === 'string') {
    const [folder] = await tenant.query(TYPE_OF, [tenant.organizationId, destinationId])
    if (folder === undefined || !keeper.modules.includes(folder.type)) return Result.fail({ code: 'DESTINATION_NOT_FOUND' })
    const stranger = items.find(({ type }) => type !== folder.type)
    if (stranger !== undefined) return Result.fail({ code: stranger.kind === 'folder' ? 'FOLDER_DIFFERENT_TYPE' : 'ASSET_DIFFERENT_TYPE' })
  }
  if (destinationId === null && items.some(({ kind }) => kind === 'asset')) return Result.fail({ code: 'ASSET_CANNOT_BE_STANDALONE' })
  const going = destinationId === undefined ? items : items.map((item) => ({ ...item, parentId: destinationId }))
  for (const type of typesOf(items)) await lockPlaces(tenant, type, going.filter((item) => item.type === type).map(({ parentId }) => parentId))
  const { problems, comingWith, refused } = await placesToReturn(tenant, keeper, going)
  if (refused !== undefined) return Result.fail({ code: refused })
  const problemOf = ({ parentId }: Binned): PlaceProblem | undefined => (parentId === null ? undefined : problems.get(parentId))
  if (typeof destinationId === 'string') {
    const problem = problems.get(destinationId)
    if (problem === 'gone') return Result.fail({ code: 'DESTINATION_NOT_FOUND' })
    // Nothing is restored into what comes back with it.
    if (problem === 'trashed' || comingWith.has(destinationId)) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
  }
  const blocked = going.flatMap((item) => {
    const by = problemOf(item)
    return by === undefined ? [] : [{ id: item.id, kind: item.kind, name: item.name, by }]
  })
  const free = going.filter((item) => problemOf(item) === undefined)
  const byType = typesOf(free).map((type) => ({ type, groups: groupsOf(free.filter((item) => item.type === type), comingWith) }))
  return Result.succeed({ items, byType, blocked, comingWith })
}

/** Nothing comes back while something of it has no place. */
export const refusalOfPlaces = ({ blocked: [first] }: Returning): Failure<'DESTINATION_NOT_FOUND' | 'RESOURCE_IN_TRASH'> | undefined =>
  first && { code: first.by === 'gone' ? 'DESTINATION_NOT_FOUND' : 'RESOURCE_IN_TRASH' }

const planned = async (tenant: Tenant, { byType }: Returning, decisions: Decisions): Promise<readonly PlannedAt[]> => {
  const all: PlannedAt[] = []
  for (const { type, groups } of byType) all.push(...(await planAt(tenant, type, groups, decisions)))
  return all
}

/** What stands in the way of a restore. Changes nothing. */
export const planRestore = async (
  tenant: Tenant,
  keeper: Keeper,
  asked: Restoring,
): Promise<Result.Result<{ conflicts: readonly Conflict[]; total: number; blocked: readonly BlockedRestore[] }, RestoreFailure>> => {
  const prepared = await prepareReturn(tenant, keeper, asked)
  if (Result.isFailure(prepared)) return Result.fail(prepared.failure)
  return Result.succeed({ ...(await conflictsOf(tenant, keeper, await planned(tenant, prepared.success, {}))), blocked: prepared.success.blocked })
}

/** What would be restored, once nothing refuses it. Names in what comes back itself are known when it is there. Changes nothing. */
export const foreseeRestore = async (tenant: Tenant, keeper: Keeper, asked: Restoring, decisions: Decisions): Foresight<RestoreFailure | TakenFailure> => {
  const prepared = await prepareReturn(tenant, keeper, asked)
  if (Result.isFailure(prepared)) return Result.fail(prepared.failure)
  const { items, byType } = prepared.success
  const refused = refusalOfPlaces(prepared.success) ?? refusalOfPlan(await planned(tenant, prepared.success, decisions))
  return refused === undefined ? Result.succeed(foreseenOf(byType[0]?.type ?? 'RECORDS', items)) : Result.fail(refused)
}
