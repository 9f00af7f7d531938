import { useEffect } from 'react'
import type { Capabilities, Capability } from '../../application/capabilities/capability.ts'
import { PALETTE } from '../../application/palette/paletteActors.ts'
import { PROFILE } from '../../application/profile/profileActors.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'

/** What is made though no page asks for it: it stands beside every page, or follows where somebody goes. */
const OUTLIVING: readonly Capability<object>[] = [TRANSFERS, PALETTE, PROFILE]

/** Whoever wants what could not be fetched tries again. */
export const makeOutliving = ({ load }: Capabilities): void => {
  for (const key of OUTLIVING) load(key).catch(() => undefined)
}

/** Milliseconds of a page that is busy with itself. */
const QUIET_MS = 2000

/** Makes it soon after the first page, and has the code of all capabilities fetched. */
export const useOutliving = (capabilities: Capabilities): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      makeOutliving(capabilities)
      void capabilities.prefetch()
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [capabilities])
}
