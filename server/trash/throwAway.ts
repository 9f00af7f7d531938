import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { PathStep } from '../../src/domain/library/folder.ts'
import type { Selection } from '../../src/domain/library/selection.ts'
import type { Viewer } from '../access/viewer.ts'
import { recordAll } from '../activity/recordAll.ts'
import type { Tenant } from '../database/tenant.ts'
import { tellPlaces } from '../events/tellMoved.ts'
import { CountChanges } from '../library/counts.ts'
import { PATHS, type PathRow } from '../library/folderRows.ts'
import { itemsOf, outermost, type Item, type Unreachable } from '../library/items.ts'
import { restrictedInside } from '../library/restrictedItems.ts'
import { lockTree, lockTrees, type TreeRow } from '../library/treeLocks.ts'
import type { Eyes } from '../restrictions/sight.ts'
import { moveEntries } from '../search/restingEntries.ts'

export type Author = Pick<Viewer, 'firstName' | 'lastName'> & Eyes

export interface Arranged {
  readonly batchId: string
  readonly folders: number
  readonly assets: number
  readonly skipped: number
}

type TrashFailure = Unreachable | Failure<'FOLDER_DIFFERENT_PARENT' | 'STALE_EDIT'>

const MARK_FOLDERS = `
  update folders folder set trashed_at = now(), trash_id = tree.root, revision = revision + 1
  from unnest($2::uuid[], $3::uuid[]) as tree (root, id)
  where folder.organization_id = $1 and folder.id = tree.id`
const MARK_ASSETS = `
  with gone as (
    update assets asset set trashed_at = now(), trash_id = asset.id, revision = revision + 1
    where asset.organization_id = $1 and asset.id = any ($2::uuid[])
    returning asset.id, asset.size + asset.versions_size as size
  )
  select id as root, 1 as number, size from gone`
/** What lies in each of the trees. The assets themselves are not touched: they lie in the trash because their folder does. */
const TOTALS = `
  select tree.root, sum(folder.asset_count)::integer as number,
    coalesce(sum((select sum(asset.size + asset.versions_size) from assets asset
      where asset.organization_id = $1 and asset.folder_id = folder.id and asset.trashed_at is null)), 0)::bigint as size
  from unnest($2::uuid[], $3::uuid[]) as tree (root, id)
  join folders folder on folder.organization_id = $1 and folder.id = tree.id
  group by tree.root`

const LIST = `
  insert into trash_items
    (id, organization_id, kind, type, name, parent_id, place, folder_count, asset_count, size, batch_id, trashed_at, trashed_by, trashed_by_name)
  select item.id, $1, item.kind, $2, item.name, item.parent_id, coalesce(($11::jsonb)->(item.parent_id::text), '[]'),
    item.folders, item.assets, item.size, $3, now(), $4, $5
  from unnest($6::uuid[], $7::text[], $8::text[], $9::uuid[], $10::integer[], $12::integer[], $13::bigint[])
    as item (id, kind, name, parent_id, folders, assets, size)`

interface Gone {
  readonly root: string
  readonly number: number
  /** Bytes. */
  readonly size: number
}

/** The way down to each place, itself last. */
const placesOf = async (tenant: Tenant, ids: readonly (string | null)[]): Promise<Readonly<Record<string, readonly PathStep[]>>> => {
  const rows = await tenant.query<PathRow>(PATHS, [tenant.organizationId, ids.filter((id) => id !== null)])
  return Object.fromEntries(rows.map(({ start, path }) => [start, path]))
}

const ofKind = (items: readonly Item[], kind: Item['kind']): readonly Item[] => items.filter((item) => item.kind === kind)
const idsOf = (items: readonly Item[]): readonly string[] => items.map(({ id }) => id)

/** What was seen where it no longer lies is not touched. */
export const hasMoved = (items: readonly Item[], selection: Selection): Failure<'FOLDER_DIFFERENT_PARENT' | 'STALE_EDIT'> | undefined => {
  if (selection.kind !== 'items' || selection.from === undefined) return undefined
  const { from } = selection
  const moved = items.find(({ parentId }) => parentId !== from)
  return moved && { code: moved.kind === 'folder' ? 'FOLDER_DIFFERENT_PARENT' : 'STALE_EDIT' }
}

const list = async (tenant: Tenant, author: Author, type: ResourceType, batchId: string, items: readonly Item[], tree: readonly TreeRow[], gone: readonly Gone[]): Promise<void> => {
  const places = await placesOf(tenant, [...new Set(items.map(({ parentId }) => parentId))])
  const byRoot = new Map(gone.map((row) => [row.root, row]))
  const folders = new Map<string, number>()
  for (const { root } of tree) folders.set(root, (folders.get(root) ?? -1) + 1)
  await tenant.query(LIST, [
    tenant.organizationId,
    type,
    batchId,
    author.userId,
    `${author.firstName} ${author.lastName}`,
    idsOf(items),
    items.map(({ kind }) => kind),
    items.map(({ name }) => name),
    items.map(({ parentId }) => parentId),
    items.map(({ id }) => folders.get(id) ?? 0),
    JSON.stringify(places),
    items.map(({ id, kind }) => (kind === 'folder' ? (byRoot.get(id)?.number ?? 0) : 0)),
    items.map(({ id }) => byRoot.get(id)?.size ?? 0),
  ])
}

/** Puts folders and assets into the trash, with all that lies in them. What lies there already stays what it is. */
export const throwAway = async (tenant: Tenant, author: Author, type: ResourceType, selection: Selection): Promise<Result.Result<Arranged, TrashFailure>> => {
  const { organizationId } = tenant
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
  const columns = [rows.map(({ root }) => root), rows.map(({ id }) => id)]
  await tenant.query(MARK_FOLDERS, [organizationId, ...columns])
  const single = assets.length === 0 ? [] : await tenant.query<Gone>(MARK_ASSETS, [organizationId, idsOf(assets)])
  const contents = rows.length === 0 ? [] : await tenant.query<Gone>(TOTALS, [organizationId, ...columns])
  const gone = [...single, ...contents]

  const batchId = randomUUID()
  const counts = new CountChanges()
  for (const { parentId, kind } of items) counts.add(parentId, kind, -1)
  counts.addToModule(-gone.reduce((sum, { number }) => sum + number, 0))
  const named = [...rows.map(({ id }) => id), ...idsOf(assets)]
  const deeds = (of: readonly Item[]) => of.map(({ id, name, parentId }) => ({ id, name, before: { parentId }, after: { inTrash: true } }))
  await Promise.all([
    counts.write(tenant, type),
    moveEntries(tenant, 'rest', named),
    list(tenant, author, type, batchId, items, rows, gone),
    recordAll(tenant, author, 'folder.deleted', deeds(folders)),
    recordAll(tenant, author, 'asset.deleted', deeds(assets)),
    tellPlaces(tenant, type, [...counts.places, ...(columns[1] ?? [])], { kind: 'trash.changed' }),
  ])
  return Result.succeed({ batchId, folders: folders.length, assets: assets.length, skipped: 0 })
}
