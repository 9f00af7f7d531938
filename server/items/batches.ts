import { randomUUID } from 'node:crypto'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** What one copying, moving, restoring, editing or publishing brought; `…From`: where each lay, of a move; `movedTo`: where it brought them, folders first; `renamed…`: what got another name there; `entries` of the log tell of an edit, and of the days of a publication. */
export interface Batch {
  readonly type: ResourceType
  readonly action: 'copy' | 'move' | 'restore' | 'edit' | 'webReady' | 'skipWebReady' | 'publish'
  readonly folders: readonly string[]
  readonly assets: readonly string[]
  readonly foldersFrom: readonly (string | null)[]
  readonly assetsFrom: readonly (string | null)[]
  readonly entries?: readonly string[]
  readonly movedTo?: readonly (string | null)[]
  readonly renamed?: readonly string[]
  readonly renamedFrom?: readonly string[]
  readonly renamedTo?: readonly string[]
}

const WRITE = sql(`
  insert into library_batches (id, organization_id, user_id, type, action, folders, assets, folders_from, assets_from, entries, moved_to, renamed, renamed_from, renamed_to)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`)
const READ = sql<Required<Batch>>(`
  select type, action, folders, assets, folders_from as "foldersFrom", assets_from as "assetsFrom", entries,
    moved_to as "movedTo", renamed, renamed_from as "renamedFrom", renamed_to as "renamedTo"
  from library_batches where organization_id = $1 and id = $2 and user_id = $3 and ($4::text is null or type = $4)`)

/** Forgets what a click can take back no more. */
export const OLD_BATCHES = sql('select sweep_library_batches()')

export const writeBatch = async (tenant: Tenant, userId: string, batch: Batch, id: string = randomUUID()): Promise<string> => {
  const { type, action, folders, assets, foldersFrom, assetsFrom, entries = [], movedTo = [], renamed = [], renamedFrom = [], renamedTo = [] } = batch
  await tenant.query(WRITE, [id, tenant.organizationId, userId, type, action, folders, assets, foldersFrom, assetsFrom, entries, movedTo, renamed, renamedFrom, renamedTo])
  return id
}

/** Only by who did it; `type` null: of whatever module. */
export const readBatch = async (tenant: Tenant, userId: string, type: ResourceType | null, id: string): Promise<Required<Batch> | undefined> =>
  (await tenant.query(READ, [tenant.organizationId, id, userId, type]))[0]
