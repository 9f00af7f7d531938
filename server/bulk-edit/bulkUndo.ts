import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { changedFields, type BulkFields } from '../../src/domain/bulk-edit/bulkEdit.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from '../access/viewer.ts'
import { undoables } from '../activity/undoable.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { roomOfEdit } from '../search-index/assetEntries.ts'
import { readBatch } from '../items/batches.ts'
import { readRows, type BulkRow } from './bulkAssets.ts'
import { changedLists, lockAssets, writeRows, type Written } from './bulkWrite.ts'
import { undoMetadata } from './undoMetadata.ts'
import { PIECE } from '../items/progress.ts'
import { restrictedAmong } from '../items/restrictedItems.ts'
import { lockPlaces } from '../items/treeLocks.ts'
import { ASSET_IN_TRASH } from '../access/visibility.ts'

interface BulkUndone {
  readonly changed: number
  readonly left: number
}

/** The repositories that assets had. */
const LOCK_REPOSITORIES = sql<{ id: string; name: string }>(`
  select id, name from repositories
  where organization_id = $1 and id in (
    select (before ->> 'repositoryId')::uuid from activity where organization_id = $1 and id = any ($2::uuid[]))
  order by id for key share`)
const REACHED = sql<Reached>(`
  select id, folder_id as "folderId" from assets asset
  where organization_id = $1 and type = $2 and id = any ($3::uuid[]) and not ${ASSET_IN_TRASH}`)

interface Reached {
  readonly id: string
  readonly folderId: string | null
}

const reachedOf = async (tenant: Tenant, viewer: Viewer, type: ResourceType, ids: readonly string[]): Promise<readonly Reached[]> => {
  const [assets, restricted] = await Promise.all([
    tenant.query(REACHED, [tenant.organizationId, type, ids]),
    restrictedAmong(tenant, viewer, [], ids),
  ])
  return assets.filter(({ id }) => !restricted.has(id))
}

/** What an asset becomes again; undefined where what the edit made of it does not stand any more. */
const backOf = (row: BulkRow, after: Readonly<Record<string, unknown>> | null, fields: Readonly<Record<string, unknown>>, names: ReadonlyMap<string, string>): Written | undefined => {
  const edited = { ...row, ...(after as Partial<BulkFields> | null) }
  if (changedFields(row, edited).length > 0) return undefined
  const back = { ...row, ...(fields as Partial<BulkFields>) }
  const repository = back.repositoryId === null ? null : (names.get(back.repositoryId) ?? row.repository)
  return { before: row, after: { ...back, repository }, fields: changedFields(row, back) }
}

/** Takes one's own edit of many assets back, in one transaction; what was edited since stays, and what cannot be reached any more. */
export const undoBulkEdit = async (tenant: Tenant, jobs: Jobs, viewer: Viewer, type: ResourceType, change: string): Promise<Result.Result<BulkUndone, Failure<'NOT_FOUND'>>> => {
  const { organizationId } = tenant
  const batch = await readBatch(tenant, viewer.userId, type, change)
  if (batch === undefined || batch.action !== 'edit') return Result.fail({ code: 'NOT_FOUND' })
  const { assets, entries } = batch
  const repositories = await tenant.query(LOCK_REPOSITORIES, [organizationId, entries])
  const names = new Map(repositories.map(({ id, name }) => [id, name]))
  const seen = await reachedOf(tenant, viewer, type, assets)
  await lockPlaces(tenant, type, seen.map(({ folderId }) => folderId))
  await lockAssets(tenant, seen.map(({ id }) => id))
  const reached = new Map((await reachedOf(tenant, viewer, type, assets)).map((asset) => [asset.id, asset.folderId]))
  const [back, left] = [new Set<string>(), new Set<string>()]
  const writing = { author: viewer, type, jobs, room: roomOfEdit() }
  for (let at = 0; at < entries.length; at += PIECE) {
    const undoable = [...(await undoables(tenant, viewer, entries.slice(at, at + PIECE))).values()].filter(({ resource }) => reached.has(resource.id))
    const rows = new Map((await readRows(tenant, undoable.map(({ resource }) => resource.id))).map((row) => [row.id, row]))
    const written = undoable.flatMap(({ undo, after, resource }) => {
      const row = rows.get(resource.id)
      return (undo.call === 'edit' && row !== undefined && backOf(row, after, undo.fields, names)) || []
    })
    await writeRows(tenant, writing, written)
    for (const one of written) back.add(one.after.id)
    for (const { resource } of undoable) if (!written.some((one) => one.after.id === resource.id)) left.add(resource.id)
  }
  const ids = [...reached.keys()]
  for (let at = 0; at < ids.length; at += PIECE) {
    const undone = await undoMetadata(tenant, { ...writing, operationId: change }, ids.slice(at, at + PIECE))
    for (const id of undone.back) back.add(id)
    for (const id of undone.left) left.add(id)
  }
  const whole = [...back].filter((id) => !left.has(id))
  if (back.size > 0) {
    await changedLists(tenant, type, [...back].flatMap((id) => reached.get(id) ?? []))
    await publish(tenant, { kind: 'library.changed', type })
  }
  return Result.succeed({ changed: whole.length, left: assets.length - whole.length })
}
