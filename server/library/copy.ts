import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Conflict, Decisions, TakenFailure } from '../../src/domain/library/conflictPlan.ts'
import { nameKey } from '../../src/domain/library/names.ts'
import type { Arranged } from '../../src/domain/library/relocationJob.ts'
import { judgeRoom, type Remaining } from '../../src/domain/library/uploadPlan.ts'
import { recordAll } from '../activity/recordAll.ts'
import type { Tenant } from '../database/tenant.ts'
import { tellPlaces } from '../events/tellMoved.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { conflictsOf, outcomeOf, planAt, refusalOfPlan } from './arrivals.ts'
import { writeBatch } from './batches.ts'
import { CountChanges } from './counts.ts'
import { copyAssets, copyFolders, type CopiedAsset, type CopiedFolder } from './copyRows.ts'
import { relocatable } from './destination.ts'
import { itemsOf, outermost, type Item } from './items.ts'
import { foreseenOf, type Author, type Foresight, type Relocating, type RelocationFailure } from './move.ts'
import { inPieces, unheard, type Progress } from './progress.ts'
import { refusalToReplace, replaceFiles, targetsOf } from './replaceFiles.ts'
import { lockTree, lockTrees, type TreeRow } from './treeLocks.ts'

/** The most assets that one call copies. */
export const MOST_COPIED = 10_000

export type CopyFailure = RelocationFailure | Failure<'STORAGE_SIZE_EXCEEDED' | 'FILES_LIMIT_EXCEEDED' | 'PAYLOAD_TOO_LARGE'>

interface Source {
  readonly items: readonly Item[]
  readonly tree: readonly TreeRow[]
}

const prepare = async (tenant: Tenant, author: Author, { type, selection, destinationId }: Relocating): Promise<Result.Result<Source, CopyFailure>> => {
  await lockTree(tenant, type)
  const seen = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  const roots = seen.success.filter(({ kind }) => kind === 'folder').map(({ id }) => id)
  const all = await lockTrees(tenant, type, roots, [...seen.success.map(({ parentId }) => parentId), destinationId])
  const found = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = await outermost(tenant, found.success)
  const problem = await relocatable(tenant, author, { action: 'copy', items, selection, type, destinationId })
  if (problem !== undefined) return Result.fail({ code: problem })
  const outer = new Set(items.map(({ id }) => id))
  return Result.succeed({ items, tree: all.filter(({ root }) => outer.has(root)) })
}

/** The taken names that a copy meets. Changes nothing. */
export const planCopy = async (tenant: Tenant, author: Author, asked: Relocating): Promise<Result.Result<{ conflicts: readonly Conflict[]; total: number }, CopyFailure>> => {
  const source = await prepare(tenant, author, asked)
  if (Result.isFailure(source)) return Result.fail(source.failure)
  return Result.succeed(conflictsOf(await planAt(tenant, asked.type, [{ parentId: asked.destinationId, arrivals: source.success.items }], {})))
}

const FOLDERS = 'select id, parent_id as "parentId", name from folders where organization_id = $1 and id = any ($2::uuid[])'
const ASSETS = `
  select id, name, folder_id as "folderId", size from assets
  where organization_id = $1 and folder_id = any ($2::uuid[]) and trashed_at is null limit ${MOST_COPIED + 1}`
const SIZES = 'select id, name, folder_id as "folderId", size from assets where organization_id = $1 and id = any ($2::uuid[])'

interface AssetRow {
  readonly id: string
  readonly name: string
  readonly folderId: string
  readonly size: number
}

const BOOK = `
  update organization_usage usage set used_bytes = used_bytes + $2, files = files + $3
  from organizations organization
  where usage.organization_id = $1 and organization.id = $1
  returning storage_capacity - (used_bytes - $2) as bytes, files_limit - (files - $3) as files`

/** Counts what is about to be there. The count stays locked to the commit, so that limits hold exactly; a failed Result takes it back. */
const book = async (tenant: Tenant, more: Remaining): Promise<Failure<'STORAGE_SIZE_EXCEEDED' | 'FILES_LIMIT_EXCEEDED'> | undefined> => {
  const [left] = await tenant.query<Remaining>(BOOK, [tenant.organizationId, more.bytes, more.files])
  if (left === undefined) throw new Error('An organization without a count of what it holds')
  const verdict = judgeRoom(more, left)
  if (verdict.tag === 'fits') return undefined
  const { needed, available } = verdict
  return { code: verdict.tag === 'storageExceeded' ? 'STORAGE_SIZE_EXCEEDED' : 'FILES_LIMIT_EXCEEDED', needed, available }
}

const bytesOf = (rows: readonly AssetRow[]): number => rows.reduce((sum, { size }) => sum + size, 0)

/** Copies folders and assets in one transaction. Without a decision on each taken name nothing is changed. The stored files are shared. */
export const copy = async (
  tenant: Tenant,
  jobs: JobQueue,
  author: Author,
  asked: Relocating,
  decisions: Decisions,
  progress: Progress = unheard,
): Promise<Result.Result<Arranged, CopyFailure | TakenFailure>> => {
  const { organizationId } = tenant
  const { type, destinationId } = asked
  const source = await prepare(tenant, author, asked)
  if (Result.isFailure(source)) return Result.fail(source.failure)
  const planned = await planAt(tenant, type, [{ parentId: destinationId, arrivals: source.success.items }], decisions)
  const refused = refusalOfPlan(planned)
  if (refused !== undefined) return Result.fail(refused)
  const { placed, replacing, skipped } = outcomeOf(planned)

  const roots = new Map(placed.map((one) => [one.arrival.id, one]))
  const inside = source.success.tree.filter(({ root }) => roots.has(root)).map(({ id }) => id)
  const single = [...placed, ...replacing].filter(({ arrival }) => arrival.kind === 'asset').map(({ arrival }) => arrival.id)
  const folderRows = await tenant.query<{ id: string; parentId: string | null; name: string }>(FOLDERS, [organizationId, inside])
  const contents = await tenant.query<AssetRow>(ASSETS, [organizationId, inside])
  const named = await tenant.query<AssetRow>(SIZES, [organizationId, single])
  if (contents.length + named.length > MOST_COPIED) return Result.fail({ code: 'PAYLOAD_TOO_LARGE' })
  const full = await book(tenant, { bytes: bytesOf(contents) + bytesOf(named), files: contents.length + named.length - replacing.length })
  if (full !== undefined) return Result.fail(full)

  const copyOf = new Map(folderRows.map(({ id }) => [id, randomUUID() as string]))
  const folders = folderRows.map(({ id, parentId, name }): CopiedFolder => {
    const root = roots.get(id)
    const parent = root === undefined ? (copyOf.get(parentId ?? '') ?? null) : root.parentId
    return { source: id, id: copyOf.get(id) ?? '', parentId: parent, name: root?.name ?? name }
  })
  const assets = [
    ...contents.map(({ id, name, folderId }): CopiedAsset => ({ source: id, id: randomUUID(), folderId: copyOf.get(folderId) ?? '', name })),
    ...placed.flatMap(({ arrival, parentId, name }): readonly CopiedAsset[] =>
      arrival.kind === 'asset' && parentId !== null ? [{ source: arrival.id, id: randomUUID(), folderId: parentId, name }] : [],
    ),
  ]
  const total = folders.length + assets.length
  await copyFolders(tenant, author.userId, type, folders)
  progress(folders.length, total)
  await inPieces(assets, (piece) => copyAssets(tenant, jobs, author.userId, type, piece), (count) => progress(folders.length + count, total))
  const targets = await targetsOf(tenant, replacing.map(({ arrival, parentId, name }) => ({ id: arrival.id, parentId, key: nameKey(name) })))
  const unreplaceable = await refusalToReplace(tenant, author, targets)
  if (unreplaceable !== undefined) return Result.fail(unreplaceable)
  await replaceFiles(tenant, jobs, author.userId, targets, { gives: false })

  const nameOf = new Map(replacing.map(({ arrival, name }) => [arrival.id, name]))
  const counts = new CountChanges()
  for (const { arrival, parentId } of placed) counts.add(parentId, arrival.kind, 1)
  if (replacing.length > 0) counts.add(destinationId, 'asset', 0)
  counts.addToModule(assets.length)
  const newRoots = folders.filter(({ source: id }) => roots.has(id))
  const newSingle = assets.filter(({ source: id }) => roots.has(id))
  const deeds = (some: readonly (CopiedFolder | CopiedAsset)[]) =>
    some.map(({ id, name, source: copiedFrom }) => ({ id, name, after: { copiedFrom, parentId: destinationId } }))
  const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id)
  const batch = { type, action: 'copy', folders: ids(newRoots), assets: ids(newSingle), foldersFrom: [], assetsFrom: [] } as const
  const [batchId] = await Promise.all([
    writeBatch(tenant, author.userId, batch),
    counts.write(tenant, type),
    recordAll(tenant, author, 'folder.created', deeds(newRoots)),
    recordAll(tenant, author, 'asset.created', deeds(newSingle)),
    recordAll(tenant, author, 'asset.updated', targets.map(({ from, to }) => ({ id: to, name: nameOf.get(from) ?? '', after: { replacedBy: from } }))),
    tellPlaces(tenant, type, [destinationId], { kind: 'usage.changed' }),
  ])
  return Result.succeed({ batchId, folders: newRoots.length, assets: newSingle.length + targets.length, skipped })
}

export const foreseeCopy = async (tenant: Tenant, author: Author, asked: Relocating, decisions: Decisions): Foresight<CopyFailure> => {
  const source = await prepare(tenant, author, asked)
  if (Result.isFailure(source)) return Result.fail(source.failure)
  const refused = refusalOfPlan(await planAt(tenant, asked.type, [{ parentId: asked.destinationId, arrivals: source.success.items }], decisions))
  return refused === undefined ? Result.succeed(foreseenOf(source.success.items)) : Result.fail(refused)
}
