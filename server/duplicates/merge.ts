import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { chosenValues, type MergeChoices, type MergeField } from '../../src/domain/duplicates/merge.ts'
import { changedFields, fieldsProblems } from '../../src/domain/bulk-edit/bulkEdit.ts'
import { can } from '../../src/domain/rights/can.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import type { mergeDuplicates } from '../../src/infrastructure/duplicates/contract.ts'
import type { FailureCodeOf } from '../../src/infrastructure/contract/endpoint.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from '../access/viewer.ts'
import { recordAll } from '../audit/recordAll.ts'
import { writeRows, type Writing } from '../bulk-edit/bulkWrite.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish, publishAccessChanged, publishToUser } from '../events/publish.ts'
import { writeBatch } from '../items/batches.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { applyEdits } from '../metadata/applyEdits.ts'
import { move } from '../move-copy/move.ts'
import { publishRelations } from '../relations/relations.ts'
import { enterAssets, roomOfEdit } from '../search-index/assetEntries.ts'
import { moveToTrash } from '../trash/moveToTrash.ts'
import { holdBack } from './heldBack.ts'
import { heldSides, type Merging, type Sides } from './sides.ts'
import { type Concerned, takeTiesOf } from './ties.ts'

const KEEP = sql(`
  insert into asset_merges (id, organization_id, trash_batch_id, move_batch_id, relations, favorites, persons, contact_relations, restrictions, publications, embargo_given, embargo_before, others)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`)
const REPOSITORY = sql<{ name: string }>('select name from repositories where organization_id = $1 and id = $2 for key share')

interface Asked extends Merging {
  readonly choices: MergeChoices
  /** To where the kept one is moved; null: it stays. */
  readonly folderId: string | null
  /** The plan's. */
  readonly state: string
}

interface Merged {
  readonly change: string
  readonly trashed: number
}

type MergeFailure = Failure<FailureCodeOf<typeof mergeDuplicates> | 'VALIDATION_FAILED' | 'PERMISSION_DENIED' | 'NOT_FOUND'>

/** What could be reached, and is locked, and yet refused: it was changed at that moment. */
const STALE = { code: 'STALE_EDIT' } as const

const invalid = (field: string, problem: Problem): MergeFailure => ({ code: 'VALIDATION_FAILED', fields: { [field]: problem } })

/** The description, the repository, the tags and, where it has none of its own, the rights statement that the kept asset gets; answers the entry of the log. */
const writeFields = async (tenant: Tenant, writing: Writing, { keep, others }: Asked, { rows, plan }: Sides, chosen: Readonly<Record<MergeField, readonly string[]>>) => {
  const before = rows.get(keep)
  if (before === undefined) return Result.fail<MergeFailure>({ code: 'ASSET_NOT_FOUND' })
  const { description: [description = before.description] = [], repository: [repositoryId = before.repositoryId] = [] } = chosen
  const rightsStatement = [keep, ...others].map((id) => rows.get(id)?.rightsStatement ?? null).find((statement) => statement !== null) ?? null
  const next = { description, repositoryId, tags: [...before.tags, ...plan.tags], rightsStatement }
  const fields = changedFields(before, next)
  const problems = fieldsProblems(Object.fromEntries(fields.map((field) => [field, next[field]])))
  if (!isValid(problems)) return Result.fail<MergeFailure>({ code: 'VALIDATION_FAILED', fields: problems })
  if (fields.length === 0) return Result.succeed([])
  const [named] = repositoryId === null ? [] : await tenant.query(REPOSITORY, [tenant.organizationId, repositoryId])
  if (repositoryId !== null && named === undefined) return Result.fail<MergeFailure>(STALE)
  return Result.succeed(await writeRows(tenant, writing, [{ before, after: { ...before, ...next, repository: named?.name ?? null }, fields }]))
}

const writeValues = async (tenant: Tenant, viewer: Viewer, { keep, type }: Asked, { attributes, read, rows }: Sides, chosen: Readonly<Record<MergeField, readonly string[]>>, change: string) => {
  const changes = Object.entries(chosen).flatMap(([attributeId, values]) => (attributes.has(attributeId) ? [{ attributeId, values, revision: read(keep, attributeId).revision }] : []))
  if (changes.length === 0) return Result.succeed(undefined)
  const done = await applyEdits(tenant, viewer, type, [{ assetId: keep, changes }], change)
  if (Result.isFailure(done)) return Result.fail<MergeFailure>(STALE)
  const [applied] = done.success.applied
  const refused = applied?.answers.find((answer) => answer.outcome === 'refused')
  if (refused !== undefined) return Result.fail(invalid(refused.attributeId, refused.problem))
  const name = rows.get(keep)?.name ?? ''
  await recordAll(tenant, viewer, 'asset.updated', [{ id: keep, name, before: {}, after: { metadata: applied?.changed ?? 0 } }])
  return Result.succeed(undefined)
}

/** Where the kept asset goes, if anywhere: to where another of them lies. */
const destinationOf = ({ keep, others, folderId }: Asked, { assets }: Sides, viewer: Viewer): Result.Result<string | null, MergeFailure> => {
  if (folderId === null || assets.get(keep)?.folderId === folderId) return Result.succeed(null)
  if (!others.some((id) => assets.get(id)?.folderId === folderId)) return Result.fail(invalid('folderId', { code: 'notAnOption' }))
  return can(viewer.permissions, 'move') ? Result.succeed(folderId) : Result.fail({ code: 'PERMISSION_DENIED' })
}

/** Whom and what a merge concerns reads anew. */
export const publishMerge = async (tenant: Tenant, { type, keep }: Merging, { related, fond, kept }: Concerned): Promise<void> => {
  await publish(tenant, { kind: 'library.changed', type })
  await publishRelations(tenant, [...new Set([keep, ...related])])
  for (const userId of fond) await publishToUser(tenant, userId, { kind: 'favorites.changed' })
  for (const userId of kept) await publishAccessChanged(tenant, userId)
}

/** Keeps one of several duplicates: it gets what the others have, and they go to the trash, in one transaction. */
export const mergeAssets = async (tenant: Tenant, jobs: Jobs, viewer: Viewer, asked: Asked): Promise<Result.Result<Merged, MergeFailure>> => {
  const { type, keep, others } = asked
  const held = await heldSides(tenant, viewer, asked)
  if (Result.isFailure(held)) return Result.fail(held.failure)
  const sides = held.success
  if (sides.state !== asked.state) return Result.fail(STALE)
  const destination = destinationOf(asked, sides, viewer)
  if (Result.isFailure(destination)) return Result.fail(destination.failure)
  const change = randomUUID()
  const chosen = chosenValues(sides.plan, asked.choices)
  const entries = await writeFields(tenant, { author: viewer, type, jobs, room: roomOfEdit() }, asked, sides, chosen)
  if (Result.isFailure(entries)) return Result.fail(entries.failure)
  const said = await writeValues(tenant, viewer, asked, sides, chosen, change)
  if (Result.isFailure(said)) return Result.fail(said.failure)
  const place = sides.assets.get(keep)?.folderId ?? null
  const keeping = { type, keep, others, folderId: destination.success ?? place }
  const name = sides.rows.get(keep)?.name ?? ''
  const ties = await takeTiesOf(tenant, keeping)
  const { embargoGiven, embargoBefore } = await holdBack(tenant, viewer, keeping, name)
  const trashed = await moveToTrash(tenant, viewer, type, { kind: 'items', folders: [], assets: others })
  if (Result.isFailure(trashed)) return Result.fail(STALE)
  const moved =
    destination.success === null
      ? undefined
      : await move(tenant, jobs, viewer, { type, selection: { kind: 'items', folders: [], assets: [keep] }, destinationId: destination.success }, { folders: 'rename', assets: 'rename' })
  if (moved !== undefined && Result.isFailure(moved)) return Result.fail(STALE)
  await enterAssets(tenant, type, [keep])
  await recordAll(tenant, viewer, 'asset.updated', [{ id: keep, name, before: {}, after: { merged: others.length } }])
  await writeBatch(tenant, viewer.userId, { type, action: 'edit', folders: [], assets: [keep], foldersFrom: [], assetsFrom: place === null ? [] : [place], entries: entries.success }, change)
  const { relations, favorites, persons, contactRelations, restrictions, publications } = ties
  const batches = [trashed.success.batchId, moved?.success.batchId ?? null]
  await tenant.query(KEEP, [change, tenant.organizationId, ...batches, relations, favorites, persons, contactRelations, restrictions, publications, embargoGiven, embargoBefore, others])
  await publishMerge(tenant, asked, ties)
  return Result.succeed({ change, trashed: others.length })
}
