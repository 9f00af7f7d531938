import type { Database } from '../../server/database/connect.ts'
import type { Person } from '../support/server/person.ts'

const FOLDERS = `
  insert into folders (id, organization_id, type, parent_id, name, name_key, created_at, modified_at, created_by, modified_by)
  select gen_random_uuid(), $1, 'RECORDS', $2, 'Part ' || step, 'part ' || step, now(), now(), $3, $3 from generate_series(1, $4::integer) step`
const COUNT = 'update folders set folder_count = folder_count + $2 where id = $1'

/** Fills a folder with so many others, faster than by asking for each. */
export const fillWithFolders = async ({ owner }: Database, { organizationId, userId }: Person, folderId: string | null, count: number): Promise<void> => {
  await owner.query(FOLDERS, [organizationId, folderId, userId, count])
  await owner.query(COUNT, [folderId, count])
}

const ASSETS = `
  insert into assets (id, organization_id, type, folder_id, name, name_key, description, file_number, file_number_key, media_type, preview, size,
    thumbnail, indexing, content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
  select gen_random_uuid(), organization_id, type, folder_id, step || name, step || name_key, description, 'M ' || id || step, 'm ' || id || step,
    media_type, preview, size, 'None', 'None', content_version, blob_key, checksum, now(), now(), created_by, modified_by
  from assets, generate_series(1, $2::integer) step where id = $1 returning folder_id, type, size, organization_id`
const COUNT_FOLDER = 'update folders set asset_count = asset_count + $2 where id = (select folder_id from assets where id = $1)'
const COUNT_MODULE = `
  update module_contents contents set asset_count = contents.asset_count + $2 from assets asset
  where asset.id = $1 and contents.organization_id = asset.organization_id and contents.type = asset.type`
const COUNT_USAGE = `
  update organization_usage usage set files = files + $2, used_bytes = used_bytes + $2 * asset.size from assets asset
  where asset.id = $1 and usage.organization_id = asset.organization_id`

/** Puts so many more like an asset beside it, which share its stored file as copies do. */
export const multiply = async ({ owner }: Database, assetId: string, count: number): Promise<void> => {
  for (const statement of [ASSETS, COUNT_FOLDER, COUNT_MODULE, COUNT_USAGE]) await owner.query(statement, [assetId, count])
}
