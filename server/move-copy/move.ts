import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Decisions, TakenFailure } from '../../src/domain/move-copy/conflictPlan.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { BulkOutcome } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishPlaces } from '../events/publishMoved.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { outcomeOf, planAt, refusalOfPlan, type Outcome } from './arrivals.ts'
import { writeBatch } from '../items/batches.ts'
import { CountChanges } from '../items/counts.ts'
import type { Item } from '../items/items.ts'
import { prepareMove, prepareMoveBack, type Author, type Prepared, type MoveOrCopy, type MoveFailure, type Undoing } from './movePlan.ts'
import { inPieces, unreported, type Progress } from '../items/progress.ts'
import { refusalToReplace, replaceFiles, targetsOf } from '../versions/replaceFiles.ts'
import { arrivalTemplates, describeArrivals } from '../folder-templates/arrivals.ts'
import { contentsIn } from './copyContents.ts'
import { treeOf } from '../items/treeLocks.ts'
import { reenter } from './renamed.ts'
import { markArrivals, unmarkArrivals } from '../web-ready/webReadyArrivals.ts'

const MOVE_FOLDERS = sql(`
  update folders folder set parent_id = gone.parent, name = gone.name, name_key = gone.key, revision = revision + 1
  from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[]) as gone (id, parent, name, key)
  where folder.organization_id = $1 and folder.id = gone.id`)
/** What the name of the folder before it proposed goes: whoever sees the asset now may not see that folder. */
const MOVE_ASSETS = sql(`
  with forgotten as (
    delete from suggestions using unnest($2::uuid[], $3::uuid[]) as gone (id, parent), assets
    where suggestions.organization_id = $1 and suggestions.asset_id = gone.id and suggestions.engine = 'FolderName' and suggestions.state = 'Open'
      and assets.organization_id = $1 and assets.id = gone.id and assets.folder_id is distinct from gone.parent)
  update assets asset set folder_id = gone.parent, name = gone.name, name_key = gone.key, revision = revision + 1
  from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[]) as gone (id, parent, name, key)
  where asset.organization_id = $1 and asset.id = gone.id`)

/** Where some are to lie and what they are called there, as statements take it. */
export const placeColumns = (tenant: Tenant, some: Outcome['placed']): readonly unknown[] => [
  tenant.organizationId,
  some.map(({ arrival }) => arrival.id),
  some.map(({ parentId }) => parentId),
  some.map(({ name }) => name),
  some.map(({ name }) => nameKey(name)),
]

/** Writes where folders and assets lie and what they are called there. */
export const writePlaces = async (tenant: Tenant, placed: Outcome['placed'], progress: Progress = unreported): Promise<void> => {
  const of = (kind: Item['kind']) => placed.filter(({ arrival }) => arrival.kind === kind)
  const [folders, assets] = [of('folder'), of('asset')]
  const write = (statement: typeof MOVE_FOLDERS) => async (piece: Outcome['placed']) => void (await tenant.query(statement, placeColumns(tenant, piece)))
  await inPieces(folders, write(MOVE_FOLDERS), (count) => progress(count, placed.length))
  await inPieces(assets, write(MOVE_ASSETS), (count) => progress(folders.length + count, placed.length))
}

/** A move that is taken back, by what it was called; null where that is not known. */
interface UndoneMove {
  readonly batchId: string | null
}

interface Moving extends MoveOrCopy {
  readonly undone?: UndoneMove | undefined
}

interface Work {
  readonly tenant: Tenant
  readonly jobs: Jobs
  readonly author: Author
  readonly type: ResourceType
  readonly decisions: Decisions
  readonly progress?: Progress | undefined
  readonly undone: UndoneMove | undefined
}

/** Describes what came into a folder, and what lies in it, by the folder's templates. */
const describe = async ({ tenant, jobs, author, type }: Work, placed: Outcome['placed']): Promise<void> => {
  for (const [parentId, some] of Map.groupBy(placed, (one) => one.parentId)) {
    const templates = await arrivalTemplates(tenant, { author, type }, parentId)
    if (templates.length === 0) continue
    const of = (kind: Item['kind']) => some.flatMap(({ arrival }) => (arrival.kind === kind ? [arrival.id] : []))
    await inPieces(of('asset'), (piece) => describeArrivals(tenant, jobs, { author, type }, templates, piece))
    const tree = await treeOf(tenant, of('folder'))
    for await (const piece of contentsIn(tenant, tree.map(({ id }) => id))) {
      await describeArrivals(tenant, jobs, { author, type }, templates, piece.map(({ id }) => id))
    }
  }
}

type Moved = Promise<Result.Result<BulkOutcome, MoveFailure | TakenFailure>>

const carryOut = async (work: Work, preparing: Promise<Prepared>): Moved => {
  const { tenant, jobs, author, type, decisions, progress, undone } = work
  const prepared = await preparing
  if (Result.isFailure(prepared)) return Result.fail(prepared.failure)
  const { items, groups } = prepared.success
  const planned = await planAt(tenant, type, groups, decisions)
  const refused = refusalOfPlan(planned)
  if (refused !== undefined) return Result.fail(refused)
  const { placed, replacing, skipped } = outcomeOf(planned)
  const before = new Map(items.map((item) => [item.id, item]))
  const counts = new CountChanges()
  for (const { arrival, parentId } of [...placed, ...replacing]) {
    counts.add(before.get(arrival.id)?.parentId ?? null, arrival.kind, -1)
    counts.add(parentId, arrival.kind, 1)
  }
  // What gives its file away ends, and is no more an asset of its own.
  for (const { parentId } of replacing) counts.add(parentId, 'asset', -1)
  counts.addToModule(-replacing.length)
  await counts.write(tenant, type)
  await writePlaces(tenant, placed, progress)
  const targets = await targetsOf(tenant, replacing.map(({ arrival, parentId, name }) => ({ id: arrival.id, parentId, key: nameKey(name) })))
  const unreplaceable = await refusalToReplace(tenant, author, targets)
  if (unreplaceable !== undefined) return Result.fail(unreplaceable)
  await replaceFiles(tenant, jobs, author, targets, { gives: true })
  const nameOf = (id: string): string => before.get(id)?.name ?? ''
  const renamed = placed.filter(({ arrival, name }) => nameOf(arrival.id) !== name)
  await reenter(tenant, renamed.map(({ arrival }) => arrival))

  const batchId = randomUUID()
  const arrived = placed.map(({ arrival: { kind, id }, parentId }) => ({ kind, id, parentId }))
  // What goes back does not arrive: it is as it was before it was moved.
  if (undone === undefined) await describe(work, placed)
  const marked = undone === undefined ? await markArrivals(tenant, arrived, batchId) : await unmarkArrivals(tenant, arrived, undone.batchId)
  const of = (kind: Item['kind']) => placed.filter(({ arrival }) => arrival.kind === kind)
  const froms = (some: Outcome['placed']) => some.map(({ arrival }) => before.get(arrival.id)?.parentId ?? null)
  const [folders, assets] = [of('folder'), of('asset')]
  const ids = (some: Outcome['placed']) => some.map(({ arrival }) => arrival.id)
  const batch = {
    ...({ type, action: 'move', folders: ids(folders), assets: ids(assets), foldersFrom: froms(folders), assetsFrom: froms(assets) } as const),
    movedTo: [...folders, ...assets].map(({ parentId }) => parentId),
    renamed: ids(renamed),
    renamedFrom: renamed.map(({ arrival: { id } }) => nameOf(id)),
    renamedTo: renamed.map(({ name }) => name),
  }
  const events = (some: Outcome['placed'], field: 'parentId' | 'folderId') =>
    some.map(({ arrival, parentId, name }) => ({
      id: arrival.id,
      name,
      before: { [field]: before.get(arrival.id)?.parentId ?? null, ...(name === nameOf(arrival.id) ? {} : { name: nameOf(arrival.id) }) },
      after: { [field]: parentId, ...(name === nameOf(arrival.id) ? {} : { name }), movedBy: batchId },
    }))
  const marks = (some: Outcome['placed']) =>
    some.flatMap(({ arrival: { id }, name }) => (marked.has(id) ? [{ id, name, before: { webReady: undone !== undefined }, after: { webReady: undone === undefined } }] : []))
  const replaced = targets.map(({ from, to }) => ({ id: to, name: before.get(from)?.name ?? '', after: { replacedBy: from } }))
  await Promise.all([
    writeBatch(tenant, author.userId, batch, batchId),
    recordAll(tenant, author, 'folder.updated', [...events(folders, 'parentId'), ...marks(folders)]),
    recordAll(tenant, author, 'asset.updated', [...events(assets, 'folderId'), ...marks(assets), ...replaced]),
    publishPlaces(tenant, type, counts.places, ...(replacing.length > 0 ? [{ kind: 'usage.changed' } as const] : []), ...(marked.size > 0 ? [{ kind: 'library.changed', type } as const] : [])),
  ])
  return Result.succeed({ batchId, folders: folders.length, assets: assets.length + replacing.length, skipped: skipped.length })
}

/** Moves folders and assets in one transaction. Without a decision on each taken name nothing is changed. */
export const move = (tenant: Tenant, jobs: Jobs, author: Author, asked: Moving, decisions: Decisions, progress?: Progress): Moved =>
  carryOut({ tenant, jobs, author, type: asked.type, decisions, progress, undone: asked.undone }, prepareMove(tenant, author, asked))

/** Moves what one's own move brought back to where each lay. */
export const undoMove = (tenant: Tenant, jobs: Jobs, author: Author, asked: Undoing, decisions: Decisions, progress?: Progress): Moved =>
  carryOut({ tenant, jobs, author, type: asked.type, decisions, progress, undone: asked }, prepareMoveBack(tenant, author, asked))
