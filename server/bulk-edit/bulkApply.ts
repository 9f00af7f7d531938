import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { FieldProblems } from '../../src/domain/validation/problem.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Asker } from '../access/scope.ts'
import { roomOfEdit } from '../search-index/assetEntries.ts'
import { writeBatch } from '../items/batches.ts'
import { becoming, readRows, reachableAssets, stateOf, targetOf, type BulkFailure, type Target } from './bulkAssets.ts'
import { describingMany, metadataState, writeMetadata, type DescribingMany } from './bulkMetadata.ts'
import type { Asked } from './bulkPlan.ts'
import { changedLists, lockAssets, writeRows, type Author, type LockedAsset, type Writing } from './bulkWrite.ts'
import { PIECE } from '../items/progress.ts'
import { lockPlaces } from '../items/treeLocks.ts'

interface Applying extends Asked {
  /** The plan's. */
  readonly state: string
}

interface BulkChange {
  readonly change: string
  readonly changed: number
}

/** What was changed, and the entries of the log that tell of it. */
interface Made {
  readonly ids: readonly string[]
  readonly entries: readonly string[]
}

interface Wanted {
  readonly target: Target
  readonly many: DescribingMany | undefined
  /** Names the edit. */
  readonly change: string
}

const write = async (tenant: Tenant, writing: Writing, { edit }: Asked, { target, many, change }: Wanted, assets: readonly LockedAsset[]): Promise<Result.Result<Made, FieldProblems>> => {
  const [ids, entries]: [string[], string[]] = [[], []]
  for (let at = 0; at < assets.length; at += PIECE) {
    const piece = await readRows(tenant, assets.slice(at, at + PIECE).map(({ id }) => id))
    const rows = piece.map((row) => becoming(row, edit, target)).filter(({ fields }) => fields.length > 0)
    const refused = rows.find(({ problems }) => !isValid(problems))
    if (refused !== undefined) return Result.fail(refused.problems)
    entries.push(...(await writeRows(tenant, writing, rows)))
    const described = many === undefined ? Result.succeed([]) : await writeMetadata(tenant, many, { ...writing, operationId: change }, piece)
    if (Result.isFailure(described)) return Result.fail(described.failure)
    ids.push(...new Set([...rows.map(({ after }) => after.id), ...described.success]))
  }
  return Result.succeed({ ids, entries })
}

/**
 * Edits selected assets in one transaction, all or nothing, where they are as the plan saw them. Everybody who locks several of these locks
 * the repository first, then the folders, the module and the assets, each kind by identifier: so no two wait for each other.
 */
export const applyBulkEdit = async (tenant: Tenant, jobs: Jobs, author: Author & Asker, { state, ...asked }: Applying): Promise<Result.Result<BulkChange, BulkFailure | Failure<'STALE_EDIT'>>> => {
  const { type, selection, edit } = asked
  const target = await targetOf(tenant, edit, { locks: true })
  if (Result.isFailure(target)) return Result.fail(target.failure)
  const seen = await reachableAssets(tenant, author, type, selection)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  await lockPlaces(tenant, type, seen.success.assets.map(({ parentId }) => parentId))
  // What came or went while the places were still open.
  const found = await reachableAssets(tenant, author, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const assets = await lockAssets(tenant, found.success.assets.map(({ id }) => id))
  const many = await describingMany(tenant, author, type, edit.metadata)
  if (Result.isFailure(many)) return Result.fail(many.failure)
  if (`${stateOf(assets)}${await metadataState(tenant, many.success, assets.map(({ id }) => id))}` !== state) return Result.fail({ code: 'STALE_EDIT' })
  const change = randomUUID()
  const wanted = { target: target.success, many: many.success, change }
  const made = await write(tenant, { author, type, jobs, room: roomOfEdit() }, asked, wanted, assets)
  if (Result.isFailure(made)) return Result.fail({ code: 'VALIDATION_FAILED', fields: made.failure })
  const { ids, entries } = made.success
  await writeBatch(tenant, author.userId, { type, action: 'edit', folders: [], assets: ids, foldersFrom: [], assetsFrom: [], entries }, change)
  if (ids.length > 0) {
    const changed = new Set(ids)
    await changedLists(tenant, type, assets.filter(({ id }) => changed.has(id)).flatMap(({ folderId }) => folderId ?? []))
    // Once for all of them: whoever looks at one of the assets or at a list of them reads it again.
    await publish(tenant, { kind: 'library.changed', type })
  }
  return Result.succeed({ change, changed: ids.length })
}
