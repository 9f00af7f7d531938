import * as Result from 'effect/Result'
import type { AssetSummary } from '../../src/domain/assets/asset.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { READ_AT_ONCE } from '../../src/domain/home/home.ts'
import { visible } from '../access/visibility.ts'
import type { Viewer } from '../access/viewer.ts'
import { reindex } from '../indexing/reindex.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { ASSET_COLUMNS, summaryOf, type AssetRow } from '../items/assetRows.ts'
import { PATHS } from '../items/folderRows.ts'
import { starOf, type Starred } from '../items/stars.ts'
import type { Jobs } from '../jobs/Jobs.ts'

/** Of which some are named. */
const NAMED = 2

/** What went wrong: a scan without text waits for nobody. */
const UNREAD = (restricted: boolean, user: `$${number}`): string => `
  from assets asset
  where asset.organization_id = $1 and asset.indexing = 'Failed' and asset.indexing_failure is distinct from 'NoText' and asset.folder_id is not null and asset.type = any ($2::text[])
    and ${visible('asset', { isWide: true, user: restricted ? user : undefined })}`

const FIRST = variants([EITHER], (restricted) =>
  sql<AssetRow & Starred & { total: number }>(`
    select ${ASSET_COLUMNS}, ${starOf('asset', '$4')}, (count(*) over ())::integer as total
    ${UNREAD(restricted, '$4')}
    order by asset.modified_at desc, asset.id desc limit $3`),
)

const IDS = variants([EITHER], (restricted) =>
  sql<{ id: string; type: ResourceType }>(`select asset.id, asset.type ${UNREAD(restricted, '$4')} order by asset.modified_at desc, asset.id desc limit $3`),
)

interface Unread {
  readonly count: number
  readonly assets: readonly AssetSummary[]
}

export const unreadOf = async (tenant: Tenant, { restricted, userId, modules }: Viewer): Promise<Unread> => {
  const rows = await tenant.query(FIRST(restricted), [tenant.organizationId, modules, NAMED, userId])
  if (rows.length === 0) return { count: 0, assets: [] }
  const ways = new Map((await tenant.query(PATHS, [tenant.organizationId, rows.map(({ folderId }) => folderId)])).map(({ start, path }) => [start, path]))
  return { count: rows[0]?.total ?? 0, assets: rows.map((row) => ({ ...summaryOf(row), path: ways.get(row.folderId) ?? [] })) }
}

/** Puts them in line again, up to {@link READ_AT_ONCE}; answers how many. */
export const readAgain = async (tenant: Tenant, jobs: Jobs, viewer: Viewer): Promise<Result.Result<{ readonly count: number }>> => {
  const { restricted, userId, modules } = viewer
  const rows = await tenant.query(IDS(restricted), [tenant.organizationId, modules, READ_AT_ONCE, ...(restricted ? [userId] : [])])
  const read = []
  for (const asset of rows) read.push(await reindex(tenant, jobs, viewer, asset))
  return Result.succeed({ count: read.filter(Result.isSuccess).length })
}
