import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { AccessScope } from '../access/scope.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { FoundIds } from './foundItems.ts'
import { ASSET_COLUMNS, FOLDER_COLUMNS, type Item } from './items.ts'
import { seenBy } from './listedItems.ts'

const COLUMNS = { folder: FOLDER_COLUMNS, asset: ASSET_COLUMNS } as const
const present = variants([['folder', 'asset'], EITHER], (kind, restricted) => sql<Item>(`
  select ${COLUMNS[kind]} from ${kind}s ${kind}
  where ${kind}.organization_id = $1 and ${kind}.type = $2 and ${kind}.id = any ($3::uuid[]) and ${seenBy(kind, { restricted }, '$4')}
  order by ${kind}.id`))

/** Of what was named once, what can be reached now: what has gone, was trashed or restricted since is left out. */
export const presentItems = async (tenant: Tenant, { userId, restricted }: AccessScope, type: ResourceType, { folders, assets }: FoundIds): Promise<readonly Item[]> => {
  const read = async (kind: Item['kind'], ids: readonly string[]): Promise<readonly Item[]> =>
    ids.length === 0 ? [] : tenant.query(present(kind, restricted), [tenant.organizationId, type, ids, ...(restricted ? [userId] : [])])
  return [...(await read('folder', folders)), ...(await read('asset', assets))]
}
