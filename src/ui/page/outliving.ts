import { useEffect } from 'react'
import { waitFor } from 'xstate'
import type { Capabilities, Capability } from '../../application/capabilities/capability.ts'
import { PALETTE } from '../../application/palette/paletteActors.ts'
import { PROFILE } from '../../application/profile/profileActors.ts'
import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'

/** What is made though no page asks for it: it stands beside every page, or follows where somebody goes. */
const OUTLIVING: readonly Capability<object>[] = [TRANSFERS, PALETTE, PROFILE, SAVED_SEARCHES]

/** Whoever wants what could not be fetched tries again. */
export const makeOutliving = ({ load }: Capabilities): void => {
  for (const key of OUTLIVING) load(key).catch(() => undefined)
}

/** Milliseconds of the first page, and of one that somebody goes to, that is busy with itself. */
const BUSY_MS = 2000
const ARRIVING_MS = 500

/** Milliseconds of a frame. A browser has more to spare only while none is drawn. */
const FRAME_MS = 17

/** Milliseconds after which it begins all the same: uploads that were broken off go on by it. */
const LONGEST_WAIT_MS = 30_000

/** Resolves while nothing moves: what begins then makes no scrolling stumble. A browser that cannot tell is asked for nothing. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') return resolve()
    const until = performance.now() + LONGEST_WAIT_MS
    const look = (deadline: IdleDeadline): void => {
      if (deadline.timeRemaining() > FRAME_MS || performance.now() >= until) resolve()
      else requestIdleCallback(look, { timeout: LONGEST_WAIT_MS })
    }
    requestIdleCallback(look, { timeout: LONGEST_WAIT_MS })
  })

/** One after the other: all at once take more than a frame. */
const makeEach = async ({ load }: Capabilities): Promise<void> => {
  for (const key of OUTLIVING) {
    await idle()
    await load(key).catch(() => undefined)
  }
}

/** Behind the page that somebody goes to, whose own code and hits come first. */
export const makeOutlivingBehind = (capabilities: Capabilities): void => {
  setTimeout(() => void makeEach(capabilities), ARRIVING_MS)
}

/** Milliseconds behind the last file, whose picture is made and shown then. */
const MADE_MS = 3000

/** Resolves while nothing moves and no file passes through the page, nor has just done so: it, or its picture, would come later by every script that is fetched. */
const undisturbed = async ({ now }: Capabilities): Promise<void> => {
  const transfers = now(TRANSFERS)?.transfers
  if (transfers === undefined) return idle()
  // Of who has gone nothing is on its way.
  const isWorking = (): boolean => transfers.getSnapshot().status === 'active' && transfers.getSnapshot().matches('working')
  while (isWorking()) {
    await waitFor(transfers, () => !isWorking()).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, MADE_MS))
  }
  return idle()
}

const makeAhead = async (capabilities: Capabilities): Promise<void> => {
  await makeEach(capabilities)
  await capabilities.prefetch(() => undisturbed(capabilities))
}

/** Makes it soon after the first page, and has the code of all capabilities fetched, one after the other while nothing moves and no file is on its way. */
export const useOutliving = (capabilities: Capabilities): void => {
  useEffect(() => {
    const timer = setTimeout(() => void makeAhead(capabilities), BUSY_MS)
    return () => clearTimeout(timer)
  }, [capabilities])
}
