import { planPublication, planSelectedPublication, publishSelected, publishToPortal, undoPublication, undoSelectedPublication } from '../../src/infrastructure/publishing/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import * as publishing from './publishing.ts'
import * as selected from './selectedCalls.ts'

/** `jobs`: for what is published behind the answer. */
export const publishingRoutes = (jobs: Jobs): readonly Route[] => [
  route(planPublication, { action: 'publishToPortal' }, ({ tenant, viewer, body }) => publishing.planPublication({ tenant, viewer }, body.resources)),
  route(publishToPortal, { action: 'publishToPortal', audits: 'asset.updated' }, ({ tenant, viewer, body }) => publishing.publishToPortal({ tenant, viewer, jobs }, body)),
  route(undoPublication, { action: 'publishToPortal', audits: 'asset.updated' }, ({ tenant, viewer, body }) => publishing.unpublish({ tenant, viewer, jobs }, body, body.resources)),
  route(planSelectedPublication, { action: 'publishSelected' }, ({ tenant, viewer, resourceType, body }) => selected.planSelection({ tenant, viewer }, resourceType, body.selection)),
  route(publishSelected, { action: 'publishSelected', audits: 'asset.updated' }, ({ tenant, viewer, resourceType, body }) =>
    selected.askPublishing({ tenant, viewer, jobs }, { ...body, type: resourceType }),
  ),
  route(undoSelectedPublication, { action: 'publishToPortal', audits: 'asset.updated' }, ({ tenant, viewer, body }) => selected.undoPublishing({ tenant, viewer, jobs }, body.change)),
]
