import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import type { Capabilities, Capability } from '../../application/capabilities/capability.ts'

/** What a capability offers, once it has been made by whoever needs it first. */
export const useCapability = <Actors extends object>({ subscribe, now }: Capabilities, key: Capability<Actors>): Actors | undefined =>
  useSyncExternalStore(subscribe, () => now(key))

/** Milliseconds in which the page that somebody has gone to shows itself. */
const SHOWING_MS = 100

/** Whether code may come that the first page does not begin with. The page that somebody goes to comes before it. */
export const useBegun = ({ subscribe, isBegun }: Capabilities): boolean => {
  const isMade = useSyncExternalStore(subscribe, isBegun)
  const isStaying = useNavigation().state === 'idle'
  const [begun, setBegun] = useState(isMade)
  useEffect(() => {
    if (begun || !isMade || !isStaying) return undefined
    const timer = setTimeout(() => setBegun(true), SHOWING_MS)
    return () => clearTimeout(timer)
  }, [begun, isMade, isStaying])
  return begun
}
