import type { ResourceType } from '../../src/domain/access/modules.ts'
import { changedLists } from '../bulk-edit/bulkWrite.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { STATE_COLUMNS, statesOf, type StatesRow } from '../items/assetRows.ts'

/** Assets that are told one by one. */
const MOST_PUBLISHED = 20

const PLACES = sql<StatesRow & { readonly assetId: string; readonly folderId: string }>(`
  select asset.id as "assetId", asset.folder_id as "folderId", ${STATE_COLUMNS}
  from assets asset where asset.organization_id = $1 and asset.id = any ($2::uuid[]) and asset.folder_id is not null`)

/** Whoever looks at these assets, or at a list of them, reads them again. */
export const publishChanged = async (tenant: Tenant, type: ResourceType, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const places = await tenant.query(PLACES, [tenant.organizationId, ids])
  await changedLists(tenant, type, places.map(({ folderId }) => folderId))
  if (places.length > MOST_PUBLISHED) await publish(tenant, { kind: 'library.changed', type })
  else await publish(tenant, ...places.map((place) => ({ kind: 'asset.changed', type, assetId: place.assetId, folderId: place.folderId, ...statesOf(place) }) as const))
}
