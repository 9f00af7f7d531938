import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Conflict, Decisions, TakenFailure } from '../../src/domain/move-copy/conflictPlan.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { copiesListed, type BulkOutcome } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Remaining } from '../../src/domain/uploads/uploadPlan.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishPlaces } from '../events/publishMoved.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { outcomeOf, planAt, refusalOfPlan, type Outcome } from './arrivals.ts'
import { conflictsOf } from './conflicts.ts'
import { writeBatch } from '../items/batches.ts'
import { CountChanges } from '../items/counts.ts'
import { contentsIn, countContents, parentsFirst, type FolderPlace } from './copyContents.ts'
import { copyAssets, copyFolders, type CopiedAsset, type CopiedFolder } from './copyRows.ts'
import { refusalToMove } from './destination.ts'
import { takeFileNumbers, type FileNumbers } from '../assets/fileNumbers.ts'
import { itemsOf, outermost, type Item } from '../items/items.ts'
import { foreseenOf, type Foresight } from '../items/foresight.ts'
import type { Author, MoveOrCopy, MoveFailure } from './movePlan.ts'
import { inPieces, unreported, type Progress } from '../items/progress.ts'
import { refusalToReplace, replaceFiles, targetsOf } from '../versions/replaceFiles.ts'
import { book, refusalOfRoom, type NoRoom } from '../items/room.ts'
import { lockTree, lockTrees, type TreeRow } from '../items/treeLocks.ts'
import { arrivalTemplates, describeArrivals } from '../folder-templates/arrivals.ts'
import { markArrivals } from '../web-ready/webReadyArrivals.ts'

type CopyFailure = MoveFailure | NoRoom

interface Source {
  readonly items: readonly Item[]
  readonly tree: readonly TreeRow[]
}

const prepare = async (tenant: Tenant, author: Author, { type, selection, destinationId }: MoveOrCopy): Promise<Result.Result<Source, CopyFailure>> => {
  await lockTree(tenant, type)
  const seen = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  const roots = seen.success.filter(({ kind }) => kind === 'folder').map(({ id }) => id)
  // A copy takes no name of the root that it leaves, so nobody there waits for it.
  const from = seen.success.map(({ parentId }) => parentId).filter((id) => id !== null)
  const all = await lockTrees(tenant, type, roots, [...from, destinationId])
  const found = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = await outermost(tenant, found.success)
  const problem = await refusalToMove(tenant, author, { action: 'copy', items, selection, type, destinationId })
  if (problem !== undefined) return Result.fail({ code: problem })
  const outer = new Set(items.map(({ id }) => id))
  return Result.succeed({ items, tree: all.filter(({ root }) => outer.has(root)) })
}

/** The taken names that a copy meets. Changes nothing. */
export const planCopy = async (tenant: Tenant, author: Author, asked: MoveOrCopy): Promise<Result.Result<{ conflicts: readonly Conflict[]; total: number }, CopyFailure>> => {
  const source = await prepare(tenant, author, asked)
  if (Result.isFailure(source)) return Result.fail(source.failure)
  return Result.succeed(await conflictsOf(tenant, author, await planAt(tenant, asked.type, [{ parentId: asked.destinationId, arrivals: source.success.items }], {})))
}

interface Extent {
  /** The folders that are copied, at every depth. */
  readonly inside: readonly string[]
  /** What is held more once it is done. */
  readonly more: Remaining
}

const extentOf = async (tenant: Tenant, { tree }: Source, { placed, replacing }: Pick<Outcome, 'placed' | 'replacing'>): Promise<Extent> => {
  const roots = new Set(placed.map(({ arrival }) => arrival.id))
  const inside = tree.filter(({ root }) => roots.has(root)).map(({ id }) => id)
  const single = [...placed, ...replacing].filter(({ arrival }) => arrival.kind === 'asset').map(({ arrival }) => arrival.id)
  const { bytes, files } = await countContents(tenant, inside, single)
  // What replaces a file is no more files, but all its bytes: the one that it replaces is kept as a version.
  return { inside, more: { bytes, files: files - replacing.length } }
}

const FOLDERS = sql<FolderPlace>('select id, parent_id as "parentId", name from folders where organization_id = $1 and id = any ($2::uuid[])')

/** How something long goes on, and where the numbers of its files come from. */
interface CopyWays {
  readonly progress?: Progress | undefined
  /** Taken by a transaction of its own, a number keeps nobody waiting until the copy is committed. */
  readonly fileNumbers?: FileNumbers | undefined
}

/**
 * Copies folders and assets in one transaction, as many as there is room for. Without a decision on each taken name nothing is changed.
 * The stored files are shared.
 */
export const copy = async (
  tenant: Tenant,
  jobs: Jobs,
  author: Author,
  asked: MoveOrCopy,
  decisions: Decisions,
  { progress = unreported, fileNumbers = (count) => takeFileNumbers(tenant, count) }: CopyWays = {},
): Promise<Result.Result<BulkOutcome, CopyFailure | TakenFailure>> => {
  const { type, destinationId } = asked
  const source = await prepare(tenant, author, asked)
  if (Result.isFailure(source)) return Result.fail(source.failure)
  const planned = await planAt(tenant, type, [{ parentId: destinationId, arrivals: source.success.items }], decisions)
  const refused = refusalOfPlan(planned)
  if (refused !== undefined) return Result.fail(refused)
  const { placed, replacing, skipped } = outcomeOf(planned)

  const { inside, more } = await extentOf(tenant, source.success, { placed, replacing })
  const full = await refusalOfRoom(tenant, more)
  if (full !== undefined) return Result.fail(full)

  const roots = new Map(placed.map((one) => [one.arrival.id, one]))
  const folderRows = parentsFirst(await tenant.query(FOLDERS, [tenant.organizationId, inside]))
  const copyOf = new Map(folderRows.map(({ id }) => [id, randomUUID() as string]))
  const folders = folderRows.map(({ id, parentId, name }): CopiedFolder => {
    const root = roots.get(id)
    const parent = root === undefined ? (copyOf.get(parentId ?? '') ?? null) : root.parentId
    return { source: id, id: copyOf.get(id) ?? '', parentId: parent, name: root?.name ?? name }
  })
  const newSingle = placed.flatMap(({ arrival, parentId, name }): readonly CopiedAsset[] =>
    arrival.kind === 'asset' && parentId !== null ? [{ source: arrival.id, id: randomUUID(), folderId: parentId, name }] : [],
  )
  const templates = await arrivalTemplates(tenant, { author, type }, destinationId)
  const total = folders.length + more.files
  let written = 0
  const writeAssets = async (piece: readonly CopiedAsset[]): Promise<void> => {
    await copyAssets(tenant, jobs, { userId: author.userId, type, numbers: await fileNumbers(piece.length) }, piece)
    await describeArrivals(tenant, jobs, { author, type }, templates, piece.map(({ id }) => id))
    written += piece.length
    progress(folders.length + written, total)
  }
  await inPieces(folders, (piece) => copyFolders(tenant, author.userId, type, piece), (count) => progress(count, total))
  for await (const piece of contentsIn(tenant, inside)) {
    await writeAssets(piece.map(({ id, name, folderId }) => ({ source: id, id: randomUUID(), folderId: copyOf.get(folderId) ?? '', name })))
  }
  await inPieces(newSingle, writeAssets, () => undefined)
  if (written !== more.files) throw new Error(`${written} of ${more.files} files were copied`)
  const targets = await targetsOf(tenant, replacing.map(({ arrival, parentId, name }) => ({ id: arrival.id, parentId, key: nameKey(name) })))
  const unreplaceable = await refusalToReplace(tenant, author, targets)
  if (unreplaceable !== undefined) return Result.fail(unreplaceable)
  await replaceFiles(tenant, jobs, author, targets, { gives: false })

  const nameOf = new Map(replacing.map(({ arrival, name }) => [arrival.id, name]))
  const counts = new CountChanges()
  for (const { arrival, parentId } of placed) counts.add(parentId, arrival.kind, 1)
  if (replacing.length > 0) counts.add(destinationId, 'asset', 0)
  counts.addToModule(written)
  const newRoots = folders.filter(({ source: id }) => roots.has(id))
  const arrived = [...newRoots.map(({ id }) => ({ kind: 'folder', id }) as const), ...newSingle.map(({ id }) => ({ kind: 'asset', id }) as const)]
  const ready = await markArrivals(tenant, arrived.map((one) => ({ ...one, parentId: destinationId })), randomUUID())
  const events = (some: readonly (CopiedFolder | CopiedAsset)[]) =>
    some.map(({ id, name, source: copiedFrom }) => ({ id, name, after: { copiedFrom, parentId: destinationId, ...(ready.has(id) && { webReady: true }) } }))
  const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id)
  const batch = { type, action: 'copy', folders: ids(newRoots), assets: ids(newSingle), foldersFrom: [], assetsFrom: [] } as const
  await counts.write(tenant, type)
  // Somebody may have been quicker to take the room that was seen.
  const overfull = await book(tenant, more)
  if (overfull !== undefined) return Result.fail(overfull)
  const [batchId] = await Promise.all([
    writeBatch(tenant, author.userId, batch),
    recordAll(tenant, author, 'folder.created', events(newRoots)),
    recordAll(tenant, author, 'asset.created', events(newSingle)),
    recordAll(tenant, author, 'asset.updated', targets.map(({ from, to }) => ({ id: to, name: nameOf.get(from) ?? '', after: { replacedBy: from } }))),
    publishPlaces(tenant, type, [destinationId], { kind: 'usage.changed' }, ...(ready.size > 0 ? [{ kind: 'library.changed', type } as const] : [])),
  ])
  const copies = { folders: batch.folders, assets: [...batch.assets, ...targets.map(({ to }) => to)] }
  return Result.succeed({ batchId, folders: copies.folders.length, assets: copies.assets.length, skipped: skipped.length, ...copiesListed(copies) })
}

/** Whether anything refuses it now, too little room as well. Holds no room: what is there in the end decides. */
export const foreseeCopy = async (tenant: Tenant, author: Author, asked: MoveOrCopy, decisions: Decisions): Foresight<CopyFailure | TakenFailure> => {
  const source = await prepare(tenant, author, asked)
  if (Result.isFailure(source)) return Result.fail(source.failure)
  const planned = await planAt(tenant, asked.type, [{ parentId: asked.destinationId, arrivals: source.success.items }], decisions)
  const refused = refusalOfPlan(planned)
  if (refused !== undefined) return Result.fail(refused)
  const { more } = await extentOf(tenant, source.success, outcomeOf(planned))
  const full = await refusalOfRoom(tenant, more)
  return full === undefined ? Result.succeed(foreseenOf(asked.type, source.success.items)) : Result.fail(full)
}
