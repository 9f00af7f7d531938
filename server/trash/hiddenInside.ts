import type { TrashItem } from '../../src/domain/trash/trashItem.ts'
import type { AccessScope } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

type Contents = Pick<TrashItem, 'folderCount' | 'assetCount' | 'size'>

/** What is hidden from a user inside folders of the trash of the organization $1, summed up by these. `user`: a parameter; `roots`: a condition on their identifiers. */
export const hiddenInside = (user: string, roots: string): string => `
  with closed as materialized (
    select folder.trash_id as root, folder.id
    from restricted_folders(${user}) as restricted (id)
    join folders folder on folder.organization_id = $1 and folder.id = restricted.id and folder.trash_id ${roots}
  ),
  hidden as (
    select closed.root, asset.id, asset.size + asset.versions_size as size
    from closed join assets asset on asset.organization_id = $1 and asset.folder_id = closed.id and asset.trashed_at is null
    union
    select folder.trash_id, asset.id, asset.size + asset.versions_size
    from access_restrictions restriction
    join assets asset on asset.organization_id = $1 and asset.id = restriction.asset_id and asset.trashed_at is null
    join folders folder on folder.organization_id = $1 and folder.id = asset.folder_id and folder.trash_id ${roots}
    where restriction.organization_id = $1 and restriction.user_id = ${user}
  )
  select root as id, sum(folders)::integer as "folderCount", sum(assets)::integer as "assetCount", sum(size)::bigint as size
  from (
    select root, 1 as folders, 0 as assets, 0 as size from closed
    union all
    select root, 0, 1, size from hidden
  ) each_one
  group by root`
const HIDDEN_INSIDE = sql<Contents & { id: string }>(hiddenInside('$2', '= any ($3::uuid[])'))

/** Items of the trash with the counts and the bytes of what somebody may see in them. */
export const seenInside = async <I extends Contents & Pick<TrashItem, 'id' | 'kind'>>(tenant: Tenant, { userId, restricted }: AccessScope, items: readonly I[]): Promise<readonly I[]> => {
  const folders = items.filter(({ kind }) => kind === 'folder').map(({ id }) => id)
  if (!restricted || folders.length === 0) return items
  const hidden = new Map((await tenant.query(HIDDEN_INSIDE, [tenant.organizationId, userId, folders])).map((row) => [row.id, row]))
  return items.map((item) => {
    const off = hidden.get(item.id)
    if (off === undefined) return item
    return { ...item, folderCount: item.folderCount - off.folderCount, assetCount: item.assetCount - off.assetCount, size: item.size - off.size }
  })
}
