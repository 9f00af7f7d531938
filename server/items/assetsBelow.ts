import type { AccessScope } from '../access/scope.ts'
import { visible } from '../access/visibility.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** A restricted folder keeps what lies below it from who looks. */
const BELOW = variants([EITHER], (restricted) => {
  const user = restricted ? '$4' : undefined
  return sql<{ id: string }>(`
    with recursive tree (id) as (
      select unnest($2::uuid[])
      union
      select folder.id from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id
      where ${visible('folder', { isWide: false, user })}
    )
    select asset.id from tree join assets asset on asset.organization_id = $1 and asset.folder_id = tree.id
    where ${visible('asset', { isWide: false, user })}
    order by asset.id limit $3`)
})

/** The assets below folders that can be reached, at any depth, as their viewer sees them; `most`: so many at the most, undefined: all. */
export const assetsBelow = async (tenant: Tenant, { restricted, userId }: AccessScope, folders: readonly string[], most?: number): Promise<readonly string[]> => {
  if (folders.length === 0) return []
  return (await tenant.query(BELOW(restricted), [tenant.organizationId, folders, most ?? null, ...(restricted ? [userId] : [])])).map(({ id }) => id)
}
