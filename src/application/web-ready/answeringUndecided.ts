import * as Result from 'effect/Result'
import { markReady, type WebReadyDone } from './markingReady.ts'
import type { WebReadyGateway, WebReadyRuleFailure, WebReadyUndoFailure } from './WebReadyGateway.ts'
import type { WebReadyAsked } from './webReadyNotices.ts'

/**
 * Makes what is asked for ready, or not. Of what came into a folder, where the same is to happen with what comes from now on, the folder is told that first: what
 * comes meanwhile is then decided as well.
 */
export const carryOut = async (
  webReady: WebReadyGateway,
  { undecided, ...wish }: WebReadyAsked,
  signal: AbortSignal,
): Promise<Result.Result<WebReadyDone, WebReadyUndoFailure | WebReadyRuleFailure>> => {
  const [folder] = wish.items
  if (undecided?.always === true && folder !== undefined) {
    const rule = wish.webReady ? 'always' : 'never'
    const ruled = await webReady.changeRule({ resourceType: undecided.resourceType, folderId: folder.id, rule }, signal)
    if (Result.isFailure(ruled)) return Result.fail(ruled.failure)
  }
  return markReady(webReady, { ...wish, ...(undecided && { undecided: true }) }, signal)
}
