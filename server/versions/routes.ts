import * as contract from '../../src/infrastructure/versions/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { deleteVersion, listVersions, restoreVersion } from './versions.ts'

interface Parts {
  readonly jobs: JobQueue
  /** Something was deleted for good. */
  readonly onDestroyed: () => void
}

/** The earlier files of assets. */
export const versionRoutes = ({ jobs, onDestroyed }: Parts): readonly Route[] => [
  route(contract.listVersions, { action: 'viewDetails' }, ({ tenant, viewer, resourceType, params, query }) =>
    listVersions(tenant, viewer, { ...query, type: resourceType, id: params.assetId }),
  ),
  route(contract.restoreVersion, { action: 'edit', audits: 'asset.updated' }, ({ tenant, viewer, resourceType, params: { assetId, versionId }, body }) =>
    restoreVersion(tenant, jobs, viewer, { ...body, type: resourceType, id: assetId, versionId }),
  ),
  route(contract.deleteVersion, { action: 'deleteVersion', audits: 'asset.updated' }, ({ tenant, viewer, resourceType, params: { assetId, versionId } }) =>
    deleteVersion(tenant, viewer, { type: resourceType, id: assetId, versionId }, onDestroyed),
  ),
]
