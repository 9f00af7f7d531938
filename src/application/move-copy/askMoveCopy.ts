import { waitFor } from 'xstate'
import type { MoveCopyActor } from './moveCopy.machine.ts'
import type { MoveCopyRequest, Place } from './moveCopyContext.ts'

/** Opens the dialog for it, and answers once that is closed: whether it was done, or of many things begun. */
export const askMoveCopy = async (moveCopy: MoveCopyActor, asked: MoveCopyRequest, destination?: Place): Promise<boolean> => {
  moveCopy.send({ type: 'moveCopy.open', asked, ...(destination === undefined ? {} : { destination }) })
  const { context } = await waitFor(moveCopy, (snapshot) => snapshot.matches('closed') || snapshot.context.asked !== asked, { timeout: Infinity })
  return context.asked === asked && (context.outcome ?? context.begun) !== undefined
}
