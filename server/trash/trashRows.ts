import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { PathStep } from '../../src/domain/folders/folder.ts'
import { recordAll, type AuditEventOfMany } from '../audit/recordAll.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { PATHS } from '../items/folderRows.ts'
import type { Item } from '../items/items.ts'
import { inPieces } from '../items/progress.ts'
import type { TreeRow } from '../items/treeLocks.ts'
import { moveEntries } from '../search-index/restingEntries.ts'

const MARK_FOLDERS = sql(`
  update folders folder set trashed_at = now(), trash_id = tree.root, revision = revision + 1
  from unnest($2::uuid[], $3::uuid[]) as tree (root, id)
  where folder.organization_id = $1 and folder.id = tree.id`)
const MARK_ASSETS = sql<Marked>(`
  update assets asset set trashed_at = now(), trash_id = asset.id, revision = revision + 1
  where asset.organization_id = $1 and asset.id = any ($2::uuid[])
  returning asset.id, asset.size + asset.versions_size as size`)
/** What lies in each of the trees; a folder without assets is not looked into. The assets themselves are not touched: they lie in the trash because their folder does. */
const TOTALS = sql<Total>(`
  select tree.root, sum(folder.asset_count)::integer as number,
    coalesce(sum(case when folder.asset_count > 0 then (
      select sum(asset.size + asset.versions_size) from assets asset
      where asset.organization_id = $1 and asset.folder_id = folder.id and asset.trashed_at is null) end), 0)::bigint as size
  from unnest($2::uuid[], $3::uuid[]) as tree (root, id)
  join folders folder on folder.organization_id = $1 and folder.id = tree.id
  group by tree.root`)

const LIST = sql(`
  insert into trash_items
    (id, organization_id, kind, type, name, parent_id, place, folder_count, asset_count, size, batch_id, trashed_at, trashed_by, trashed_by_name)
  select item.id, $1, item.kind, $2, item.name, item.parent_id, coalesce(($11::jsonb)->(item.parent_id::text), '[]'),
    item.folders, item.assets, item.size, $3, now(), $4, $5
  from unnest($6::uuid[], $7::text[], $8::text[], $9::uuid[], $10::integer[], $12::integer[], $13::bigint[])
    as item (id, kind, name, parent_id, folders, assets, size)`)

interface Marked {
  readonly id: string
  /** Bytes. */
  readonly size: number
}

interface Total {
  readonly root: string
  /** Assets. */
  readonly number: number
  readonly size: number
}

/** The way down to each place, itself last. */
const placesOf = async (tenant: Tenant, ids: readonly (string | null)[]): Promise<Readonly<Record<string, readonly PathStep[]>>> => {
  const rows = await tenant.query(PATHS, [tenant.organizationId, ids.filter((id) => id !== null)])
  return Object.fromEntries(rows.map(({ start, path }) => [start, path]))
}

interface Work {
  readonly tenant: Tenant
  readonly author: Pick<Viewer, 'userId' | 'firstName' | 'lastName'>
  readonly type: ResourceType
  readonly batchId: string
  /** Hears of so many more folders and single assets. */
  readonly written: (count: number) => void
}

/** What of the trash's list is known of an item by itself. */
interface Contents {
  readonly folders: number
  readonly assets: number
  readonly size: number
}

const NOTHING: Contents = { folders: 0, assets: 0, size: 0 }

/** Lists them as what was moved to the trash, and tells the log of it. */
const list = async ({ tenant, author, type, batchId }: Work, kind: Item['kind'], items: readonly Item[], contents: ReadonlyMap<string, Contents>): Promise<void> => {
  const places = await placesOf(tenant, [...new Set(items.map(({ parentId }) => parentId))])
  const of = items.map(({ id }) => contents.get(id) ?? NOTHING)
  const events = items.map(({ id, name, parentId }): AuditEventOfMany => ({ id, name, before: { parentId }, after: { inTrash: true } }))
  await Promise.all([
    tenant.query(LIST, [
      tenant.organizationId,
      type,
      batchId,
      author.userId,
      `${author.firstName} ${author.lastName}`,
      items.map(({ id }) => id),
      items.map(() => kind),
      items.map(({ name }) => name),
      items.map(({ parentId }) => parentId),
      of.map(({ folders }) => folders),
      JSON.stringify(places),
      of.map(({ assets }) => assets),
      of.map(({ size }) => size),
    ]),
    recordAll(tenant, author, `${kind}.deleted`, events),
  ])
}

const putFolders = async (work: Work, folders: readonly Item[], tree: readonly TreeRow[]): Promise<number> => {
  if (folders.length === 0) return 0
  const { tenant, written } = work
  const columns = (rows: readonly TreeRow[]) => [tenant.organizationId, rows.map(({ root }) => root), rows.map(({ id }) => id)]
  await inPieces(tree, async (piece) => {
    await tenant.query(MARK_FOLDERS, columns(piece))
    await moveEntries(tenant, 'rest', piece.map(({ id }) => id))
    written(piece.length)
  })
  const totals = await tenant.query(TOTALS, columns(tree))
  const inside = new Map<string, number>()
  for (const { root } of tree) inside.set(root, (inside.get(root) ?? -1) + 1)
  const contents = new Map(totals.map(({ root, number, size }) => [root, { folders: inside.get(root) ?? 0, assets: number, size }]))
  await inPieces(folders, (piece) => list(work, 'folder', piece, contents))
  return totals.reduce((sum, { number }) => sum + number, 0)
}

const putAssets = async (work: Work, piece: readonly Item[]): Promise<void> => {
  const { tenant, written } = work
  const ids = piece.map(({ id }) => id)
  const sizes = await tenant.query(MARK_ASSETS, [tenant.organizationId, ids])
  const contents = new Map(sizes.map(({ id, size }) => [id, { ...NOTHING, size }]))
  await Promise.all([moveEntries(tenant, 'rest', ids), list(work, 'asset', piece, contents)])
  written(piece.length)
}

interface Trashing {
  readonly folders: readonly Item[]
  readonly assets: readonly Item[]
  /** All folders that go, each with the outermost one that takes it along. */
  readonly tree: readonly TreeRow[]
}

/** Marks what goes into the trash, a piece after the other; answers how many assets that are, at every depth. */
export const writeTrashed = async (work: Work, { folders, assets, tree }: Trashing): Promise<number> => {
  const inFolders = await putFolders(work, folders, tree)
  await inPieces(assets, (piece) => putAssets(work, piece))
  return inFolders + assets.length
}
