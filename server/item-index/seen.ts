import type { AccessScope } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Bitmap } from './Bitmap.ts'
import type { ItemColumns } from './ItemColumns.ts'

/** What is restricted for somebody; of folders all below them as well. */
export interface RestrictedFor {
  readonly folders: ReadonlySet<string>
  readonly assets: ReadonlySet<string>
}

const RESTRICTED = sql<{ folderId: string | null; assetId: string | null }>(
  'select folder_id as "folderId", asset_id as "assetId" from access_restrictions where organization_id = $1 and user_id = $2',
)
const NOTHING: RestrictedFor = { folders: new Set(), assets: new Set() }

export const restrictedFor = async (tenant: Tenant, { userId, restricted }: AccessScope): Promise<RestrictedFor> => {
  if (!restricted) return NOTHING
  const rows = await tenant.query(RESTRICTED, [tenant.organizationId, userId])
  return { folders: new Set(rows.flatMap(({ folderId }) => folderId ?? [])), assets: new Set(rows.flatMap(({ assetId }) => assetId ?? [])) }
}

export interface Seeing {
  readonly modules: readonly string[]
  readonly restricted: RestrictedFor
  /** What lies in the trash, instead of what does not. */
  readonly isTrash: boolean
}

/** Which folders and assets somebody sees: the same as `visible` (server/access/visibility.ts) says in SQL. */
export const seenOf = (columns: ItemColumns, { modules, restricted: { folders, assets }, isTrash }: Seeing): Bitmap => {
  const seen = columns.where((position) => {
    const module = columns.moduleOf(position)
    return (columns.isFolder(position) || columns.isAsset(position)) && module !== undefined && modules.includes(module) && columns.isTrashed(position) === isTrash
  })
  const outside = folders.size === 0 ? seen : seen.without(columns.within(folders))
  return assets.size === 0 ? outside : outside.without(columns.where((position) => columns.isAsset(position) && assets.has(columns.ids.at(position))))
}
