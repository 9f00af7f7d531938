import { waitFor } from 'xstate'
import type { ArrangingActor } from './arranging.machine.ts'
import type { Arrangement, Place } from './arranging.parts.ts'

/** Opens the dialog for it, and answers once that is closed: whether it was done, or of many things begun. */
export const arrange = async (arranging: ArrangingActor, asked: Arrangement, destination?: Place): Promise<boolean> => {
  arranging.send({ type: 'arrange.open', asked, ...(destination === undefined ? {} : { destination }) })
  const { context } = await waitFor(arranging, (snapshot) => snapshot.matches('closed') || snapshot.context.asked !== asked, { timeout: Infinity })
  return context.asked === asked && (context.arranged ?? context.begun) !== undefined
}
