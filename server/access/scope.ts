import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { RestrictionPlace } from '../../src/domain/access/reason.ts'
import type { Folder } from '../../src/domain/folders/folder.ts'
import type { Viewer } from './viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { ASSET_IN_TRASH } from './visibility.ts'
import { findPlace, type Resource } from './place.ts'

/** Who looks. Whoever has no restriction costs no look at the table of restrictions. */
export type AccessScope = Pick<Viewer, 'userId' | 'restricted'>

/** Who asks by a query: what it means goes by what they may know of and by the language that they read. */
export type Asker = AccessScope & Pick<Viewer, 'modules' | 'permissions' | 'language'>

/** What keeps a folder or asset from somebody. The folder above it, which they do not see either, stays unnamed. */
export const restrictionOn = async (tenant: Tenant, { userId, restricted }: AccessScope, resource: Resource | undefined): Promise<RestrictionPlace | undefined> => {
  if (!restricted || resource === undefined) return undefined
  const place = await findPlace(tenant, { of: 'access', userId }, resource)
  return place && { by: place.by }
}

/** What of a list is kept from somebody: to be taken off its counts. */
interface Hidden {
  readonly folders: number
  readonly assets: number
}

const NOTHING: Hidden = { folders: 0, assets: 0 }

/** What is restricted for the user $2 by itself: once, also where they and their groups are restricted by rules of their own. */
const RESTRICTED = `(select distinct folder_id, asset_id from access_restrictions where organization_id = $1 and user_id = $2) restriction`

const IN_FOLDERS = sql<Hidden & { id: string }>(`
  select parent as id, sum(folders)::integer as folders, sum(assets)::integer as assets
  from (
    select folder.parent_id as parent, 1 as folders, 0 as assets
    from ${RESTRICTED}
    join folders folder on folder.organization_id = $1 and folder.id = restriction.folder_id and folder.trashed_at is null
    union all
    select asset.folder_id, 0, 1
    from ${RESTRICTED}
    join assets asset on asset.organization_id = $1 and asset.id = restriction.asset_id and asset.trashed_at is null
  ) hidden
  where parent = any ($3::uuid[])
  group by parent`)

/** What of the direct contents of folders is hidden; folders of which nothing is are left out. */
const hiddenIn = async (tenant: Tenant, { userId, restricted }: AccessScope, folderIds: readonly string[]): Promise<ReadonlyMap<string, Hidden>> => {
  if (!restricted || folderIds.length === 0) return new Map()
  const rows = await tenant.query(IN_FOLDERS, [tenant.organizationId, userId, folderIds])
  return new Map(rows.map((row) => [row.id, row]))
}

const IN_MODULE = sql<Hidden>(`
  select
    (select count(*)::integer from ${RESTRICTED}
     join folders folder on folder.organization_id = $1 and folder.id = restriction.folder_id
     where folder.type = $3 and folder.parent_id is null and folder.trashed_at is null) as folders,
    (select coalesce(sum(folder.asset_count), 0)::integer from folders folder
     where folder.organization_id = $1 and folder.type = $3 and folder.trashed_at is null
       and folder.id in (select * from restricted_folders($2)))
    + (select count(*)::integer from ${RESTRICTED}
       join assets asset on asset.organization_id = $1 and asset.id = restriction.asset_id
       where asset.type = $3 and not ${ASSET_IN_TRASH}
         and asset.folder_id not in (select * from restricted_folders($2))) as assets`)

/** Folders at a module's root, and assets in all of it, that are hidden. */
export const hiddenInModule = async (tenant: Tenant, { userId, restricted }: AccessScope, type: ResourceType): Promise<Hidden> => {
  if (!restricted) return NOTHING
  const [row] = await tenant.query(IN_MODULE, [tenant.organizationId, userId, type])
  return row ?? NOTHING
}

/** What of one list is hidden: of a folder's direct contents, or of a module. */
export const hiddenOf = async (tenant: Tenant, scope: AccessScope, type: ResourceType, folderId: string | undefined): Promise<Hidden> =>
  folderId === undefined ? hiddenInModule(tenant, scope, type) : ((await hiddenIn(tenant, scope, [folderId])).get(folderId) ?? NOTHING)

/** Folders with the counts of what somebody sees in them. */
export const countedFor = async <F extends Pick<Folder, 'id' | 'folderCount' | 'assetCount'>>(tenant: Tenant, scope: AccessScope, folders: readonly F[]): Promise<readonly F[]> => {
  const hidden = await hiddenIn(tenant, scope, folders.map(({ id }) => id))
  return folders.map((folder) => {
    const off = hidden.get(folder.id) ?? NOTHING
    return { ...folder, folderCount: folder.folderCount - off.folders, assetCount: folder.assetCount - off.assets }
  })
}
