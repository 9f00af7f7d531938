import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { FieldProblems } from '../../src/domain/validation/problem.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { AccessScope } from '../access/scope.ts'
import { ENTERED_AT_ONCE } from '../search-index/assetEntries.ts'
import { writeBatch } from '../items/batches.ts'
import { becoming, readRows, reachableAssets, stateOf, targetOf, type BulkFailure, type Target } from './bulkAssets.ts'
import type { Asked } from './bulkPlan.ts'
import { changedLists, lockAssets, writeRows, type Author, type LockedAsset, type Writing } from './bulkWrite.ts'
import { PIECE } from '../items/progress.ts'
import { lockPlaces } from '../items/treeLocks.ts'

interface Applying extends Asked {
  /** The plan's. */
  readonly state: string
}

export interface BulkChange {
  readonly change: string
  readonly changed: number
}

/** What was changed, and the entries of the log that tell of it. */
interface Made {
  readonly ids: readonly string[]
  readonly entries: readonly string[]
}

const write = async (tenant: Tenant, writing: Writing, { edit }: Asked, target: Target, assets: readonly LockedAsset[]): Promise<Result.Result<Made, FieldProblems>> => {
  const [ids, entries]: [string[], string[]] = [[], []]
  for (let at = 0; at < assets.length; at += PIECE) {
    const piece = await readRows(tenant, assets.slice(at, at + PIECE).map(({ id }) => id))
    const rows = piece.map((row) => becoming(row, edit, target)).filter(({ fields }) => fields.length > 0)
    const refused = rows.find(({ problems }) => !isValid(problems))
    if (refused !== undefined) return Result.fail(refused.problems)
    ids.push(...rows.map(({ after }) => after.id))
    entries.push(...(await writeRows(tenant, writing, rows)))
  }
  return Result.succeed({ ids, entries })
}

/**
 * Edits selected assets in one transaction, all or nothing, where they are as the plan saw them. Everybody who locks several of these locks
 * the repository first, then the folders, the module and the assets, each kind by identifier: so no two wait for each other.
 */
export const applyBulkEdit = async (tenant: Tenant, jobs: Jobs, author: Author & AccessScope, { state, ...asked }: Applying): Promise<Result.Result<BulkChange, BulkFailure | Failure<'STALE_EDIT'>>> => {
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
  if (stateOf(assets) !== state) return Result.fail({ code: 'STALE_EDIT' })
  const made = await write(tenant, { author, type, jobs, room: { left: ENTERED_AT_ONCE } }, asked, target.success, assets)
  if (Result.isFailure(made)) return Result.fail({ code: 'VALIDATION_FAILED', fields: made.failure })
  const { ids, entries } = made.success
  const change = await writeBatch(tenant, author.userId, { type, action: 'edit', folders: [], assets: ids, foldersFrom: [], assetsFrom: [], entries })
  if (ids.length > 0) {
    const changed = new Set(ids)
    await changedLists(tenant, type, assets.filter(({ id }) => changed.has(id)).flatMap(({ folderId }) => folderId ?? []))
    // Once for all of them: whoever looks at one of the assets or at a list of them reads it again.
    await publish(tenant, { kind: 'library.changed', type })
  }
  return Result.succeed({ change, changed: ids.length })
}
