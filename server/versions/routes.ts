import * as contract from '../../src/infrastructure/versions/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { deleteVersion, listVersions, restoreVersion } from './versions.ts'

/** The earlier files of assets. */
export const versionRoutes = (jobs: Jobs): readonly Route[] => [
  route(contract.listVersions, { action: 'viewDetails' }, ({ tenant, viewer, resourceType, params, query }) =>
    listVersions(tenant, viewer, { ...query, type: resourceType, id: params.assetId }),
  ),
  route(contract.restoreVersion, { action: 'edit', audits: 'asset.updated' }, ({ tenant, viewer, resourceType, params: { assetId, versionId }, body }) =>
    restoreVersion(tenant, jobs, viewer, { ...body, type: resourceType, id: assetId, versionId }),
  ),
  route(contract.deleteVersion, { action: 'deleteVersion', audits: 'asset.updated' }, ({ tenant, viewer, resourceType, params: { assetId, versionId } }) =>
    deleteVersion(tenant, viewer, jobs, { type: resourceType, id: assetId, versionId }),
  ),
]
