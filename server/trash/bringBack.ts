import { randomUUID } from 'node:crypto'
import { nameKey } from '../../src/domain/naming/names.ts'
import { recordAll, type AuditEventOfMany } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Outcome } from '../move-copy/arrivals.ts'
import type { CountChanges } from '../items/counts.ts'
import { placeColumns, writePlaces } from '../move-copy/move.ts'
import { inPieces } from '../items/progress.ts'
import { reenter } from '../move-copy/renamed.ts'
import { markArrivals } from '../web-ready/webReadyArrivals.ts'
import { lockReplaced, refusalToReplace, replaceFiles, targetsOf, type Editor, type ReplaceRefusal } from '../versions/replaceFiles.ts'
import { moveEntries } from '../search-index/restingEntries.ts'
import type { Keeper } from './trashItems.ts'

/** The folders that lie in the trash with each of the outermost ones. */
export const TRASHED_TREE = sql<{ id: string }>(`
  with recursive tree (root, id) as (
    select id, id from unnest($2::uuid[]) as id
    union
    select tree.root, folder.id
    from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and folder.trash_id = tree.root
  )
  select id from tree`)

const RAISE_FOLDERS = sql<{ assets: number }>(`
  update folders set trashed_at = null, trash_id = null, revision = revision + 1
  where organization_id = $1 and id = any ($2::uuid[])
  returning asset_count as assets`)
const RETURN_ASSETS = sql(`
  update assets asset set folder_id = back.parent, name = back.name, name_key = back.key, trashed_at = null, trash_id = null, revision = revision + 1
  from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[]) as back (id, parent, name, key)
  where asset.organization_id = $1 and asset.id = back.id`)
const UNLIST = sql('delete from trash_items where organization_id = $1 and id = any ($2::uuid[])')

interface Work {
  readonly tenant: Tenant
  readonly jobs: Jobs
  readonly keeper: Keeper & Editor
  /** Of where it goes. */
  readonly counts: CountChanges
  /** Hears of so many more folders and files. */
  readonly written: (count: number) => void
}

type Placed = Outcome['placed']

const idsOf = (placed: Placed): readonly string[] => placed.map(({ arrival }) => arrival.id)

const eventsOf = (placed: Placed): readonly AuditEventOfMany[] =>
  placed.map(({ arrival: { id }, parentId, name }) => ({ id, name, before: { inTrash: true }, after: { inTrash: false, parentId } }))

/** What is told of those that are back, whichever they are. */
const finishPiece = async ({ tenant, keeper, counts }: Work, kind: 'folder' | 'asset', piece: Placed): Promise<void> => {
  await reenter(tenant, piece.filter(({ arrival, name }) => arrival.name !== name).map(({ arrival }) => arrival))
  await tenant.query(UNLIST, [tenant.organizationId, idsOf(piece)])
  await recordAll(tenant, keeper, `${kind}.updated`, eventsOf(piece))
  for (const { parentId } of piece) counts.add(parentId, kind, 1)
}

const bringFolders = async (work: Work, piece: Placed): Promise<void> => {
  const { tenant, counts, written } = work
  const tree = (await tenant.query(TRASHED_TREE, [tenant.organizationId, idsOf(piece)])).map(({ id }) => id)
  // Names and places first: by what is in the trash nothing is taken.
  await writePlaces(tenant, piece)
  await inPieces(tree, async (ids) => {
    const raised = await tenant.query(RAISE_FOLDERS, [tenant.organizationId, ids])
    counts.addToModule(raised.reduce((sum, { assets }) => sum + assets, 0))
    await moveEntries(tenant, 'wake', ids)
    written(ids.length)
  })
  await finishPiece(work, 'folder', piece)
}

const bringAssets = async (work: Work, piece: Placed): Promise<void> => {
  const { tenant, counts, written } = work
  await tenant.query(RETURN_ASSETS, placeColumns(tenant, piece))
  counts.addToModule(piece.length)
  await moveEntries(tenant, 'wake', idsOf(piece))
  await finishPiece(work, 'asset', piece)
  written(piece.length)
}

/** What comes into a folder with a rule for it is marked by that, once all of it is there. */
const markBack = async ({ tenant, keeper }: Work, placed: Placed): Promise<void> => {
  const ready = await markArrivals(tenant, placed.map(({ arrival: { kind, id }, parentId }) => ({ kind, id, parentId })), randomUUID())
  const events = (kind: 'folder' | 'asset') =>
    placed.flatMap(({ arrival: { kind: is, id }, name }) => (is === kind && ready.has(id) ? [{ id, name, before: { webReady: false }, after: { webReady: true } }] : []))
  await recordAll(tenant, keeper, 'folder.updated', events('folder'))
  await recordAll(tenant, keeper, 'asset.updated', events('asset'))
}

/**
 * Takes what was planned out of the trash, a piece after the other, and adds to the counts of where it goes. A refusal takes back all of it.
 */
export const bringBack = async (work: Work, { placed, replacing }: Outcome): Promise<ReplaceRefusal | undefined> => {
  const { tenant, jobs, keeper, counts, written } = work
  const targets = await targetsOf(tenant, replacing.map(({ arrival, parentId, name }) => ({ id: arrival.id, parentId, key: nameKey(name) })))
  const refused = await refusalToReplace(tenant, keeper, targets)
  if (refused !== undefined) return refused
  const of = (kind: 'folder' | 'asset') => placed.filter(({ arrival }) => arrival.kind === kind)
  await inPieces(of('folder'), (piece) => bringFolders(work, piece))
  await inPieces(of('asset'), (piece) => bringAssets(work, piece))
  await lockReplaced(tenant, targets)
  await inPieces(targets, async (piece) => {
    await replaceFiles(tenant, jobs, keeper, piece, { gives: true })
    await tenant.query(UNLIST, [tenant.organizationId, piece.map(({ from }) => from)])
    written(piece.length)
  })
  for (const { parentId } of replacing) counts.add(parentId, 'asset', 0)
  await markBack(work, placed)
  return undefined
}
