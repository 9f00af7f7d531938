import type { AccessScope } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { Bitmap } from './Bitmap.ts'
import type { ItemColumns } from './ItemColumns.ts'

/** The positions of what is restricted for somebody; of folders all below them as well. */
export type Restricted = ReadonlySet<number>

const RESTRICTED = sql<{ position: number }>(`
  select folder.position from access_restrictions restriction join folders folder on folder.organization_id = $1 and folder.id = restriction.folder_id
  where restriction.organization_id = $1 and restriction.user_id = $2
  union all
  select asset.position from access_restrictions restriction join assets asset on asset.organization_id = $1 and asset.id = restriction.asset_id
  where restriction.organization_id = $1 and restriction.user_id = $2`)

export const restrictedFor = async (tenant: Tenant, { userId, restricted }: AccessScope): Promise<Restricted> =>
  restricted ? new Set((await tenant.query(RESTRICTED, [tenant.organizationId, userId])).map(({ position }) => position)) : new Set()

interface Seeing {
  readonly modules: readonly string[]
  readonly restricted: Restricted
  /** Also what lies in the trash. */
  readonly withTrash: boolean
}

/** Which folders and assets somebody sees: the same as `visible` (server/access/visibility.ts) says in SQL. */
export const seenOf = (columns: ItemColumns, { modules, restricted, withTrash }: Seeing): Bitmap => {
  const seen = columns.kept(`seen ${modules.join()} ${withTrash}`, (position) => {
    const module = columns.moduleOf(position)
    return (columns.isFolder(position) || columns.isAsset(position)) && module !== undefined && modules.includes(module) && (withTrash || !columns.isTrashed(position))
  })
  return restricted.size === 0 ? seen : seen.without(Bitmap.of([...restricted])).without(columns.within(restricted))
}
