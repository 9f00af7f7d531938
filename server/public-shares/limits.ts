import { FairQueue } from '../authentication/FairQueue.ts'
import { networkOf } from '../session/network.ts'

/** At once: of the connections of requests most are left to everybody else. That wait: a page of a list asks for each of its pictures. */
const BOUNDS = { atOnce: { all: 2, strangers: 2 }, waiting: { all: 600, line: 200, account: 400 } } as const

/** Seconds after which whoever met a crowd is let try again. */
export const CROWDED = 2

/** Looks at what links open, in turn by network, so that nobody waits for another's flood. Throws Crowded, at once. */
export const newTurns = () => {
  const queue = new FairQueue(BOUNDS)
  return <A>(address: string, token: string, work: () => Promise<A>): Promise<A> => queue.run({ isKnown: false, line: networkOf(address), account: token }, work)
}
