import { applyBulkEdit, planBulkEdit, summarizeBulkEdit, undoBulkEdit } from '../../src/infrastructure/bulk-edit/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import * as applying from './bulkApply.ts'
import * as planning from './bulkPlan.ts'
import { summaryOf } from './bulkSummary.ts'
import * as undoing from './bulkUndo.ts'

/** As of a single asset. */
const EDIT = { action: 'edit', audits: 'asset.updated' } as const

/** One edit of many assets. */
export const bulkRoutes = (jobs: Jobs): readonly Route[] => [
  route(summarizeBulkEdit, { action: 'planBulkEdit' }, ({ tenant, viewer, resourceType, body }) => summaryOf(tenant, viewer, resourceType, body.selection)),
  route(planBulkEdit, { action: 'planBulkEdit' }, ({ tenant, viewer, resourceType: type, body }) => planning.planBulkEdit(tenant, viewer, { ...body, type })),
  route(applyBulkEdit, EDIT, ({ tenant, viewer, resourceType: type, body }) =>
    applying.applyBulkEdit(tenant, jobs, viewer, { ...body, type }),
  ),
  route(undoBulkEdit, EDIT, ({ tenant, viewer, resourceType, body }) =>
    undoing.undoBulkEdit(tenant, jobs, viewer, resourceType, body.change),
  ),
]
