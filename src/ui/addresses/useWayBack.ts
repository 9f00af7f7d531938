import { useLocation, useNavigate } from 'react-router'
import type { Origin } from '../../application/assets/AssetPlace.ts'
import { originAddress } from './origins.ts'

const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'list' in state && state.list === true

interface WayBack {
  /** Where the page itself is gone, nobody comes back to it. */
  readonly isGone?: boolean
  /** Where one goes who came from no list. */
  readonly home?: string
}

/** To the list one came from. Where that is the entry of the history before this one, it is there again, at the place that was left. */
export const useWayBack = (from: Origin | undefined): ((way?: WayBack) => void) => {
  const navigate = useNavigate()
  const { state } = useLocation()
  return ({ isGone = false, home } = {}) => {
    const list = from === undefined ? home : originAddress(from)
    if (from !== undefined && isFromList(state)) void navigate(-1)
    else if (list !== undefined) void navigate(list, { replace: isGone })
  }
}
