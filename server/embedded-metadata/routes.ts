import { allOf } from '../../src/domain/access/evaluate.ts'
import { askAssetMetadata, readAssetMetadata } from '../../src/infrastructure/embedded-metadata/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { askMetadata, readMetadata } from './metadata.ts'

const VIEW_DETAILS = { access: 'signedIn', requires: allOf('VIEW_RESOURCE_DETAILS'), module: 'ofHeader' } as const

export const metadataRoutes = (jobs: JobQueue): readonly Route[] => [
  route(readAssetMetadata, VIEW_DETAILS, ({ tenant, viewer, resourceType, params }) => readMetadata(tenant, viewer, { type: resourceType, id: params.assetId })),
  route(askAssetMetadata, VIEW_DETAILS, ({ tenant, viewer, resourceType, params }) => askMetadata(tenant, jobs, viewer, { type: resourceType, id: params.assetId })),
]
