import * as Result from 'effect/Result'
import { cancelBulkOperation, listBulkOperations, readBulkOperation, removeBulkOperation, retryBulkOperation } from '../../src/infrastructure/bulk-operations/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import * as bulkOperations from './bulkOperations.ts'

/** What many things are moved, copied, trashed and restored by, as long as they are remembered. */
export const bulkOperationRoutes = (jobs: Jobs): readonly Route[] => [
  route(listBulkOperations, { action: 'followOwnOperations', batched: true }, async ({ tenant, viewer }) => Result.succeed(await bulkOperations.bulkOperationsOf(tenant, viewer))),
  route(readBulkOperation, { action: 'followOwnOperations' }, ({ tenant, viewer, params }) => bulkOperations.readBulkOperation(tenant, viewer, params.bulkOperationId)),
  route(cancelBulkOperation, { action: 'followOwnOperations' }, ({ tenant, viewer, params }) => bulkOperations.cancelBulkOperation({ tenant, viewer, jobs }, params.bulkOperationId)),
  route(retryBulkOperation, { action: 'followOwnOperations' }, ({ tenant, viewer, params }) => bulkOperations.retryBulkOperation({ tenant, viewer, jobs }, params.bulkOperationId)),
  route(removeBulkOperation, { action: 'followOwnOperations' }, ({ tenant, viewer, params }) => bulkOperations.removeBulkOperation({ tenant, viewer, jobs }, params.bulkOperationId)),
]
