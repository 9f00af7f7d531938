import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import { putEntry } from '../search-index/entries.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'

const FOLDERS = sql<{ id: string; type: ResourceType; name: string }>('select id, type, name from folders where organization_id = $1 and id = any ($2::uuid[])')

/** Makes things findable by the names that they have now. */
export const reenter = async (tenant: Tenant, items: readonly { readonly kind: 'folder' | 'asset'; readonly id: string }[]): Promise<void> => {
  const ids = (kind: 'folder' | 'asset') => items.filter((item) => item.kind === kind).map(({ id }) => id)
  const folders = ids('folder')
  const rows = folders.length === 0 ? [] : await tenant.query(FOLDERS, [tenant.organizationId, folders])
  for (const { id, type, name } of rows) await putEntry(tenant, { id, kind: 'folder', type, name })
  for (const id of ids('asset')) await refreshEntry(tenant, id)
}
