import { planPublication, publishToPortal, undoPublication } from '../../src/infrastructure/publishing/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import * as publishing from './publishing.ts'

/** `jobs`: for what is published behind the answer. */
export const publishingRoutes = (jobs: Jobs): readonly Route[] => [
  route(planPublication, { action: 'publishToPortal' }, ({ tenant, viewer, body }) => publishing.planPublication({ tenant, viewer }, body.resources)),
  route(publishToPortal, { action: 'publishToPortal', audits: 'asset.updated' }, ({ tenant, viewer, body }) => publishing.publishToPortal({ tenant, viewer, jobs }, body)),
  route(undoPublication, { action: 'publishToPortal', audits: 'asset.updated' }, ({ tenant, viewer, body }) => publishing.unpublish({ tenant, viewer, jobs }, body, body.resources)),
]
