import { allOf } from '../../src/domain/access/evaluate.ts'
import { applyBulkEdit, planBulkEdit, summarizeBulkEdit, undoBulkEdit } from '../../src/infrastructure/bulk-edit/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import * as applying from './bulkApply.ts'
import * as planning from './bulkPlan.ts'
import { summaryOf } from './bulkSummary.ts'
import * as undoing from './bulkUndo.ts'

/** As of a single asset. */
const EDIT = { access: 'signedIn', requires: allOf('EDIT_RESOURCES'), module: 'ofHeader' } as const

/** What stands in the fields is told as well. */
const LOOK = { ...EDIT, requires: allOf('EDIT_RESOURCES', 'VIEW_RESOURCE_DETAILS') } as const

/** One edit of many assets. */
export const bulkRoutes = (jobs: JobQueue): readonly Route[] => [
  route(summarizeBulkEdit, LOOK, ({ tenant, viewer, resourceType, body }) => summaryOf(tenant, viewer, resourceType, body.selection)),
  route(planBulkEdit, LOOK, ({ tenant, viewer, resourceType: type, body }) => planning.planBulkEdit(tenant, viewer, { ...body, type })),
  route(applyBulkEdit, { ...EDIT, audits: 'asset.updated' }, ({ tenant, viewer, resourceType: type, body }) =>
    applying.applyBulkEdit(tenant, jobs, viewer, { ...body, type }),
  ),
  route(undoBulkEdit, { ...EDIT, audits: 'asset.updated' }, ({ tenant, viewer, resourceType, body }) =>
    undoing.undoBulkEdit(tenant, jobs, viewer, resourceType, body.change),
  ),
]
