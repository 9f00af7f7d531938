import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { ThumbnailState } from '../../src/domain/assets/asset.ts'
import type { IndexingState } from '../../src/domain/assets/indexing.ts'
import { changedLists } from '../bulk-edit/bulkWrite.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'

/** Assets that are told one by one. */
const MOST_TOLD = 20

const PLACES = sql<{ assetId: string; folderId: string; thumbnail: ThumbnailState; indexing: IndexingState }>(`
  select id as "assetId", folder_id as "folderId", thumbnail, indexing from assets where organization_id = $1 and id = any ($2::uuid[]) and folder_id is not null`)

/** Whoever looks at these assets, or at a list of them, reads them again. */
export const publishChanged = async (tenant: Tenant, type: ResourceType, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const places = await tenant.query(PLACES, [tenant.organizationId, ids])
  await changedLists(tenant, type, places.map(({ folderId }) => folderId))
  if (places.length > MOST_TOLD) await publish(tenant, { kind: 'library.changed', type })
  else await publish(tenant, ...places.map((place) => ({ kind: 'asset.changed', type, ...place }) as const))
}
