import { waitFor } from 'xstate'
import type { MoveCopyActor } from './moveCopy.machine.ts'
import type { MoveCopyRequest, Place } from './moveCopyContext.ts'

/** Opens the dialog for it, or puts it in line behind what is under way, and answers once that is over: whether it was done, or of many things begun. */
export const askMoveCopy = async (moveCopy: MoveCopyActor, asked: MoveCopyRequest, destination?: Place): Promise<boolean> => {
  moveCopy.send({ type: 'moveCopy.open', asked, ...(destination === undefined ? {} : { destination }) })
  const { context } = await waitFor(
    moveCopy,
    (snapshot) => !snapshot.context.waiting.some((wanted) => wanted.asked === asked) && (snapshot.matches('closed') || snapshot.context.asked !== asked),
    { timeout: Infinity },
  )
  return context.done === asked
}
