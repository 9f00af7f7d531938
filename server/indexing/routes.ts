import { indexAsset, indexSelected } from '../../src/infrastructure/indexing/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { askAgain } from './jobs.ts'
import { reindex } from './reindex.ts'

export const indexingRoutes = (jobs: Jobs): readonly Route[] => [
  route(indexAsset, { action: 'index', audits: 'indexing.requested' }, ({ tenant, viewer, resourceType, params }) =>
    reindex(tenant, jobs, viewer, { type: resourceType, id: params.assetId }),
  ),
  route(indexSelected, { action: 'index', audits: 'indexing.requested' }, ({ tenant, viewer, resourceType, body }) =>
    askAgain({ tenant, viewer, jobs }, resourceType, body.selection),
  ),
]
