import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Conflict, Decisions, TakenFailure } from '../../src/domain/move-copy/conflictPlan.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { isStillThere, nameBack, type MovedItem } from '../../src/domain/move-copy/movingBack.ts'
import type { MoveCode } from '../../src/domain/move-copy/treeRules.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { planAt, refusalOfPlan, type ArrivalsAt } from './arrivals.ts'
import type { Asker } from '../access/scope.ts'
import { conflictsOf } from './conflicts.ts'
import { readBatch, type Batch } from '../items/batches.ts'
import { refusalToMove } from './destination.ts'
import { itemsOf, outermost, type Item, type Unreachable } from '../items/items.ts'
import { lockPlaces, lockTree } from '../items/treeLocks.ts'
import { foreseenOf, type Foresight } from '../items/foresight.ts'

export type Author = Pick<Viewer, 'firstName' | 'lastName'> & Asker

export interface MoveOrCopy {
  readonly type: ResourceType
  readonly selection: Selection
  readonly destinationId: string | null
}

export type MoveFailure = Unreachable | Failure<MoveCode | 'DESTINATION_NOT_FOUND' | 'PERMISSION_DENIED'>

/** Where each item lies now, and where it is to lie. */
interface Going {
  readonly items: readonly Item[]
  readonly groups: readonly ArrivalsAt[]
}

export type Prepared = Result.Result<Going, MoveFailure>

/** What a move would do, with every place locked; a failure where the rules of the tree refuse it. Changes nothing. */
export const prepareMove = async (tenant: Tenant, author: Author, { type, selection, destinationId }: MoveOrCopy): Promise<Prepared> => {
  await lockTree(tenant, type)
  const seen = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  const folders = seen.success.filter(({ kind }) => kind === 'folder').map(({ id }) => id)
  await lockPlaces(tenant, type, [...seen.success.map(({ parentId }) => parentId), ...folders, destinationId])
  const found = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = await outermost(tenant, found.success)
  const problem = await refusalToMove(tenant, author, { action: 'move', items, selection, type, destinationId })
  if (problem !== undefined) return Result.fail({ code: problem })
  return Result.succeed({ items, groups: [{ parentId: destinationId, arrivals: items }] })
}

export interface Undoing {
  readonly type: ResourceType
  readonly batchId: string
}

const movedBy = ({ folders, assets, foldersFrom, assetsFrom, movedTo, renamed, renamedFrom, renamedTo }: Required<Batch>): ReadonlyMap<string, MovedItem> => {
  const names = new Map(renamed.map((id, at) => [id, { from: renamedFrom[at] ?? '', to: renamedTo[at] ?? '' }]))
  const from = [...foldersFrom, ...assetsFrom]
  return new Map([...folders, ...assets].map((id, at) => [id, { from: from[at] ?? null, to: movedTo[at], renamed: names.get(id) }]))
}

const UNMOVED: MovedItem = { from: null, to: undefined }

/** What taking one's own move back would do. Changes nothing. STALE_EDIT: somebody has moved some of it on. */
export const prepareMoveBack = async (tenant: Tenant, author: Author, { type, batchId }: Undoing): Promise<Prepared> => {
  await lockTree(tenant, type)
  const batch = await readBatch(tenant, author.userId, type, batchId)
  if (batch === undefined || batch.action !== 'move') return Result.fail({ code: 'NOT_FOUND' })
  const moved = movedBy(batch)
  const of = ({ id }: Pick<Item, 'id'>): MovedItem => moved.get(id) ?? UNMOVED
  const selection = { kind: 'batch', batchId } as const
  const seen = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  await lockPlaces(tenant, type, [...seen.success.map(({ parentId }) => parentId), ...batch.folders, ...[...moved.values()].map(({ from }) => from)])
  const found = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  if (!found.success.every((item) => isStillThere(of(item), item.parentId))) return Result.fail({ code: 'STALE_EDIT' })
  const groups: ArrivalsAt[] = []
  for (const [parentId, items] of Map.groupBy(found.success, (item) => of(item).from)) {
    const problem = await refusalToMove(tenant, author, { action: 'move', items, selection, type, destinationId: parentId, leaving: batch.folders })
    if (problem !== undefined) return Result.fail({ code: problem })
    groups.push({ parentId, arrivals: items.map((item) => ({ ...item, name: nameBack(of(item), item.name) })) })
  }
  return Result.succeed({ items: found.success, groups })
}

/** The taken names that a move meets. Changes nothing. */
export const planMove = async (tenant: Tenant, author: Author, asked: MoveOrCopy): Promise<Result.Result<{ conflicts: readonly Conflict[]; total: number }, MoveFailure>> => {
  const prepared = await prepareMove(tenant, author, asked)
  if (Result.isFailure(prepared)) return Result.fail(prepared.failure)
  return Result.succeed(await conflictsOf(tenant, author, await planAt(tenant, asked.type, prepared.success.groups, {})))
}

const foresee = async (tenant: Tenant, type: ResourceType, preparing: Promise<Prepared>, decisions: Decisions): Foresight<MoveFailure | TakenFailure> => {
  const prepared = await preparing
  if (Result.isFailure(prepared)) return Result.fail(prepared.failure)
  const { items, groups } = prepared.success
  const refused = refusalOfPlan(await planAt(tenant, type, groups, decisions))
  return refused === undefined ? Result.succeed(foreseenOf(type, items)) : Result.fail(refused)
}

export const foreseeMove = (tenant: Tenant, author: Author, asked: MoveOrCopy, decisions: Decisions): Foresight<MoveFailure | TakenFailure> =>
  foresee(tenant, asked.type, prepareMove(tenant, author, asked), decisions)

export const foreseeMoveBack = (tenant: Tenant, author: Author, asked: Undoing, decisions: Decisions): Foresight<MoveFailure | TakenFailure> =>
  foresee(tenant, asked.type, prepareMoveBack(tenant, author, asked), decisions)
