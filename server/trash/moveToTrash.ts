import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { BulkOutcome } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishPlaces } from '../events/publishMoved.ts'
import { CountChanges } from '../items/counts.ts'
import { itemsOf, outermost, type Item, type Unreachable } from '../items/items.ts'
import { foreseenOf, type Foresight } from '../items/foresight.ts'
import { unreported, type Progress } from '../items/progress.ts'
import { restrictedInside } from '../items/restrictedItems.ts'
import { lockTree, lockTrees } from '../items/treeLocks.ts'
import type { Asker } from '../access/scope.ts'
import { writeTrashed } from './trashRows.ts'

type Author = Pick<Viewer, 'firstName' | 'lastName'> & Asker

type TrashFailure = Unreachable | Failure<'FOLDER_DIFFERENT_PARENT' | 'STALE_EDIT'>

const ofKind = (items: readonly Item[], kind: Item['kind']): readonly Item[] => items.filter((item) => item.kind === kind)
const idsOf = (items: readonly Item[]): readonly string[] => items.map(({ id }) => id)

/** What was seen where it no longer lies is not touched. */
const hasMoved = (items: readonly Item[], selection: Selection): Failure<'FOLDER_DIFFERENT_PARENT' | 'STALE_EDIT'> | undefined => {
  if (selection.kind !== 'items' || selection.from === undefined) return undefined
  const { from } = selection
  const moved = items.find(({ parentId }) => parentId !== from)
  return moved && { code: moved.kind === 'folder' ? 'FOLDER_DIFFERENT_PARENT' : 'STALE_EDIT' }
}

/** What of a selection goes into the trash, where nothing refuses it. */
const going = async (tenant: Tenant, author: Author, type: ResourceType, selection: Selection): Promise<Result.Result<readonly Item[], TrashFailure>> => {
  const found = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = await outermost(tenant, found.success)
  const moved = hasMoved(items, selection)
  if (moved !== undefined) return Result.fail(moved)
  const hidden = await restrictedInside(tenant, author, idsOf(ofKind(items, 'folder')))
  return hidden === undefined ? Result.succeed(items) : Result.fail({ code: hidden })
}

/** What would be moved to the trash, once nothing refuses it. Changes nothing. */
export const foreseeTrash = async (tenant: Tenant, author: Author, type: ResourceType, selection: Selection): Foresight<TrashFailure> => {
  await lockTree(tenant, type)
  return Result.map(await going(tenant, author, type, selection), (items) => foreseenOf(type, items))
}

/**
 * Puts folders and assets into the trash, with all that lies in them. What lies there already stays what it is. `progress` hears of the single
 * assets and of the folders at every depth.
 */
export const moveToTrash = async (
  tenant: Tenant,
  author: Author,
  type: ResourceType,
  selection: Selection,
  progress: Progress = unreported,
): Promise<Result.Result<BulkOutcome, TrashFailure>> => {
  await lockTree(tenant, type)
  // There may be a hundred thousand: only what is locked of them is kept.
  const seen = Result.map(await itemsOf(tenant, author, type, selection), (items) => ({
    folders: idsOf(ofKind(items, 'folder')),
    places: new Set(items.map(({ parentId }) => parentId)),
  }))
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  const tree = await lockTrees(tenant, type, seen.success.folders, seen.success.places)
  // What was uploaded, made or renamed until the places were locked counts as well.
  const found = await going(tenant, author, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = found.success
  const [folders, assets] = [ofKind(items, 'folder'), ofKind(items, 'asset')]

  const roots = new Set(idsOf(folders))
  const rows = tree.filter(({ root }) => roots.has(root))
  const batchId = randomUUID()
  const total = rows.length + assets.length
  let done = 0
  const written = (count: number): void => progress((done += count), total)
  const number = await writeTrashed({ tenant, author, type, batchId, written }, { folders, assets, tree: rows })
  const counts = new CountChanges()
  for (const { parentId, kind } of items) counts.add(parentId, kind, -1)
  counts.addToModule(-number)
  await Promise.all([
    counts.write(tenant, type),
    publishPlaces(tenant, type, [...counts.places, ...rows.map(({ id }) => id)], { kind: 'trash.changed' }),
  ])
  return Result.succeed({ batchId, folders: folders.length, assets: assets.length, skipped: 0 })
}
