import * as Result from 'effect/Result'
import type { Notify } from '../notifications/notifications.machine.ts'
import { takenBackNotice } from '../bulk-operations/takenBack.ts'
import type { GuidedMoveGateway } from './GuidedMoveGateway.ts'

/** Begins to take a move of values back, and tells how that went. */
export const movingBack = (guidedMoves: Pick<GuidedMoveGateway, 'undo'>, notify: Notify) => async (_type: unknown, moveId: string): Promise<void> => {
  const outcome = await guidedMoves.undo(moveId, new AbortController().signal)
  notify(takenBackNotice(Result.map(outcome, (bulkOperation) => ({ bulkOperation })), () => ({ kind: 'info', text: 'moveCopy.begun.moveValuesBack' })))
}
