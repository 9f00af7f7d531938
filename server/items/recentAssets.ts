import type { AssetSummary } from '../../src/domain/assets/asset.ts'
import { visible } from '../access/visibility.ts'
import type { Viewer } from '../access/viewer.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { ASSET_COLUMNS, isoOf, summaryOf, type AssetRow } from './assetRows.ts'
import { PATHS } from './folderRows.ts'
import { starOf, type Starred } from './stars.ts'

/** An asset among those that were added last. `createdAt`: ISO. */
interface RecentAsset extends AssetSummary {
  readonly createdAt: string
}

const RECENT = variants([EITHER], (restricted) =>
  sql<AssetRow & Starred & { createdAt: string }>(`
    select ${ASSET_COLUMNS}, asset.created_at::text as "createdAt", ${starOf('asset', '$4')}
    from assets asset
    where asset.organization_id = $1 and asset.folder_id is not null and asset.type = any ($2::text[]) and ${visible('asset', { isWide: true, user: restricted ? '$4' : undefined })}
    order by asset.created_at desc, asset.id desc
    limit $3`),
)

/** What was added last, in whatever module, of what the viewer sees. */
export const recentAssets = async (tenant: Tenant, { restricted, userId, modules }: Pick<Viewer, 'restricted' | 'userId' | 'modules'>, limit: number): Promise<readonly RecentAsset[]> => {
  const rows = await tenant.query(RECENT(restricted), [tenant.organizationId, modules, limit, userId])
  const folders = [...new Set(rows.map(({ folderId }) => folderId))]
  const ways = new Map((await tenant.query(PATHS, [tenant.organizationId, folders])).map(({ start, path }) => [start, path]))
  return rows.map((row) => ({ ...summaryOf(row), createdAt: isoOf(row.createdAt), path: ways.get(row.folderId) ?? [] }))
}
