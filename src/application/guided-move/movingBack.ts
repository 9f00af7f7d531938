import * as Result from 'effect/Result'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { notifyTakenBack } from '../bulk-operations/takenBack.ts'
import type { GuidedMoveGateway } from './GuidedMoveGateway.ts'

/** Begins to take a move of values back, and tells how that went. */
export const movingBack = (guidedMoves: Pick<GuidedMoveGateway, 'undo'>, notify: Notify) => async (_type: unknown, moveId: string, again: NotificationAction): Promise<boolean> => {
  const outcome = await guidedMoves.undo(moveId, new AbortController().signal)
  return notifyTakenBack(notify, Result.map(outcome, (bulkOperation) => ({ bulkOperation })), again, () => ({ kind: 'info', text: 'moveCopy.begun.moveValuesBack' }))
}
