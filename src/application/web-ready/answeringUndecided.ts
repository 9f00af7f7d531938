import * as Result from 'effect/Result'
import { markReady, type WebReadyDone } from './markingReady.ts'
import type { BulkOperationGateway } from '../bulk-operations/BulkOperationGateway.ts'
import type { WebReadyFailure, WebReadyGateway, WebReadyRuleFailure } from './WebReadyGateway.ts'
import type { WebReadyAsked } from './webReadyNotices.ts'

interface Ports {
  readonly webReady: WebReadyGateway
  readonly bulkOperations: BulkOperationGateway
}

/**
 * Makes what is asked for ready, or not. Of what came into a folder, where the same is to happen with what comes from now on, the folder is told that first: what
 * comes meanwhile is then decided as well.
 */
export const carryOut = async (
  ports: Ports,
  { items, undecided, ...wish }: WebReadyAsked,
  signal: AbortSignal,
): Promise<Result.Result<WebReadyDone, WebReadyFailure | WebReadyRuleFailure>> => {
  const [folder] = items
  if (undecided?.always === true && folder !== undefined) {
    const rule = wish.webReady ? 'always' : 'never'
    const ruled = await ports.webReady.changeRule({ resourceType: undecided.resourceType, folderId: folder.id, rule }, signal)
    if (Result.isFailure(ruled)) return Result.fail(ruled.failure)
  }
  return markReady(ports, { ...wish, ...(undecided && { undecided: true }), resources: items.map(({ kind, id }) => ({ kind, id })) }, signal)
}
