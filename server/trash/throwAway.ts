import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Selection } from '../../src/domain/library/selection.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { tellPlaces } from '../events/tellMoved.ts'
import { CountChanges } from '../library/counts.ts'
import { itemsOf, outermost, type Item, type Unreachable } from '../library/items.ts'
import { restrictedInside } from '../library/restrictedItems.ts'
import { lockTree, lockTrees } from '../library/treeLocks.ts'
import type { Eyes } from '../restrictions/sight.ts'
import { putAway } from './putAway.ts'

export type Author = Pick<Viewer, 'firstName' | 'lastName'> & Eyes

export interface Arranged {
  readonly batchId: string
  readonly folders: number
  readonly assets: number
  readonly skipped: number
}

type TrashFailure = Unreachable | Failure<'FOLDER_DIFFERENT_PARENT' | 'STALE_EDIT'>

const ofKind = (items: readonly Item[], kind: Item['kind']): readonly Item[] => items.filter((item) => item.kind === kind)
const idsOf = (items: readonly Item[]): readonly string[] => items.map(({ id }) => id)

/** What was seen where it no longer lies is not touched. */
export const hasMoved = (items: readonly Item[], selection: Selection): Failure<'FOLDER_DIFFERENT_PARENT' | 'STALE_EDIT'> | undefined => {
  if (selection.kind !== 'items' || selection.from === undefined) return undefined
  const { from } = selection
  const moved = items.find(({ parentId }) => parentId !== from)
  return moved && { code: moved.kind === 'folder' ? 'FOLDER_DIFFERENT_PARENT' : 'STALE_EDIT' }
}

/** Puts folders and assets into the trash, with all that lies in them. What lies there already stays what it is. */
export const throwAway = async (tenant: Tenant, author: Author, type: ResourceType, selection: Selection): Promise<Result.Result<Arranged, TrashFailure>> => {
  await lockTree(tenant, type)
  const seen = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  const tree = await lockTrees(tenant, type, idsOf(ofKind(seen.success, 'folder')), seen.success.map(({ parentId }) => parentId))
  // What was uploaded, made or renamed until the places were locked counts as well.
  const found = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = await outermost(tenant, found.success)
  const moved = hasMoved(items, selection)
  if (moved !== undefined) return Result.fail(moved)
  const [folders, assets] = [ofKind(items, 'folder'), ofKind(items, 'asset')]
  const hidden = await restrictedInside(tenant, author, idsOf(folders))
  if (hidden !== undefined) return Result.fail({ code: hidden })

  const roots = new Set(idsOf(folders))
  const rows = tree.filter(({ root }) => roots.has(root))
  const batchId = randomUUID()
  const number = await putAway({ tenant, author, type, batchId }, { folders, assets, tree: rows })
  const counts = new CountChanges()
  for (const { parentId, kind } of items) counts.add(parentId, kind, -1)
  counts.addToModule(-number)
  await Promise.all([
    counts.write(tenant, type),
    tellPlaces(tenant, type, [...counts.places, ...rows.map(({ id }) => id)], { kind: 'trash.changed' }),
  ])
  return Result.succeed({ batchId, folders: folders.length, assets: assets.length, skipped: 0 })
}
