import * as Result from 'effect/Result'
import { allOf } from '../../src/domain/access/evaluate.ts'
import { cancelBulkOperation, listBulkOperations, readBulkOperation, removeBulkOperation, retryBulkOperation } from '../../src/infrastructure/bulk-operations/contract.ts'
import { route, type Route } from '../http/route.ts'
import * as bulkOperations from './bulkOperations.ts'

/** One's own: what each of them does was allowed when it was asked for, and is asked about again when it is done. */
const OWN = { access: 'signedIn', requires: allOf() } as const

/** What many things are moved, copied, thrown away and restored by, as long as they are remembered. */
export const bulkOperationRoutes = (onSent: () => void): readonly Route[] => [
  route(listBulkOperations, { ...OWN, together: true }, async ({ tenant, viewer }) => Result.succeed(await bulkOperations.bulkOperationsOf(tenant, viewer))),
  route(readBulkOperation, OWN, ({ tenant, viewer, params }) => bulkOperations.readBulkOperation(tenant, viewer, params.bulkOperationId)),
  route(cancelBulkOperation, OWN, ({ tenant, viewer, params }) => bulkOperations.cancelBulkOperation(tenant, viewer, params.bulkOperationId, onSent)),
  route(retryBulkOperation, OWN, ({ tenant, viewer, params }) => bulkOperations.retryBulkOperation(tenant, viewer, params.bulkOperationId, onSent)),
  route(removeBulkOperation, OWN, ({ tenant, viewer, params }) => bulkOperations.removeBulkOperation(tenant, viewer, params.bulkOperationId)),
]
