import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Conflict, Decisions, TakenFailure } from '../../src/domain/library/conflictPlan.ts'
import { nameKey } from '../../src/domain/library/names.ts'
import type { Arranged } from '../../src/domain/library/relocationJob.ts'
import type { Selection } from '../../src/domain/library/selection.ts'
import type { RelocationCode } from '../../src/domain/library/treeRules.ts'
import type { Viewer } from '../access/viewer.ts'
import { recordAll } from '../activity/recordAll.ts'
import type { Tenant } from '../database/tenant.ts'
import { tellPlaces } from '../events/tellMoved.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { conflictsOf, outcomeOf, planAt, refusalOfPlan, type ArrivalsAt, type Outcome } from './arrivals.ts'
import { readBatch, writeBatch } from './batches.ts'
import { CountChanges } from './counts.ts'
import { relocatable } from './destination.ts'
import { itemsOf, outermost, type Item, type Unreachable } from './items.ts'
import { inPieces, unheard, type Progress } from './progress.ts'
import { refusalToReplace, replaceFiles, targetsOf, type Editor } from './replaceFiles.ts'
import { reenter } from './renamed.ts'
import { lockPlaces, lockTree } from './treeLocks.ts'

export type Author = Pick<Viewer, 'firstName' | 'lastName'> & Editor

export interface Relocating {
  readonly type: ResourceType
  readonly selection: Selection
  readonly destinationId: string | null
}

export type RelocationFailure = Unreachable | Failure<RelocationCode | 'DESTINATION_NOT_FOUND' | 'PERMISSION_DENIED'>

/** Where each item lies now, and where it is to lie. */
interface Going {
  readonly items: readonly Item[]
  readonly groups: readonly ArrivalsAt[]
}

const MOVE_FOLDERS = `
  update folders folder set parent_id = gone.parent, name = gone.name, name_key = gone.key, revision = revision + 1
  from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[]) as gone (id, parent, name, key)
  where folder.organization_id = $1 and folder.id = gone.id`
const MOVE_ASSETS = `
  update assets asset set folder_id = gone.parent, name = gone.name, name_key = gone.key, revision = revision + 1
  from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[]) as gone (id, parent, name, key)
  where asset.organization_id = $1 and asset.id = gone.id`

/** Writes where folders and assets lie and what they are called there. */
export const writePlaces = async (tenant: Tenant, placed: Outcome['placed'], progress: Progress = unheard): Promise<void> => {
  const of = (kind: Item['kind']) => placed.filter(({ arrival }) => arrival.kind === kind)
  const columns = (some: Outcome['placed']) => [
    tenant.organizationId,
    some.map(({ arrival }) => arrival.id),
    some.map(({ parentId }) => parentId),
    some.map(({ name }) => name),
    some.map(({ name }) => nameKey(name)),
  ]
  const [folders, assets] = [of('folder'), of('asset')]
  const write = (statement: string) => async (piece: Outcome['placed']) => void (await tenant.query(statement, columns(piece)))
  await inPieces(folders, write(MOVE_FOLDERS), (count) => progress(count, placed.length))
  await inPieces(assets, write(MOVE_ASSETS), (count) => progress(folders.length + count, placed.length))
}

const going = (items: readonly Item[], parentId: string | null): Going => ({ items, groups: [{ parentId, arrivals: items }] })

/** What a move would do, with every place locked; a failure where the rules of the tree refuse it. */
const prepare = async (tenant: Tenant, author: Author, { type, selection, destinationId }: Relocating): Promise<Result.Result<Going, RelocationFailure>> => {
  await lockTree(tenant, type)
  const seen = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  const folders = seen.success.filter(({ kind }) => kind === 'folder').map(({ id }) => id)
  await lockPlaces(tenant, type, [...seen.success.map(({ parentId }) => parentId), ...folders, destinationId])
  const found = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = await outermost(tenant, found.success)
  const problem = await relocatable(tenant, author, { action: 'move', items, selection, type, destinationId })
  if (problem !== undefined) return Result.fail({ code: problem })
  return Result.succeed(going(items, destinationId))
}

/** The taken names that a move meets. Changes nothing. */
export const planMove = async (tenant: Tenant, author: Author, asked: Relocating): Promise<Result.Result<{ conflicts: readonly Conflict[]; total: number }, RelocationFailure>> => {
  const prepared = await prepare(tenant, author, asked)
  if (Result.isFailure(prepared)) return Result.fail(prepared.failure)
  return Result.succeed(conflictsOf(await planAt(tenant, asked.type, prepared.success.groups, {})))
}

interface Work {
  readonly tenant: Tenant
  readonly jobs: JobQueue
  readonly author: Author
  readonly type: ResourceType
  readonly decisions: Decisions
  readonly progress?: Progress | undefined
}

const carryOut = async ({ tenant, jobs, author, type, decisions, progress }: Work, { items, groups }: Going): Promise<Result.Result<Arranged, RelocationFailure | TakenFailure>> => {
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
  await replaceFiles(tenant, jobs, author.userId, targets, { gives: true })
  await reenter(tenant, placed.filter(({ arrival, name }) => arrival.name !== name).map(({ arrival }) => arrival))

  const of = (kind: Item['kind']) => placed.filter(({ arrival }) => arrival.kind === kind)
  const froms = (some: Outcome['placed']) => some.map(({ arrival }) => before.get(arrival.id)?.parentId ?? null)
  const [folders, assets] = [of('folder'), of('asset')]
  const ids = (some: Outcome['placed']) => some.map(({ arrival }) => arrival.id)
  const batch = { type, action: 'move', folders: ids(folders), assets: ids(assets), foldersFrom: froms(folders), assetsFrom: froms(assets) } as const
  const deeds = (some: Outcome['placed'], field: 'parentId' | 'folderId') =>
    some.map(({ arrival, parentId, name }) => ({
      id: arrival.id,
      name,
      before: { [field]: before.get(arrival.id)?.parentId ?? null, ...(name === arrival.name ? {} : { name: arrival.name }) },
      after: { [field]: parentId, ...(name === arrival.name ? {} : { name }) },
    }))
  const replaced = targets.map(({ from, to }) => ({ id: to, name: before.get(from)?.name ?? '', after: { replacedBy: from } }))
  const [batchId] = await Promise.all([
    writeBatch(tenant, author.userId, batch),
    recordAll(tenant, author, 'folder.updated', deeds(folders, 'parentId')),
    recordAll(tenant, author, 'asset.updated', [...deeds(assets, 'folderId'), ...replaced]),
    tellPlaces(tenant, type, counts.places, ...(replacing.length > 0 ? [{ kind: 'usage.changed' } as const] : [])),
  ])
  return Result.succeed({ batchId, folders: folders.length, assets: assets.length + replacing.length, skipped })
}

/** What something long would be done with, once nothing refuses it. Changes nothing. */
export interface Foreseen {
  readonly count: number
  /** Of the only one. */
  readonly name: string | undefined
}

export type Foresight<F> = Promise<Result.Result<Foreseen, F | TakenFailure>>

export const foreseenOf = (items: readonly Item[]): Foreseen => ({ count: items.length, name: items.length === 1 ? items[0]?.name : undefined })

const foresee = async (tenant: Tenant, type: ResourceType, { items, groups }: Going, decisions: Decisions): Foresight<never> => {
  const refused = refusalOfPlan(await planAt(tenant, type, groups, decisions))
  return refused === undefined ? Result.succeed(foreseenOf(items)) : Result.fail(refused)
}

/** Moves folders and assets in one transaction. Without a decision on each taken name nothing is changed. */
export const move = async (
  tenant: Tenant,
  jobs: JobQueue,
  author: Author,
  asked: Relocating,
  decisions: Decisions,
  progress?: Progress,
): Promise<Result.Result<Arranged, RelocationFailure | TakenFailure>> => {
  const prepared = await prepare(tenant, author, asked)
  return Result.isFailure(prepared) ? Result.fail(prepared.failure) : carryOut({ tenant, jobs, author, type: asked.type, decisions, progress }, prepared.success)
}

export const foreseeMove = async (tenant: Tenant, author: Author, asked: Relocating, decisions: Decisions): Foresight<RelocationFailure> => {
  const prepared = await prepare(tenant, author, asked)
  return Result.isFailure(prepared) ? Result.fail(prepared.failure) : foresee(tenant, asked.type, prepared.success, decisions)
}

export interface Undoing {
  readonly type: ResourceType
  readonly batchId: string
}

const prepareBack = async (tenant: Tenant, author: Author, { type, batchId }: Undoing): Promise<Result.Result<Going, RelocationFailure>> => {
  await lockTree(tenant, type)
  const batch = await readBatch(tenant, author.userId, type, batchId)
  if (batch === undefined || batch.action !== 'move') return Result.fail({ code: 'NOT_FOUND' })
  const from = new Map([...batch.folders.map((id, at) => [id, batch.foldersFrom[at] ?? null] as const), ...batch.assets.map((id, at) => [id, batch.assetsFrom[at] ?? null] as const)])
  const selection = { kind: 'batch', batchId } as const
  const seen = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  await lockPlaces(tenant, type, [...seen.success.map(({ parentId }) => parentId), ...batch.folders, ...from.values()])
  const found = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const groups: ArrivalsAt[] = []
  for (const parentId of new Set(found.success.map(({ id }) => from.get(id) ?? null))) {
    const items = found.success.filter(({ id }) => (from.get(id) ?? null) === parentId)
    const problem = await relocatable(tenant, author, { action: 'move', items, selection, type, destinationId: parentId })
    if (problem !== undefined) return Result.fail({ code: problem })
    groups.push({ parentId, arrivals: items })
  }
  return Result.succeed({ items: found.success, groups })
}

/** Moves what one's own move brought back to where each lay. */
export const undoMove = async (
  tenant: Tenant,
  jobs: JobQueue,
  author: Author,
  asked: Undoing,
  decisions: Decisions,
  progress?: Progress,
): Promise<Result.Result<Arranged, RelocationFailure | TakenFailure>> => {
  const prepared = await prepareBack(tenant, author, asked)
  return Result.isFailure(prepared) ? Result.fail(prepared.failure) : carryOut({ tenant, jobs, author, type: asked.type, decisions, progress }, prepared.success)
}

export const foreseeUndo = async (tenant: Tenant, author: Author, asked: Undoing, decisions: Decisions): Foresight<RelocationFailure> => {
  const prepared = await prepareBack(tenant, author, asked)
  return Result.isFailure(prepared) ? Result.fail(prepared.failure) : foresee(tenant, asked.type, prepared.success, decisions)
}
