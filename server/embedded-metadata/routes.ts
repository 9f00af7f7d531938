import { askAssetMetadata, readAssetMetadata } from '../../src/infrastructure/embedded-metadata/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { askMetadata, readMetadata } from './metadata.ts'

export const metadataRoutes = (jobs: Jobs): readonly Route[] => [
  route(readAssetMetadata, { action: 'viewDetails' }, ({ tenant, viewer, resourceType, params }) => readMetadata(tenant, viewer, { type: resourceType, id: params.assetId })),
  route(askAssetMetadata, { action: 'viewDetails' }, ({ tenant, viewer, resourceType, params }) => askMetadata(tenant, jobs, viewer, { type: resourceType, id: params.assetId })),
]
