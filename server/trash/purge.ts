import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { forgetEntries } from '../search-index/restingEntries.ts'
import { TRASHED_TREE } from './bringBack.ts'
import { keepOrphansRestricted } from './orphans.ts'

/** Something that was deleted for good. */
export interface Purgeable {
  readonly kind: 'folder' | 'asset'
  readonly id: string
}

/** Assets that are deleted at a time, so that nothing is locked for long. */
const PIECE = 500

const IN_FOLDERS = sql<{ id: string }>(`
  select id from assets where organization_id = $1 and folder_id = any ($2::uuid[]) and trashed_at is null limit ${PIECE}`)
const RELEASE = sql(`
  insert into released_blobs (key, organization_id)
  select distinct key, $1::uuid from (
    select blob_key from assets where organization_id = $1 and id = any ($2::uuid[])
    union all
    select blob_key from asset_versions where organization_id = $1 and asset_id = any ($2::uuid[])
  ) as named (key)
  on conflict do nothing`)
const REMOVE = sql<{ size: number }>(`
  delete from assets where organization_id = $1 and id = any ($2::uuid[]) returning size + versions_size as size`)
const FREE = sql('update organization_usage set used_bytes = used_bytes - $2, files = files - $3 where organization_id = $1')
/** What was moved to the trash before its folder stays in the trash, without a place to go back to. */
const ORPHAN_ASSETS = sql('update assets set folder_id = null where organization_id = $1 and folder_id = any ($2::uuid[])')
const ORPHAN_FOLDERS = sql(`
  update folders set parent_id = null
  where organization_id = $1 and parent_id = any ($2::uuid[]) and not id = any ($2::uuid[])`)
const REMOVE_FOLDERS = sql('delete from folders where organization_id = $1 and id = any ($2::uuid[])')
const DONE = sql('delete from purging_items where organization_id = $1 and id = $2')

const removeAssets = async (tenant: Tenant, ids: readonly string[]): Promise<void> => {
  const { organizationId } = tenant
  await tenant.query(RELEASE, [organizationId, ids])
  const removed = await tenant.query(REMOVE, [organizationId, ids])
  await forgetEntries(tenant, ids)
  await tenant.query(FREE, [organizationId, removed.reduce((sum, { size }) => sum + size, 0), removed.length])
}

/**
 * Deletes a piece of what is to be purged, and frees its storage in the same transaction: true when nothing is left of it. The stored files
 * are listed to be removed once that is committed.
 */
export const purge = async (tenant: Tenant, { kind, id }: Purgeable): Promise<boolean> => {
  const { organizationId } = tenant
  if (kind === 'asset') await removeAssets(tenant, [id])
  else {
    const tree = (await tenant.query(TRASHED_TREE, [organizationId, [id]])).map((row) => row.id)
    const assets = (await tenant.query(IN_FOLDERS, [organizationId, tree])).map((row) => row.id)
    if (assets.length > 0) await removeAssets(tenant, assets)
    if (assets.length === PIECE) return false
    await keepOrphansRestricted(tenant, tree)
    await tenant.query(ORPHAN_ASSETS, [organizationId, tree])
    await tenant.query(ORPHAN_FOLDERS, [organizationId, tree])
    await tenant.query(REMOVE_FOLDERS, [organizationId, tree])
    await forgetEntries(tenant, tree)
  }
  await tenant.query(DONE, [organizationId, id])
  return true
}
