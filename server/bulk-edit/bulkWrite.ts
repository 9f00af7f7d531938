import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { BulkFields } from '../../src/domain/bulk-edit/bulkEdit.ts'
import type { Viewer } from '../access/viewer.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { enterInTime, type Room } from '../search-index/assetEntries.ts'
import type { Head, BulkRow } from './bulkAssets.ts'
import { CountChanges } from '../items/counts.ts'

export type Author = Pick<Viewer, 'userId' | 'firstName' | 'lastName'>

export interface LockedAsset extends Head {
  readonly folderId: string | null
}

const LOCK = sql<LockedAsset>(`
  select id, revision, folder_id as "folderId" from assets where organization_id = $1 and id = any ($2::uuid[]) order by id for no key update`)

/** Locks assets in one order, after the folders in which they lie. */
export const lockAssets = (tenant: Tenant, ids: readonly string[]): Promise<readonly LockedAsset[]> =>
  tenant.query(LOCK, [tenant.organizationId, ids])

/** An asset that becomes another. */
export interface Written {
  readonly before: BulkRow
  readonly after: BulkRow
  readonly fields: readonly (keyof BulkFields)[]
}

const UPDATE = sql(`
  update assets asset set description = edited.description, repository_id = edited.repository_id, rights_statement = edited.rights_statement,
    tags = array(select jsonb_array_elements_text(edited.tags)),
    revision = revision + 1, modified_at = now(), modified_by = $2
  from unnest($3::uuid[], $4::text[], $5::uuid[], $6::text[], $7::jsonb[]) as edited (id, description, repository_id, rights_statement, tags)
  where asset.organization_id = $1 and asset.id = edited.id`)

/** What is no word of an asset. */
const WORDLESS: readonly (keyof BulkFields)[] = ['repositoryId', 'rightsStatement']

/** As the log keeps them: the repository with what it was called at the time. */
const auditedValues = (row: BulkRow, fields: readonly (keyof BulkFields)[]): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(fields.map((field) => [field, row[field]])),
  ...(fields.includes('repositoryId') ? { repository: row.repository } : {}),
})

/** Who writes, and what finds it afterwards: `room` is what the whole edit has of it. */
export interface Writing {
  readonly author: Author
  readonly type: ResourceType
  readonly jobs: Jobs
  readonly room: Room
}

/** Writes locked assets with their entries in the log and their words in the search; answers the entries. */
export const writeRows = async (tenant: Tenant, { author, type, jobs, room }: Writing, rows: readonly Written[]): Promise<readonly string[]> => {
  if (rows.length === 0) return []
  const after = rows.map((row) => row.after)
  const columns = [after.map(({ id }) => id), after.map(({ description }) => description), after.map(({ repositoryId }) => repositoryId), after.map(({ rightsStatement }) => rightsStatement)]
  const updated = tenant.query(UPDATE, [tenant.organizationId, author.userId, ...columns, after.map(({ tags }) => JSON.stringify(tags))])
  const events = rows.map(({ before, after: { id, name }, after: next, fields }) => ({ id, name, before: auditedValues(before, fields), after: auditedValues(next, fields) }))
  const spoken = rows.filter(({ fields }) => fields.some((field) => !WORDLESS.includes(field))).map((row) => row.after.id)
  // Asked one behind the other: each is prepared while the database is at the one before.
  const [, entries] = await Promise.all([updated, recordAll(tenant, author, 'asset.updated', events), enterInTime(tenant, jobs, type, spoken, room)])
  return entries
}

/** The lists of these folders, and of their module, show something else from now on. */
export const changedLists = async (tenant: Tenant, type: ResourceType, folders: Iterable<string>): Promise<void> => {
  const counts = new CountChanges()
  for (const folder of new Set(folders)) counts.add(folder, 'asset', 0)
  await counts.write(tenant, type)
}
